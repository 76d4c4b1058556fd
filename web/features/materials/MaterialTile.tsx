import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MaterialTile_material$key } from '../../__generated__/MaterialTile_material.graphql.ts';
import { formatTimecode } from '../../lib/format.ts';
import { materials as t } from '../../locales/zh-CN/materials.ts';
import { Button } from '../../ui/Button.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface MaterialTileProps {
  material: MaterialTile_material$key;
  /** Absent where the material is only shown. */
  onRemove?: (() => void) | undefined;
}

/** A material as the form holds it: 80×56, name, and what is the matter with it. */
export function MaterialTile({ material: materialRef, onRemove }: MaterialTileProps) {
  const material = useFragment(
    graphql`
      fragment MaterialTile_material on Material {
        name
        mediaType
        status
        error
        durationMs
        posterUrl
      }
    `,
    materialRef,
  );
  const length = material.mediaType === 'VIDEO' ? formatTimecode(material.durationMs) : t.image;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      p="1"
      borderRadius="control"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Thumbnail url={material.posterUrl} mediaType={material.mediaType} />
      <chakra.div flex="1" minW="0">
        <chakra.p textStyle="table" truncate title={material.name}>
          {material.name}
        </chakra.p>
        <chakra.p textStyle="caption" color={material.status === 'FAILED' ? 'status.failed.fg' : 'fg.subtle'}>
          {material.status === 'READY' && length}
          {material.status === 'PENDING' && `${length} · ${t.status.PENDING}`}
          {material.status === 'FAILED' && (material.error ?? t.status.FAILED)}
        </chakra.p>
      </chakra.div>
      {onRemove && (
        <Button size="sm" variant="ghost" icon px="0" aria-label={t.remove(material.name)} onClick={onRemove}>
          <X size={15} aria-hidden />
        </Button>
      )}
    </chakra.li>
  );
}
