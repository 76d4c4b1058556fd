import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import type { useAnalyzeProjectQuery } from '../../../__generated__/useAnalyzeProjectQuery.graphql.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';

/** The open project; form and result read the same request. Another kind's number names nothing on this screen. */
export function useAnalyzeProject(reference: PreloadedQuery<useAnalyzeProjectQuery>) {
  const { project } = useOwnedQuery<useAnalyzeProjectQuery>(
    graphql`
      query useAnalyzeProjectQuery($number: Int!) {
        project(number: $number) {
          id
          kind
          number
          eventSeq
          ...OpenAnalysisForm_project
          ...AnalysisResult_project
        }
      }
    `,
    reference,
  );
  return project?.kind === 'ONE_ANALYZE' ? project : null;
}
