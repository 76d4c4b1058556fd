import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SceneSpeech_speech$key } from '../../../../__generated__/SceneSpeech_speech.graphql.ts';
import { formatSeconds } from '../../../../lib/format.ts';
import { useStableUrl } from '../../../../lib/useStableUrl.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';

/** What the voice made of a scene's words. */
export function SceneSpeech({
  speech: speechRef,
  sceneNumber,
}: {
  speech: SceneSpeech_speech$key;
  sceneNumber: number;
}) {
  const speech = useFragment(
    graphql`
      fragment SceneSpeech_speech on SceneSpeech {
        voiceName
        engine
        durationMs
        audioUrl
      }
    `,
    speechRef,
  );
  const url = useStableUrl(speech.audioUrl);
  return (
    <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand right above */}
      <chakra.audio
        controls
        preload="none"
        src={url ?? undefined}
        aria-label={t.play(sceneNumber)}
        h="8"
        flex="1 1 200px"
        maxW="320px"
      />
      <chakra.span textStyle="caption" color="fg.muted">
        {t.speech} {formatSeconds(speech.durationMs, 2)} · {speech.voiceName} · {speech.engine}
      </chakra.span>
    </chakra.div>
  );
}
