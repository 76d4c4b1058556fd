import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionBoundary } from '../SectionBoundary.tsx';

interface TableSectionProps {
  /** The catalogue's sentence for when its rows cannot be had. */
  failure: string;
  /** The table without rows, while they are on their way for the first time. */
  skeleton: ReactNode;
  /** `attempt` goes into the query's fetch key: asked anew after a failure, and after what changes the list. */
  children: (attempt: number, reload: () => void) => ReactNode;
}

/**
 * Where a table asks for its rows: grey at first, and failing by itself, with a button to try again; another page
 * or filter tries again too.
 */
export function TableSection({ failure, skeleton, children }: TableSectionProps) {
  const [attempt, setAttempt] = useState(0);
  const { search } = useLocation();
  const reload = () => setAttempt((before) => before + 1);
  return (
    <SectionBoundary fallback={failure} resetKeys={[attempt, search]} onRetry={reload}>
      <Suspense fallback={skeleton}>{children(attempt, reload)}</Suspense>
    </SectionBoundary>
  );
}
