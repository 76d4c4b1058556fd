import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ShotTimeline_reading$key } from '../../__generated__/ShotTimeline_reading.graphql.ts';
import type { ShotTimeline_scenes$key } from '../../__generated__/ShotTimeline_scenes.graphql.ts';
import { formatTimecode } from '../../lib/format.ts';
import { analysis as t } from '../../locales/zh-CN/insight.ts';
import { useFilm, usePlayTime } from './filmContext.ts';
import { TimelineLane } from './TimelineLane.tsx';
import { TimelineShot } from './TimelineShot.tsx';
import { waveformPath } from './waveform.ts';

interface ShotTimelineProps {
  scenes: ShotTimeline_scenes$key;
  /** Sound and words; without it only the shots are drawn. */
  reading: ShotTimeline_reading$key | null;
  durationMs: number;
}

/** A shot narrower than this shows nothing: long films are scrolled. */
const minShotPx = 22;

/** The film laid out: its shots, its sound, what is said and written when. A click goes there. */
export function ShotTimeline({ scenes: scenesRef, reading: readingRef, durationMs }: ShotTimelineProps) {
  const scenes = useFragment(
    graphql`
      fragment ShotTimeline_scenes on SceneFacts @relay(plural: true) {
        sceneId
        startMs
        endMs
        thumbnailUrl
      }
    `,
    scenesRef,
  );
  const reading = useFragment(
    graphql`
      fragment ShotTimeline_reading on FilmReading {
        sound {
          waveform
          voice {
            startMs
            endMs
          }
        }
        speech {
          startMs
          endMs
          text
        }
        captions {
          startMs
          endMs
          text
        }
      }
    `,
    readingRef,
  );
  const total = Math.max(1, durationMs);
  const wave = reading && waveformPath(reading.sound.waveform);
  // Where nobody could make out words, that somebody speaks is still known.
  const said =
    reading && reading.speech.length > 0
      ? reading.speech
      : (reading?.sound.voice ?? []).map((range) => ({ ...range, text: t.somebodySpeaks }));
  return (
    <chakra.section css={frame} aria-label={t.timeline}>
      <chakra.div pos="relative" style={{ minWidth: scenes.length * minShotPx }}>
        <chakra.div css={shots} aria-hidden>
          {scenes.map((scene) => (
            <TimelineShot key={scene.sceneId} scene={scene} totalMs={total} />
          ))}
        </chakra.div>
        {wave && (
          <chakra.svg
            css={waveBox}
            viewBox={`0 -1 ${wave.columns} 2`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={wave.d} />
          </chakra.svg>
        )}
        <TimelineLane label={t.said} words={said} totalMs={total} tone="said" />
        <TimelineLane label={t.shown} words={reading?.captions ?? []} totalMs={total} tone="shown" />
        <Playhead durationMs={total} />
      </chakra.div>
    </chakra.section>
  );
}

/** A native slider over everything: clicks, fingers, arrows and screen readers all find their place. */
function Playhead({ durationMs }: { durationMs: number }) {
  const film = useFilm();
  const now = Math.min(usePlayTime(), durationMs);
  if (!film) return null;
  return (
    <>
      <chakra.span css={head} style={{ left: `${(100 * now) / durationMs}%` }} />
      <chakra.input
        type="range"
        min={0}
        max={durationMs}
        step={100}
        value={now}
        aria-label={t.timelineHint}
        aria-valuetext={formatTimecode(now, true)}
        title={t.timelineHint}
        onChange={(event) => film.seekTo(Number(event.target.value))}
        css={slider}
      />
    </>
  );
}

const frame = {
  pos: 'relative',
  px: '3',
  py: '3',
  bg: 'stage',
  color: 'stage.fg',
  borderRadius: 'panel',
  overflowX: 'auto',
  '&:has(input:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
} as const;
const shots = { pos: 'relative', h: '14', borderRadius: 'tag', overflow: 'hidden' } as const;
const waveBox = {
  display: 'block',
  w: 'full',
  h: '10',
  mt: '1.5',
  fill: 'rgb(255 255 255 / 55%)',
} as const;
const head = {
  pos: 'absolute',
  insetBlock: 0,
  w: '2px',
  ml: '-1px',
  bg: 'accent.seal',
  pointerEvents: 'none',
} as const;
// A thumb of one pixel: any wider one would shift what is clicked near the ends.
const thumb = { appearance: 'none', w: '1px', h: '100%', border: 0, bg: 'transparent' } as const;
const slider = {
  appearance: 'none',
  pos: 'absolute',
  inset: 0,
  boxSize: 'full',
  m: 0,
  p: 0,
  bg: 'transparent',
  cursor: 'pointer',
  outline: 0,
  '&::-webkit-slider-runnable-track': { h: '100%' },
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-track': { h: '100%', bg: 'transparent' },
  '&::-moz-range-thumb': thumb,
} as const;
