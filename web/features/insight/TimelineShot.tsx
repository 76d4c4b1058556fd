import { chakra } from '@chakra-ui/react/styled-system';
import { useStableUrl } from '../../lib/useStableUrl.ts';

interface TimelineShotProps {
  scene: {
    readonly sceneId: number;
    readonly startMs: number;
    readonly endMs: number;
    readonly thumbnailUrl: string | null | undefined;
  };
  totalMs: number;
}

/** A shot as wide as it is long; seen, not read: the table has its words. */
export function TimelineShot({ scene, totalMs }: TimelineShotProps) {
  const url = useStableUrl(scene.thumbnailUrl);
  return (
    <chakra.span
      css={shot}
      style={{
        left: `${(100 * scene.startMs) / totalMs}%`,
        width: `${(100 * (scene.endMs - scene.startMs)) / totalMs}%`,
        backgroundImage: url ? `url("${url}")` : undefined,
      }}
    >
      <chakra.span css={number}>{scene.sceneId}</chakra.span>
    </chakra.span>
  );
}

const shot = {
  pos: 'absolute',
  insetBlock: 0,
  overflow: 'hidden',
  bg: 'rgb(255 255 255 / 14%)',
  boxShadow: 'inset 1px 0 0 var(--rs-stage)',
  // A long shot repeats its picture, as a strip of film does.
  backgroundSize: 'auto 100%',
} as const;
const number = {
  pos: 'absolute',
  top: '1px',
  insetInlineStart: '2px',
  px: '1',
  textStyle: 'caption',
  lineHeight: '16px',
  bg: 'rgb(0 0 0 / 62%)',
  color: '#fff',
  borderRadius: 'tag',
} as const;
