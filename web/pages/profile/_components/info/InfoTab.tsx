import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import type { InfoTabQuery } from '../../../../__generated__/InfoTabQuery.graphql.ts';
import { useOwnedQuery } from '../../../../relay/useOwnedQuery.ts';
import { InfoForm } from './InfoForm.tsx';
import { InfoView } from './InfoView.tsx';

/** 用户信息: looked at, or edited. */
export function InfoTab({ reference }: { reference: PreloadedQuery<InfoTabQuery> }) {
  const { viewer } = useOwnedQuery<InfoTabQuery>(
    graphql`
      query InfoTabQuery {
        viewer {
          id
          userName
          ...InfoView_viewer
          ...InfoForm_viewer
        }
      }
    `,
    reference,
  );
  const [editing, setEditing] = useState(false);
  if (!viewer) return null;
  return (
    <chakra.section css={panel}>
      {editing ? (
        <InfoForm viewer={viewer} onClose={() => setEditing(false)} />
      ) : (
        <InfoView viewer={viewer} onEdit={() => setEditing(true)} />
      )}
    </chakra.section>
  );
}

const panel = {
  p: { base: '4', md: '6' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;
