import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useSetVerifiedMutation } from '../../../../__generated__/useSetVerifiedMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { userActs as t } from '../../../../locales/zh-CN/admin.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { notify } from '../../../../ui/notify.ts';
import type { UserRow } from './UserRows.tsx';

/** Authorises, or takes it back; either way the row and a short notice tell. */
export function useSetVerified(user: UserRow, onDone: () => void) {
  const [commit, busy] = useMutation<useSetVerifiedMutation>(graphql`
    mutation useSetVerifiedMutation($input: SetUserVerifiedInput!) {
      setUserVerified(input: $input) {
        user {
          id
          verified
        }
      }
    }
  `);
  const set = (verified: boolean, confirmSelf: boolean) =>
    commit({
      variables: { input: { userId: user.id, verified, confirmSelf } },
      onCompleted: () => {
        void notify('success', verified ? t.verified(user.userName) : t.revoked(user.userName));
        onDone();
      },
      onError: (error) => {
        const failed = verified ? failures.verify : failures.revoke;
        void notify('error', failed, failureMessage(error, failures.network));
        onDone();
      },
    });
  return { set, busy };
}
