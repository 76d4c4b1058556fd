import { createEngineHost, type Engine } from '../../../../temporal/providers/enginehost/engineHost.ts';
import type { EspeakMethods } from '../../../../temporal/providers/voice/espeak/espeakEngine.ts';
import type { App } from '../../../platform/app.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createBoundedQueue } from '../boundedQueue.ts';
import { digitsWav, type SpokenDigit } from './digitsWav.ts';

const NAMES: Record<string, string> = {
  0: '零',
  1: '一',
  2: '二',
  3: '三',
  4: '四',
  5: '五',
  6: '六',
  7: '七',
  8: '八',
  9: '九',
};
const VOICES = ['cmn+f2', 'cmn+m3', 'cmn+f3', 'cmn+m1'];
/** The engine's process leaves when nobody has listened for so long. */
const IDLE_MS = 60 * 1000;
const PATIENCE_MS = 10 * 1000;

const queued = createBoundedQueue({ running: 1, waiting: 10 });
let engine: Engine<EspeakMethods> | undefined;

/**
 * Digits spoken by the embedded simple voice, each in a voice and at a pace of its own, over babble made of the same
 * voices. It runs in a process of its own, as everywhere.
 * @returns a data URL. @throws Refusal UNAVAILABLE where the voice does not answer, RATE_LIMITED where too many wait.
 */
export function speakDigits(app: App, digits: string): Promise<string> {
  return queued(async () => {
    try {
      const spoken: SpokenDigit[] = [];
      for (const digit of digits) spoken.push(await say(NAMES[digit]!));
      return `data:audio/wav;base64,${digitsWav(spoken).toString('base64')}`;
    } catch (error) {
      app.log.warn({ err: error }, 'a captcha could not be spoken');
      throw new Refusal('UNAVAILABLE', '语音验证码暂不可用，请使用图片验证码或稍后再试');
    }
  });
}

function say(text: string): Promise<SpokenDigit> {
  engine ??= createEngineHost({ idleMs: IDLE_MS }).engine<EspeakMethods>({
    key: 'espeak',
    label: '简易语音引擎',
    module: new URL('../../../../temporal/providers/voice/espeak/espeakEngine.ts', import.meta.url),
    args: [],
    heavy: false,
  });
  const voice = VOICES[Math.floor(Math.random() * VOICES.length)]!;
  const rate = Math.round(110 + Math.random() * 40);
  return engine.call('speak', { text, voice, rate }, { signal: AbortSignal.timeout(PATIENCE_MS) });
}
