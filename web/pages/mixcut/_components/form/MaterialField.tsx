import { chakra } from '@chakra-ui/react/styled-system';
import Clapperboard from 'lucide-react/icons/clapperboard';
import FolderOpen from 'lucide-react/icons/folder-open';
import { lazy, Suspense, useState } from 'react';
import { MaterialTiles } from '../../../../features/materials/MaterialTiles.tsx';
import { Uploader } from '../../../../features/uploader/Uploader.tsx';
import type { Uploads } from '../../../../features/uploader/useUploads.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Skeleton } from '../../../../ui/feedback.tsx';
import type { MixcutDraft } from '../../_lib/mixcutDraft.ts';
import { useSampleMaterials } from './useSampleMaterials.ts';

const MaterialPicker = lazy(async () => ({
  default: (await import('../../../../features/materials/MaterialPicker.tsx')).MaterialPicker,
}));

interface MaterialFieldProps {
  ids: readonly string[];
  uploads: Uploads;
  error: string | null;
  onChange: (change: Partial<MixcutDraft> | ((before: MixcutDraft) => Partial<MixcutDraft>)) => void;
}

/** What the film is cut from: own files, what is in the library, or the sample that shows how it works. */
export function MaterialField({ ids, uploads, error, onChange }: MaterialFieldProps) {
  const [picking, setPicking] = useState(false);
  const sample = useSampleMaterials(({ prompt, materialIds }) =>
    onChange((before) => ({ materialIds, input: before.input.trim() ? before.input : prompt })),
  );
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="2"
      tabIndex={-1}
      data-field="materials"
      outline="0"
      role="group"
      aria-label={t.materials}
    >
      <chakra.p textStyle="label">{t.materials}</chakra.p>
      <Uploader
        label={t.addMaterials}
        uploads={uploads}
        note={
          (error ?? sample.failure) && (
            <chakra.p role="alert" textStyle="caption" color="status.failed.fg">
              {error ?? sample.failure}
            </chakra.p>
          )
        }
      >
        <Button size="sm" onClick={() => setPicking(true)}>
          <FolderOpen size={15} aria-hidden />
          {t.pick}
        </Button>
        {ids.length === 0 && (
          <Button size="sm" disabled={sample.isPreparing} onClick={sample.prepare}>
            <Clapperboard size={15} aria-hidden />
            {sample.isPreparing ? t.sampleBusy : t.sample}
          </Button>
        )}
      </Uploader>
      {ids.length > 0 && (
        <Suspense fallback={<Skeleton h="16" />}>
          <MaterialTiles
            ids={ids}
            onRemove={(id) =>
              onChange((before) => ({ materialIds: before.materialIds.filter((one) => one !== id) }))
            }
          />
        </Suspense>
      )}
      {picking && (
        <Suspense fallback={null}>
          <MaterialPicker
            chosen={ids}
            onClose={() => setPicking(false)}
            onPick={(picked) => {
              setPicking(false);
              onChange((before) => ({ materialIds: [...new Set([...before.materialIds, ...picked])] }));
            }}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
