import { graphql, useFragment } from 'react-relay/hooks.js';
import type { WorkFacts_material$key } from '../../../../__generated__/WorkFacts_material.graphql.ts';
import { formatBytes, formatDateTime, formatSeconds } from '../../../../lib/format.ts';
import { materials, works as t } from '../../../../locales/zh-CN/materials.ts';
import { Facts } from '../../../../ui/Facts.tsx';

export function WorkFacts({ material: materialRef }: { material: WorkFacts_material$key }) {
  const material = useFragment(
    graphql`
      fragment WorkFacts_material on Material {
        number
        source
        mediaType
        space
        tags
        width
        height
        fps
        durationMs
        hasAudio
        sizeBytes
        usedCount
        createdAt
      }
    `,
    materialRef,
  );
  const video = material.mediaType === 'VIDEO';
  const rows: (readonly [string, string])[] = [
    [t.id, String(material.number)],
    [t.space, material.space],
    [material.source === 'EXPORTED' ? t.exportedAt : t.uploadedAt, formatDateTime(material.createdAt)],
    [t.resolution, `${material.width}×${material.height}`],
    ...(video
      ? ([
          [t.duration, formatSeconds(material.durationMs)],
          [t.fps, `${Number(material.fps.toFixed(2))} fps`],
          [t.sound, material.hasAudio ? t.hasSound : t.silent],
        ] as const)
      : []),
    [t.size, formatBytes(material.sizeBytes)],
    [t.tags, material.tags.length > 0 ? material.tags.join('、') : '—'],
    [t.usage, material.usedCount > 0 ? materials.used(material.usedCount) : materials.unused],
  ];
  return <Facts rows={rows} />;
}
