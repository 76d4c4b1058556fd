import type { App } from '../../server/platform/app.ts';
import type { Script } from '../contracts/script.ts';
import type { Judge } from '../providers/insight/types.ts';
import type { EmbedTexts } from '../providers/matching/types.ts';
import type { Reader } from '../providers/reading/reader.ts';
import type { Recogniser } from '../providers/recognition/recogniser.ts';
import type { WriteScriptInput } from '../providers/script/types.ts';
import type { VisionProvider } from '../providers/vision/types.ts';
import type { VoiceProvider } from '../providers/voice/voiceProvider.ts';

/** What activities may use beside what every process has. */
export interface WorkerApp extends App {
  /** Below DATA_DIR: unfinished files of attempts. */
  tmpDir: string;
  /** Below DATA_DIR: what can be made again, such as music beds. */
  cacheDir: string;
  writeScript(input: WriteScriptInput): Promise<Script>;
  embed: EmbedTexts;
  voices: VoiceProvider;
  recogniser: Recogniser;
  reader: Reader;
  /** Says what can be seen in shots. */
  vision: VisionProvider;
  /** Writes judgements, where a chat model is configured. */
  judge: Judge;
}
