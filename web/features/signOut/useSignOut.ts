import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts';
import { beginSignOut, clearSessionTraces } from '../../lib/session.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { notify } from '../../ui/notify.ts';

const noticeMs = 1800;
/** Whoever signs out of a borrowed machine does not wait for a line that is down. */
const patienceMs = 5000;

/** Ends the session and leaves for `/` by a full load, so that nothing stays in memory; also when the call fails. */
export function useSignOut(): () => void {
  const [commit] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut
    }
  `);
  return useCallback(() => {
    beginSignOut();
    let left = false;
    const leave = (confirmed: boolean) => {
      if (left) return;
      left = true;
      clearTimeout(impatience);
      clearSessionTraces(confirmed);
      if (!confirmed) void notify('error', t.signOutFailed);
      setTimeout(() => window.location.assign('/'), confirmed ? 0 : noticeMs);
    };
    const impatience = setTimeout(() => leave(false), patienceMs);
    commit({ variables: {}, onCompleted: () => leave(true), onError: () => leave(false) });
  }, [commit]);
}
