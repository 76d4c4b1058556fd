import { fetchQuery, graphql } from 'relay-runtime';
import type { labLoaderQuery } from '../../__generated__/labLoaderQuery.graphql.ts';
import { environment } from '../../relay/environment.ts';

/** Whether this person may see the lab; the server answers everybody else as if there were none in any case. */
export async function loadLab(): Promise<{ mayEnter: boolean }> {
  const data = await fetchQuery<labLoaderQuery>(
    environment,
    graphql`
      query labLoaderQuery {
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
  return { mayEnter: data?.viewer?.role === 'ADMIN' && data.viewer.verified };
}
