import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MaterialChoice_material$key } from '../../__generated__/MaterialChoice_material.graphql.ts';
import { formatTimecode } from '../../lib/format.ts';
import { materials as t } from '../../locales/zh-CN/materials.ts';
import { Thumbnail } from './Thumbnail.tsx';

interface MaterialChoiceProps {
  material: MaterialChoice_material$key;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

export function MaterialChoice({ material: materialRef, checked, disabled, onToggle }: MaterialChoiceProps) {
  const material = useFragment(
    graphql`
      fragment MaterialChoice_material on Material {
        name
        mediaType
        status
        durationMs
        posterUrl
      }
    `,
    materialRef,
  );
  const unusable = material.status === 'FAILED';
  return (
    <li>
      <chakra.label css={choice} data-checked={checked || undefined} opacity={disabled || unusable ? 0.5 : 1}>
        <Thumbnail url={material.posterUrl} mediaType={material.mediaType} w="100%" h="92px" />
        <chakra.span display="flex" alignItems="center" gap="2" textStyle="table">
          <input type="checkbox" checked={checked} disabled={disabled || unusable} onChange={onToggle} />
          <chakra.span flex="1" minW="0" truncate>
            {material.name}
          </chakra.span>
        </chakra.span>
        <chakra.span textStyle="caption" color="fg.subtle">
          {material.mediaType === 'VIDEO' ? formatTimecode(material.durationMs) : t.image}
          {material.status !== 'READY' && ` · ${t.status[material.status]}`}
        </chakra.span>
      </chakra.label>
    </li>
  );
}

const choice = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  p: '2',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  cursor: 'pointer',
  '&[data-checked]': { borderColor: 'fg', bg: 'bg.subtle' },
  '& input': { accentColor: 'var(--rs-ink)', boxSize: '4' },
} as const;
