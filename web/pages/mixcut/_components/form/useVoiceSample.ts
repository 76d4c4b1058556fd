import { useEffect, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks.js';
import type { useVoiceSampleMutation } from '../../../../__generated__/useVoiceSampleMutation.graphql.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { mixcut as t } from '../../../../locales/zh-CN/mixcut.ts';

/** One voice sample at a time: spoken by the server on the first wish, then kept there. */
export function useVoiceSample() {
  const [commit] = useMutation<useVoiceSampleMutation>(graphql`
    mutation useVoiceSampleMutation($voice: String!) {
      speakVoiceSample(voice: $voice) {
        url
      }
    }
  `);
  const audio = useRef<HTMLAudioElement | null>(null);
  const wanted = useRef<string | null>(null);
  const [voice, setVoice] = useState<string | null>(null);
  const [speaking, setSpeaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => audio.current?.pause(), []);

  const stop = () => {
    audio.current?.pause();
    wanted.current = null;
    setVoice(null);
    setSpeaking(false);
  };
  const fail = (id: string, error: unknown) => {
    // Another sample was asked for meanwhile: that is no failure.
    if (wanted.current !== id) return;
    stop();
    setFailure(failureMessage(error, t.sampleUnplayable));
  };
  const play = (id: string, url: string) => {
    if (wanted.current !== id) return;
    setSpeaking(false);
    audio.current = new Audio(url);
    audio.current.onended = stop;
    audio.current.play().catch((error: unknown) => fail(id, error));
  };
  const toggle = (id: string) => {
    const again = wanted.current === id;
    stop();
    setFailure(null);
    if (again) return;
    wanted.current = id;
    setVoice(id);
    setSpeaking(true);
    commit({
      variables: { voice: id },
      onCompleted: ({ speakVoiceSample }) => play(id, speakVoiceSample.url),
      onError: (error) => fail(id, error),
    });
  };
  return { voice, speaking, failure, toggle };
}
