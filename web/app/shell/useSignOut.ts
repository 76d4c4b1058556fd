import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts';
import { clearSessionTraces } from '../../lib/session.ts';
import { shell as t } from '../../locales/zh-CN/shell.ts';
import { notify } from '../../ui/notify.ts';

const noticeMs = 1800;

/** Ends the session and leaves for `/` by a full load, so that nothing stays in memory; also when the call fails. */
export function useSignOut(): () => void {
  const [commit] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut
    }
  `);
  return useCallback(() => {
    const leave = () => {
      clearSessionTraces();
      window.location.assign('/');
    };
    commit({
      variables: {},
      onCompleted: leave,
      onError: () => {
        void notify('error', t.signOutFailed);
        setTimeout(leave, noticeMs);
      },
    });
  }, [commit]);
}
