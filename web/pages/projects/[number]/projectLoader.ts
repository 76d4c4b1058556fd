import { fetchQuery, graphql } from 'react-relay/hooks.js';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { projectLoaderQuery } from '../../../__generated__/projectLoaderQuery.graphql.ts';
import { projectPath } from '../../../features/projectList/projectPath.ts';
import { environment } from '../../../relay/environment.ts';

const query = graphql`
  query projectLoaderQuery($number: Int!) {
    project(number: $number) {
      kind
      number
    }
  }
`;

/** A project's general address forwards to the screen of its kind; null where there is no such project. */
export async function loadProject({ params }: LoaderFunctionArgs): Promise<Response | null> {
  const number = Number(params.slug);
  if (!Number.isInteger(number) || number < 1 || number >= 2 ** 31) return null;
  const data = await fetchQuery<projectLoaderQuery>(environment, query, { number }).toPromise();
  const path = data?.project && projectPath(data.project);
  // A kind without a screen would forward to this very address.
  return path && !path.startsWith('/projects/') ? redirect(path) : null;
}
