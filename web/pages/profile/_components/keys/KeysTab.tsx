import { chakra } from '@chakra-ui/react/styled-system';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks.js';
import type { KeysTabQuery } from '../../../../__generated__/KeysTabQuery.graphql.ts';
import { profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { useOwnedQuery } from '../../../../relay/useOwnedQuery.ts';
import { Button } from '../../../../ui/Button.tsx';
import { KeyTable } from './KeyTable.tsx';
import { NoKeys } from './NoKeys.tsx';
import { ShownKey } from './ShownKey.tsx';
import type { ShownKey as Shown } from './useRevealKey.ts';

const CreateKeyDialog = lazy(async () => ({
  default: (await import('./CreateKeyDialog.tsx')).CreateKeyDialog,
}));

/** API 密钥: the list, a new one, and the one that is shown right now. */
export function KeysTab({ reference }: { reference: PreloadedQuery<KeysTabQuery> }) {
  const { viewer } = useOwnedQuery<KeysTabQuery>(
    graphql`
      query KeysTabQuery {
        viewer {
          id
          role
          verified
          apiKeys {
            id
          }
          ...KeyTable_viewer
        }
      }
    `,
    reference,
  );
  const [creating, setCreating] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  if (!viewer) return null;
  const create = (
    <Button variant="ink" onClick={() => setCreating(true)}>
      <Plus size={16} aria-hidden />
      {t.create}
    </Button>
  );
  const isEmpty = viewer.apiKeys?.length === 0;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {!isEmpty && (
        <chakra.div display="flex" alignItems="center" gap="4" flexWrap="wrap">
          <chakra.p flex="1" minW="240px" color="fg.muted">
            {t.lead}
          </chakra.p>
          {create}
        </chakra.div>
      )}
      {!viewer.verified && (
        <chakra.p p="3" borderRadius="control" bg="status.waiting.bg" color="status.waiting.fg">
          {t.unverified}
        </chakra.p>
      )}
      {shown && <ShownKey key={shown.key} shown={shown} onHide={() => setShown(null)} />}
      {isEmpty ? (
        <NoKeys action={create} />
      ) : (
        <KeyTable
          viewer={viewer}
          onShow={setShown}
          onDeleted={(id) => setShown((now) => (now?.id === id ? null : now))}
        />
      )}
      {creating && (
        <Suspense fallback={null}>
          <CreateKeyDialog
            mayAdminister={viewer.role === 'ADMIN'}
            onCreated={(made) => {
              setCreating(false);
              setShown(made);
            }}
            onClose={() => setCreating(false)}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
