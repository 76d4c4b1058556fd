import { graphql, readInlineData } from 'react-relay/hooks.js';
import type {
  readProgress_project$data,
  readProgress_project$key,
} from '../../__generated__/readProgress_project.graphql.ts';

/** What progressText.ts makes sentences and fractions of; a component spreads the fragment and reads it here. */
export function readProgress(project: readProgress_project$key): readProgress_project$data {
  return readInlineData(
    graphql`
      fragment readProgress_project on Project @inline {
        status
        reason
        currentStep
        steps {
          id
          label
          status
          progress {
            fraction
            message
            etaSeconds
          }
        }
      }
    `,
    project,
  );
}
