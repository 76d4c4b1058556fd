import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { CatalogItem } from './catalogTree.ts';
import { DeleteNode } from './DeleteNode.tsx';
import { EditableName } from './EditableName.tsx';
import { useCatalogChanges } from './useCatalogChanges.ts';

/** A node with what stands below it. */
export function CatalogRow({ node }: { node: CatalogItem }) {
  const [deleting, setDeleting] = useState(false);
  const { rename, busy } = useCatalogChanges();
  return (
    <chakra.li>
      <EditableName
        name={node.name}
        busy={busy}
        onRename={(name, outcome) => rename({ id: node.id, name }, outcome)}
        onDelete={() => setDeleting(true)}
      />
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
