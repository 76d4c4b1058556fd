import { Dialog, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useRef, useState } from 'react';
import { BatchField } from '../../../features/catalog/BatchField.tsx';
import { CatalogSelect } from '../../../features/catalog/CatalogSelect.tsx';
import { isComplete, nothingChosen } from '../../../features/catalog/catalogTree.ts';
import { TagsField } from '../../../features/catalog/TagsField.tsx';
import { useAddBatch } from '../../../features/catalog/useAddBatch.ts';
import { Uploader } from '../../../features/uploader/Uploader.tsx';
import { useUploads } from '../../../features/uploader/useUploads.ts';
import { catalog as t } from '../../../locales/zh-CN/catalog.ts';
import { failures } from '../../../locales/zh-CN/failures.ts';
import { works } from '../../../locales/zh-CN/materials.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/feedback.tsx';
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx';

/** Files that are sorted as they arrive: classification first, then as many files as one likes. */
export function BatchUpload({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState(nothingChosen);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [batch, setBatch] = useState('');
  const [checked, setChecked] = useState(false);
  const [count, setCount] = useState(0);
  const addBatch = useAddBatch();
  const listed = useRef('');
  const batchName = batch.trim();
  const uploads = useUploads(
    () => {
      setCount((before) => before + 1);
      // On the space's list once a file has come in under it; the files have its name in any case.
      if (batchName === '' || listed.current === batchName) return;
      listed.current = batchName;
      addBatch(batchName).catch(() => {
        listed.current = '';
      });
    },
    {},
    { tags, industry: place.INDUSTRY, product: place.PRODUCT, sku: place.SKU, batch: batchName },
  );
  return (
    <Dialog.Root
      open
      size="lg"
      closeOnInteractOutside={false}
      onOpenChange={(event) => !event.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t.batchUploadTitle}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body display="flex" flexDirection="column" gap="4">
              <SectionBoundary fallback={failures.catalog}>
                <Suspense fallback={<Skeleton h="40" />}>
                  {/* Files on their way keep the sorting they began with. */}
                  <chakra.fieldset disabled={uploads.busy} minW="0" m="0" p="0" border="0" css={fields}>
                    <CatalogSelect value={place} onChange={setPlace} checked={checked} />
                    <BatchField value={batch} onChange={setBatch} />
                    <TagsField tags={tags} onChange={setTags} />
                  </chakra.fieldset>
                </Suspense>
              </SectionBoundary>
              {isComplete(place) ? (
                <Uploader label={works.upload} uploads={uploads} />
              ) : (
                <chakra.div css={waiting}>
                  <Button onClick={() => setChecked(true)}>{works.upload}</Button>
                  <chakra.p
                    textStyle="caption"
                    color={checked ? 'status.failed.fg' : 'fg.muted'}
                    role="status"
                  >
                    {t.needClassification}
                  </chakra.p>
                </chakra.div>
              )}
            </Dialog.Body>
            <Dialog.Footer alignItems="center">
              <chakra.span role="status" color="fg.muted" me="auto">
                {count > 0 && t.uploaded(count)}
              </chakra.span>
              <Button onClick={onClose}>{count > 0 && !uploads.busy ? t.done : t.close}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const fields = { display: 'flex', flexDirection: 'column', gap: '4' } as const;

const waiting = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  p: '5',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.strong',
  borderRadius: 'panel',
} as const;
