import { loadQuery, type PreloadedQuery } from 'react-relay/hooks.js';
import type { LoaderFunctionArgs } from 'react-router-dom';
import billingQuery, { type BillingTabQuery } from '../../__generated__/BillingTabQuery.graphql.ts';
import infoQuery, { type InfoTabQuery } from '../../__generated__/InfoTabQuery.graphql.ts';
import keysQuery, { type KeysTabQuery } from '../../__generated__/KeysTabQuery.graphql.ts';
import sessionsQuery, { type SessionsTabQuery } from '../../__generated__/SessionsTabQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';
import { readAddress } from '../../ui/table/tableAddress.ts';
import { billingShape, momentsOf, readBillingFilter } from './_lib/billingAddress.ts';
import { type ProfileTab, readTab } from './_lib/profileTabs.ts';

export type OpenTab =
  | { tab: 'info' | 'password'; query: PreloadedQuery<InfoTabQuery> }
  | { tab: 'keys'; query: PreloadedQuery<KeysTabQuery> }
  | { tab: 'sessions'; query: PreloadedQuery<SessionsTabQuery> }
  | { tab: 'billing'; query: PreloadedQuery<BillingTabQuery> };

const fresh = { fetchPolicy: 'store-and-network' } as const;

/** What the address' tab shows, asked for before its code is there. */
export function loadProfile({ request }: LoaderFunctionArgs): OpenTab {
  const search = new URL(request.url).searchParams;
  const tab: ProfileTab = readTab(search);
  switch (tab) {
    case 'keys':
      return { tab, query: loadQuery<KeysTabQuery>(environment, keysQuery, {}, fresh) };
    case 'sessions':
      return { tab, query: loadQuery<SessionsTabQuery>(environment, sessionsQuery, {}, fresh) };
    case 'billing': {
      const filter = readBillingFilter(search);
      const { page, size } = readAddress(search, billingShape);
      const variables = {
        filter: { kinds: filter.kind && [filter.kind], ...momentsOf(filter) },
        page: { number: page, size },
      };
      return { tab, query: loadQuery<BillingTabQuery>(environment, billingQuery, variables, fresh) };
    }
    default:
      return { tab, query: loadQuery<InfoTabQuery>(environment, infoQuery, {}, fresh) };
  }
}
