import { useRef } from 'react';
import { newRequestKey } from './requestKey.ts';

/** Gives the same input, sent again after a lost answer, the same key: it happens once. */
export function useRequestKey(): (input: unknown) => string {
  const attempt = useRef({ of: '', key: '' });
  return (input) => {
    const of = JSON.stringify(input);
    if (attempt.current.of !== of) attempt.current = { of, key: newRequestKey() };
    return attempt.current.key;
  };
}
