import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { RouterLink } from './Button.tsx';

interface StartCardProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** What it costs, or that it is not there yet. */
  mark?: ReactNode;
}

/** One way to begin, as a card that is a link. */
export function StartCard({ to, icon, title, text, mark }: StartCardProps) {
  return (
    <RouterLink to={to} css={card}>
      <chakra.span color="fg.muted" pt="0.5">
        {icon}
      </chakra.span>
      <chakra.span display="flex" flexDirection="column" gap="1" flex="1" minW="0">
        <chakra.span display="flex" gap="2" alignItems="baseline">
          <chakra.span textStyle="heading" flex="1">
            {title}
          </chakra.span>
          {mark && (
            <chakra.span textStyle="caption" color="fg.muted" whiteSpace="nowrap">
              {mark}
            </chakra.span>
          )}
        </chakra.span>
        <chakra.span textStyle="table" color="fg.muted">
          {text}
        </chakra.span>
      </chakra.span>
    </RouterLink>
  );
}

/** As many columns as fit. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: '3',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const card = {
  display: 'flex',
  gap: '3',
  h: 'full',
  p: '4',
  color: 'fg',
  textDecoration: 'none',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  transition: 'border-color 140ms ease-out',
  _hover: { borderColor: 'border.strong' },
} as const;
