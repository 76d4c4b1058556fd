import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FilmChecks_film$key } from '../../../../__generated__/FilmChecks_film.graphql.ts';
import { formatBytes, formatSeconds } from '../../../../lib/format.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { Facts } from '../../../../ui/Facts.tsx';

/** What was measured in the finished file, not what was asked for. */
export function FilmChecks({ film: filmRef }: { film: FilmChecks_film$key }) {
  const film = useFragment(
    graphql`
      fragment FilmChecks_film on Film {
        width
        height
        fps
        durationMs
        sizeBytes
        loudnessLufs
        truePeakDb
        renderMs
        aigc
      }
    `,
    filmRef,
  );
  return (
    <chakra.section aria-labelledby="film-checks" css={box}>
      <chakra.h3 id="film-checks" textStyle="heading" mb="2">
        {t.checks}
      </chakra.h3>
      <Facts
        rows={[
          [t.size, `${film.width}×${film.height} · ${Number(film.fps.toFixed(2))} fps`],
          [t.length, formatSeconds(film.durationMs)],
          [t.fileSize, formatBytes(film.sizeBytes)],
          [t.loudness, `${film.loudnessLufs.toFixed(1)} LUFS`],
          [t.peak, `${film.truePeakDb.toFixed(1)} dBTP`],
          [t.renderTime, formatSeconds(film.renderMs)],
          [t.aiLabel, isLabelled(film.aigc) ? t.labelled : t.unlabelled],
        ]}
      />
      <chakra.p mt="3" textStyle="caption" color="fg.subtle">
        {t.aiNote}
      </chakra.p>
    </chakra.section>
  );
}

/** The metadata was read back from the finished file; an empty answer means it is not there. */
function isLabelled(aigc: unknown): boolean {
  return typeof aigc === 'object' && aigc !== null && Object.keys(aigc).length > 0;
}

const box = {
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
} as const;
