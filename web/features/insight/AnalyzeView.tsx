import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AnalyzeView_result$key } from '../../__generated__/AnalyzeView_result.graphql.ts';
import { formatCount, formatSeconds } from '../../lib/format.ts';
import { insight, analysis as t } from '../../locales/zh-CN/insight.ts';
import { Facts } from '../../ui/Facts.tsx';
import { AnalysisExports } from './AnalysisExports.tsx';
import { panel } from './insightStyles.ts';
import { Notes } from './Notes.tsx';
import { ScenesTable } from './ScenesTable.tsx';
import { ShotTimeline } from './ShotTimeline.tsx';

interface AnalyzeViewProps {
  result: AnalyzeView_result$key;
  /** Names the files that are taken home. */
  name: string;
  /** Only what the film is about; the scenes stay in. */
  simple?: boolean;
}

/** Everything that is known of a film, on the desk where it is played. */
export function AnalyzeView({ result: resultRef, name, simple = false }: AnalyzeViewProps) {
  const result = useFragment(
    graphql`
      fragment AnalyzeView_result on AnalyzeResult {
        summary
        durationMs
        sceneCount
        asr
        subtitle
        sound {
          loudnessLufs
        }
        engines {
          pass
          hearing
          reading
          looking
        }
        scenes {
          ...ScenesTable_scenes
          ...ShotTimeline_scenes
        }
        ...ShotTimeline_reading
        ...AnalysisExports_result
        ...Notes_reading
      }
    `,
    resultRef,
  );
  const { pass, hearing, reading, looking } = result.engines;
  const engines = [
    ...new Set([pass, hearing, reading, looking].filter((one) => one != null).map(engineName)),
  ].join('、');
  const { loudnessLufs } = result.sound;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
      {!simple && <ShotTimeline scenes={result.scenes} reading={result} durationMs={result.durationMs} />}
      <chakra.div css={panel}>
        <chakra.h4 textStyle="heading">{t.summary}</chakra.h4>
        <chakra.p whiteSpace="pre-line">{result.summary || insight.none}</chakra.p>
        <Facts
          rows={[
            [t.duration, formatSeconds(result.durationMs)],
            [t.sceneCount, t.sceneCountValue(formatCount(result.sceneCount))],
            [t.sound, loudnessLufs == null ? t.noSound : `${loudnessLufs.toFixed(1)} LUFS`],
          ]}
        />
        <Words title={t.speech} text={result.asr} none={t.nothingHeard} />
        <Words title={t.subtitle} text={result.subtitle} none={t.nothingRead} />
        <Notes reading={result} />
        <chakra.p textStyle="caption" color="fg.subtle">
          {insight.engines(engines)}
        </chakra.p>
      </chakra.div>
      <chakra.div css={panel}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.h4 textStyle="heading" flex="1">
            {t.scenes}
          </chakra.h4>
          <AnalysisExports result={result} name={name} />
        </chakra.div>
        {!simple && <ScenesTable scenes={result.scenes} />}
      </chakra.div>
    </chakra.div>
  );
}

/** Our own engines have versions for names; people are told what they are. */
function engineName(engine: string): string {
  if (engine.startsWith('analysis-')) return t.ownPass;
  return engine.startsWith('measured-') ? t.ownLook : engine;
}

/** A long text stays in its place and is scrolled there. */
function Words({ title, text, none }: { title: string; text: string; none: string }) {
  return (
    <section>
      <chakra.h5 textStyle="caption" color="fg.subtle">
        {title}
      </chakra.h5>
      {text ? (
        <chakra.p tabIndex={0} whiteSpace="pre-line" maxH="180px" overflowY="auto">
          {text}
        </chakra.p>
      ) : (
        <chakra.p color="fg.muted">{none}</chakra.p>
      )}
    </section>
  );
}
