import { lazy, Suspense } from 'react';
import type { UserRow } from './UserRows.tsx';
import type { UserAct } from './userActions.ts';

export interface UserDialogProps {
  user: UserRow;
  onClose: () => void;
}

/** Each comes with its code when it is asked for. */
const dialogs = {
  edit: lazy(async () => ({ default: (await import('./EditUserDialog.tsx')).EditUserDialog })),
  topUp: lazy(async () => ({ default: (await import('./TopUpDialog.tsx')).TopUpDialog })),
  verify: lazy(async () => ({ default: (await import('./VerifyUser.tsx')).VerifyUser })),
  revoke: lazy(async () => ({ default: (await import('./RevokeUser.tsx')).RevokeUser })),
  resetPassword: lazy(async () => ({ default: (await import('./ResetPassword.tsx')).ResetPassword })),
  endSessions: lazy(async () => ({ default: (await import('./EndSessions.tsx')).EndSessions })),
};

export function UserDialogs({ act, ...props }: UserDialogProps & { act: UserAct }) {
  if (act === 'bills') return null;
  const Dialog = dialogs[act];
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
