import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MaterialCard_material$key } from '../../__generated__/MaterialCard_material.graphql.ts';
import { formatDateTime, formatTimecode } from '../../lib/format.ts';
import { materials, works as t } from '../../locales/zh-CN/materials.ts';
import { Button, LinkButton, RouterLink } from '../../ui/Button.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface MaterialCardProps {
  material: MaterialCard_material$key;
  /** What its time means: uploaded or stored. */
  timeLabel: string;
  selected: boolean;
  onSelect: () => void;
  onDelete: () => void;
}

/** A library card: what it is, whether it was used, and what can be done with it. */
export function MaterialCard({
  material: materialRef,
  timeLabel,
  selected,
  onSelect,
  onDelete,
}: MaterialCardProps) {
  const material = useFragment(
    graphql`
      fragment MaterialCard_material on Material {
        number
        name
        mediaType
        source
        status
        error
        posterUrl
        downloadUrl
        durationMs
        space
        tags
        usedCount
        clipCount
        createdAt
      }
    `,
    materialRef,
  );
  return (
    <chakra.li css={card} data-selected={selected || undefined}>
      <RouterLink to={`/works/${material.number}`} css={cover}>
        <Thumbnail url={material.posterUrl} mediaType={material.mediaType} w="100%" h="132px" />
        <chakra.span css={length}>
          {material.mediaType === 'VIDEO' ? formatTimecode(material.durationMs) : materials.image}
        </chakra.span>
        <chakra.span textStyle="heading" truncate px="3" pt="2" title={material.name}>
          {material.name}
        </chakra.span>
      </RouterLink>
      <chakra.div px="3" display="flex" flexWrap="wrap" gap="1.5" alignItems="center" textStyle="caption">
        <chakra.span css={tag} data-used={material.usedCount > 0 || undefined}>
          {material.usedCount > 0 ? materials.used(material.usedCount) : materials.unused}
        </chakra.span>
        {material.clipCount > 0 && (
          <chakra.span color="fg.muted">{materials.clips(material.clipCount)}</chakra.span>
        )}
        {material.status !== 'READY' && (
          <chakra.span
            color={material.status === 'FAILED' ? 'status.failed.fg' : 'status.working.fg'}
            title={material.error ?? undefined}
          >
            {materials.status[material.status]}
          </chakra.span>
        )}
        {material.tags.slice(0, 3).map((one) => (
          <chakra.span key={one} color="fg.muted">
            #{one}
          </chakra.span>
        ))}
      </chakra.div>
      <chakra.p px="3" textStyle="caption" color="fg.subtle">
        {t.id} {material.number} · {t.space} {material.space}
        <br />
        {timeLabel} {formatDateTime(material.createdAt)}
      </chakra.p>
      <chakra.div display="flex" alignItems="center" gap="1" px="2" pb="2" mt="auto">
        <chakra.label display="inline-flex" p="1.5" cursor="pointer">
          <input
            type="checkbox"
            checked={selected}
            aria-label={t.select(material.name)}
            onChange={onSelect}
          />
        </chakra.label>
        <chakra.span flex="1" />
        <LinkButton
          size="sm"
          variant="ghost"
          icon
          px="0"
          href={material.downloadUrl}
          download
          aria-label={t.downloadNamed(material.name)}
        >
          <Download size={15} aria-hidden />
        </LinkButton>
        <Button
          size="sm"
          variant="ghost"
          icon
          px="0"
          aria-label={t.deleteNamed(material.name)}
          onClick={onDelete}
        >
          <Trash2 size={15} aria-hidden />
        </Button>
      </chakra.div>
    </chakra.li>
  );
}

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  overflow: 'hidden',
  _hover: { borderColor: 'border.strong' },
  '&[data-selected]': { borderColor: 'fg' },
  '& input': { accentColor: 'var(--rs-ink)', boxSize: '4' },
} as const;
const cover = {
  pos: 'relative',
  display: 'flex',
  flexDirection: 'column',
  color: 'fg',
  textDecoration: 'none',
  '& > span:first-of-type': { borderRadius: 0 },
} as const;
const length = {
  pos: 'absolute',
  insetEnd: '2',
  top: '106px',
  px: '1.5',
  borderRadius: 'tag',
  bg: 'rgb(0 0 0 / 70%)',
  color: '#fff',
  textStyle: 'caption',
} as const;
const tag = {
  px: '1.5',
  borderRadius: 'tag',
  color: 'status.done.fg',
  bg: 'status.done.bg',
  '&[data-used]': { color: 'status.failed.fg', bg: 'status.failed.bg' },
} as const;
