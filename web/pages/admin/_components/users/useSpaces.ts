import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { useSpacesQuery } from '../../../../__generated__/useSpacesQuery.graphql.ts';

/** The spaces that people work in, for filters and suggestions. */
export function useSpaces(): readonly string[] {
  const { spaces } = useLazyLoadQuery<useSpacesQuery>(
    graphql`
      query useSpacesQuery {
        spaces
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return spaces;
}
