import { useEffect, useRef } from 'react';
import type { UserDialogProps } from './UserDialogs.tsx';
import { useSetVerified } from './useSetVerified.ts';

/** Authorising asks nothing: it can be taken back. */
export function VerifyUser({ user, onClose }: UserDialogProps) {
  const { set } = useSetVerified(user, onClose);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    set(true, false);
  });
  return null;
}
