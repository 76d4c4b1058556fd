import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSpaces } from './useSpaces.ts';

/** Spaces there are, offered while one is typed; without them the field works as well. */
export function SpaceOptions({ id }: { id: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Known id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Known({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {useSpaces().map((space) => (
        <option key={space} value={space} />
      ))}
    </datalist>
  );
}
