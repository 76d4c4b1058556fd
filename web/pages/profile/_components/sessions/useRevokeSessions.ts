import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useRevokeSessionsMutation } from '../../../../__generated__/useRevokeSessionsMutation.graphql.ts';
import type { useRevokeSessionsOthersMutation } from '../../../../__generated__/useRevokeSessionsOthersMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { profileSessions as t } from '../../../../locales/zh-CN/profile.ts';
import { notify } from '../../../../ui/notify.ts';
import { removeOwned } from '../../_lib/removeOwned.ts';

/** Ends sessions; `onDone` also where one had ended already by itself. */
export function useRevokeSessions(onDone: () => void) {
  const [commit, isRevokingOne] = useMutation<useRevokeSessionsMutation>(graphql`
    mutation useRevokeSessionsMutation($id: ID!) {
      revokeSession(id: $id) {
        revokedId
      }
    }
  `);
  const [commitOthers, isRevokingOthers] = useMutation<useRevokeSessionsOthersMutation>(graphql`
    mutation useRevokeSessionsOthersMutation {
      revokeOtherSessions {
        count
        viewer {
          id
          sessions {
            id
          }
        }
      }
    }
  `);
  const onError = (error: Error) => {
    onDone();
    void notify('error', t.failed, failureMessage(error, failures.network));
  };
  return {
    isRevoking: isRevokingOne || isRevokingOthers,
    revoke: (id: string) =>
      commit({
        variables: { id },
        updater: (store) => removeOwned(store, 'sessions', id),
        onCompleted: () => {
          onDone();
          void notify('success', t.revoked);
        },
        onError,
      }),
    revokeOthers: () =>
      commitOthers({
        variables: {},
        onCompleted: ({ revokeOtherSessions: { count } }) => {
          onDone();
          void notify('success', t.revokedOthers(count));
        },
        onError,
      }),
  };
}
