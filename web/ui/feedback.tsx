import { chakra } from '@chakra-ui/react/styled-system';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';

export function Spinner({ label, size = 20 }: { label?: string; size?: number }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" color="fg.muted" role="status">
      <chakra.span display="inline-flex" animation="spin 900ms linear infinite">
        <LoaderCircle size={size} aria-hidden />
      </chakra.span>
      {label}
    </chakra.span>
  );
}

/** The grey shape of what is coming; the same size as the real thing, so nothing jumps. */
export const Skeleton = chakra('div', {
  base: { bg: 'bg.hover', borderRadius: 'control', animation: 'pulse 1.6s ease-in-out infinite' },
});

interface EmptyStateProps {
  title: string;
  /** Of the title, where it stands for a whole page. */
  level?: 'h1' | 'h2' | 'p';
  children?: ReactNode;
  action?: ReactNode;
}

/** What this place is for, and one thing to do. */
export function EmptyState({ title, level = 'p', children, action }: EmptyStateProps) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="2"
      py="12"
      px="6"
      textAlign="center"
    >
      <chakra.p as={level} textStyle="heading">
        {title}
      </chakra.p>
      {children && (
        <chakra.div color="fg.muted" maxW="400px">
          {children}
        </chakra.div>
      )}
      {action && <chakra.div mt="3">{action}</chakra.div>}
    </chakra.div>
  );
}
