import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import query, { type InfoTabQuery } from '../../../../__generated__/InfoTabQuery.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { profileInfo as t } from '../../../../locales/zh-CN/profile.ts';
import { notify } from '../../../../ui/notify.ts';

/** Asks the server anew; the records on screen take up what it says. */
export function useRefreshInfo() {
  const environment = useRelayEnvironment();
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    fetchQuery<InfoTabQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      .then(() => notify('success', t.refreshed))
      .catch((error) => notify('error', failures.profile, failureMessage(error, failures.network)))
      .finally(() => setRefreshing(false));
  };
  return { refresh, isRefreshing };
}
