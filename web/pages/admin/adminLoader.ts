import { redirectDocument } from 'react-router-dom';
import { fetchQuery, graphql } from 'relay-runtime';
import type { adminLoaderQuery } from '../../__generated__/adminLoaderQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

/**
 * Administrators only; anyone else is sent to the login page, where another account can be signed in with. The
 * server does not rely on it: it answers everybody else as if there were nothing.
 */
export async function loadAdmin() {
  const data = await fetchQuery<adminLoaderQuery>(
    environment,
    graphql`
      query adminLoaderQuery {
        viewer {
          id
          role
          verified
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise();
  if (data?.viewer?.role !== 'ADMIN' || !data.viewer.verified) throw redirectDocument('/login?from=%2Fadmin');
  return { viewerId: data.viewer.id };
}
