import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { failureMessage } from '../lib/failure.ts';
import { shell } from '../locales/zh-CN/shell.ts';
import { Button } from './Button.tsx';

interface SectionBoundaryProps {
  /** The catalogue's sentence for this part, where the server gave none. */
  fallback: string;
  resetKeys?: unknown[];
  /** Asks again for what failed; the new answer's key in `resetKeys` shows it. */
  onRetry?: () => void;
  children: ReactNode;
}

/** One part of a screen may fail without taking the others along. */
export function SectionBoundary({ fallback, resetKeys, onRetry, children }: SectionBoundaryProps) {
  return (
    <ErrorBoundary
      {...(resetKeys ? { resetKeys } : {})}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <chakra.div role="alert" p="6" display="flex" flexDirection="column" gap="3" alignItems="flex-start">
          <chakra.p textStyle="heading">{fallback}</chakra.p>
          <chakra.p color="fg.muted">{failureMessage(error, fallback)}</chakra.p>
          <Button
            onClick={() => {
              onRetry?.();
              resetErrorBoundary();
            }}
          >
            {shell.retry}
          </Button>
        </chakra.div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
