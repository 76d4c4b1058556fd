import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { MaterialCard_material$key } from '../../../__generated__/MaterialCard_material.graphql.ts';
import { MaterialCard } from '../../../features/materials/MaterialCard.tsx';
import { useDeleteMaterials } from '../../../features/materials/useDeleteMaterials.ts';
import { materials, works as t } from '../../../locales/zh-CN/materials.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

interface MaterialGridProps {
  materials: readonly (MaterialCard_material$key & { readonly id: string })[];
  timeLabel: string;
  more: { loading: boolean; load: () => void } | null;
}

/** Cards with a selection; what is selected can be deleted together. */
export function MaterialGrid({ materials: nodes, timeLabel, more }: MaterialGridProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<readonly string[] | null>(null);
  const { remove, isRemoving } = useDeleteMaterials();
  const chosen = nodes.filter(({ id }) => selected.includes(id)).map(({ id }) => id);
  const all = chosen.length === nodes.length;
  const confirm = () => {
    if (!asking) return;
    remove(asking, () => {
      setSelected((before) => before.filter((id) => !asking.includes(id)));
      setAsking(null);
    });
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <chakra.div display="flex" alignItems="center" gap="3" minH="8">
        <chakra.label display="inline-flex" alignItems="center" gap="2" cursor="pointer">
          <input
            type="checkbox"
            checked={all}
            onChange={() => setSelected(all ? [] : nodes.map(({ id }) => id))}
          />
          {t.selectAll}
        </chakra.label>
        {chosen.length > 0 && (
          <>
            <chakra.span color="fg.muted">{t.selected(chosen.length)}</chakra.span>
            <Button size="sm" onClick={() => setAsking(chosen)}>
              {t.delete}
            </Button>
          </>
        )}
      </chakra.div>
      <chakra.ul css={grid}>
        {nodes.map((node) => (
          <MaterialCard
            key={node.id}
            material={node}
            timeLabel={timeLabel}
            selected={selected.includes(node.id)}
            onSelect={() =>
              setSelected((before) =>
                before.includes(node.id) ? before.filter((id) => id !== node.id) : [...before, node.id],
              )
            }
            onDelete={() => setAsking([node.id])}
          />
        ))}
      </chakra.ul>
      {more && (
        <Button alignSelf="center" disabled={more.loading} onClick={more.load}>
          {materials.more}
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={t.confirmDelete(asking?.length ?? 1)}
        confirm={t.delete}
        cancel={t.cancel}
        busy={isRemoving}
        onConfirm={confirm}
        onClose={() => setAsking(null)}
      >
        {t.deleteHint}
      </ConfirmDialog>
    </chakra.div>
  );
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 228px), 1fr))',
  gap: '4',
} as const;
