import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import type { useMixcutProjectQuery } from '../../../__generated__/useMixcutProjectQuery.graphql.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';

/** The open project; form and result read the same request. */
export function useMixcutProject(
  reference: PreloadedQuery<useMixcutProjectQuery>,
): useMixcutProjectQuery['response'] {
  return useOwnedQuery<useMixcutProjectQuery>(
    graphql`
      query useMixcutProjectQuery($number: Int!) {
        project(number: $number) {
          id
          eventSeq
          ...OpenProjectForm_project
          ...ProjectResult_project
        }
      }
    `,
    reference,
  );
}
