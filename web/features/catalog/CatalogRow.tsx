import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { failureMessage } from '../../lib/failure.ts';
import { catalog as t } from '../../locales/zh-CN/catalog.ts';
import { failures } from '../../locales/zh-CN/failures.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.ts';
import type { CatalogItem } from './catalogTree.ts';
import { DeleteNode } from './DeleteNode.tsx';
import { useCatalogChanges } from './useCatalogChanges.ts';

/** A node with what stands below it. */
export function CatalogRow({ node }: { node: CatalogItem }) {
  const [name, setName] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { rename, busy } = useCatalogChanges();
  const save = () => {
    if (name === null || name.trim() === '') return;
    setFailure(null);
    rename(
      { id: node.id, name },
      {
        onDone: () => setName(null),
        onError: (error) => setFailure(failureMessage(error, failures.saveCatalog)),
      },
    );
  };
  return (
    <chakra.li>
      {name === null ? (
        <chakra.div display="flex" alignItems="center" minH="9" gap="1">
          <chakra.span flex="1" minW="0" overflowWrap="anywhere">
            {node.name}
          </chakra.span>
          <Button
            size="xs"
            variant="ghost"
            icon
            px="0"
            aria-label={t.renameNamed(node.name)}
            onClick={() => setName(node.name)}
          >
            <Pencil size={14} aria-hidden />
          </Button>
          <Button
            size="xs"
            variant="ghost"
            icon
            px="0"
            aria-label={t.deleteNamed(node.name)}
            onClick={() => setDeleting(true)}
          >
            <Trash2 size={14} aria-hidden />
          </Button>
        </chakra.div>
      ) : (
        <chakra.form
          display="flex"
          gap="1"
          py="0.5"
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            save();
          }}
        >
          <TextInput
            autoFocus
            aria-label={t.renameNamed(node.name)}
            aria-invalid={failure !== null}
            maxLength={128}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={busy || name.trim() === ''}>
            {t.save}
          </Button>
          <Button variant="ghost" onClick={() => setName(null)}>
            {t.cancel}
          </Button>
        </chakra.form>
      )}
      {failure && (
        <chakra.p role="alert" textStyle="caption" color="status.failed.fg">
          {failure}
        </chakra.p>
      )}
      {node.children && node.children.length > 0 && (
        <chakra.ul listStyle="none" m="0" p="0" ps="4" borderInlineStartWidth="1px" borderColor="border">
          {node.children.map((child) => (
            <CatalogRow key={child.id} node={child} />
          ))}
        </chakra.ul>
      )}
      {deleting && <DeleteNode node={node} onClose={() => setDeleting(false)} />}
    </chakra.li>
  );
}
