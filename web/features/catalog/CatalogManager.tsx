import { Dialog, Portal } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/feedback.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { BatchRows } from './BatchRows.tsx';
import { CatalogRow } from './CatalogRow.tsx';
import { useCatalogTree } from './useCatalogTree.ts';

/** The whole tree of the space and its batches, to rename and to clear out. */
export function CatalogManager({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root open size="md" onOpenChange={(event) => !event.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t.manage}</Dialog.Title>
              <Dialog.Description>{t.manageHint}</Dialog.Description>
            </Dialog.Header>
            <Dialog.Body minH="200px">
              <SectionBoundary fallback={failures.catalog}>
                <Suspense fallback={<Spinner />}>
                  <Rows />
                  <chakra.h3 textStyle="label" mt="5" mb="1">
                    {t.batches}
                  </chakra.h3>
                  <BatchRows />
                </Suspense>
              </SectionBoundary>
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>{t.close}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Rows() {
  const tree = useCatalogTree();
  if (tree.length === 0) return <chakra.p color="fg.muted">{t.empty}</chakra.p>;
  return (
    <chakra.ul listStyle="none" m="0" p="0">
      {tree.map((node) => (
        <CatalogRow key={node.id} node={node} />
      ))}
    </chakra.ul>
  );
}
