import type { FilmLanguage } from '../../../temporal/contracts/script.ts';
import type { VoiceInfo } from '../../../temporal/providers/voice/types.ts';
import {
  EMBEDDED_VOICES,
  ESPEAK_LABEL,
  KOKORO_LABEL,
  sampleText,
} from '../../../temporal/providers/voice/voiceCatalog.ts';
import type { App } from '../../platform/app.ts';
import type { AiConfig } from '../../platform/config.ts';
import { badInput } from '../../platform/refusal.ts';
import { listEnginePacks } from '../admin/enginePacks.ts';

/** The voices a film can have: the configured service's first, then the embedded ones with what speaks them now. */
export function listVoices(app: Pick<App, 'config'>): VoiceInfo[] {
  const neural = listEnginePacks(app).some(({ name, state }) => name === 'kokoro' && state === 'ready');
  const engine = neural ? KOKORO_LABEL : ESPEAK_LABEL;
  return [...serviceVoices(app.config.ai), ...EMBEDDED_VOICES.map((voice) => ({ ...voice, engine }))];
}

function serviceVoices({ baseUrl, speechModel, speechVoice: id = 'alloy' }: AiConfig): VoiceInfo[] {
  if (!baseUrl || !speechModel) return [];
  const engine = `语音服务（${speechModel}）`;
  return [{ id, name: id, language: 'any', gender: 'unknown', engine, sampleText: sampleText('zh') }];
}

/** What people call a voice; its id where it is not offered any more. */
export function voiceName({ config }: Pick<App, 'config'>, id: string): string {
  const voices = [...serviceVoices(config.ai), ...EMBEDDED_VOICES];
  return voices.find((voice) => voice.id === id)?.name ?? id;
}

/** Whether a voice can speak a film in this language. */
export function speaks(voice: VoiceInfo, language: FilmLanguage): boolean {
  return voice.language === 'any' || voice.language === language;
}

/** @throws Refusal BAD_USER_INPUT for a voice that nobody has or that does not speak the language. */
export function requireVoice(app: App, voice: string | null, language: FilmLanguage): void {
  if (voice === null) return;
  const found = listVoices(app).some((candidate) => candidate.id === voice && speaks(candidate, language));
  if (!found) throw badInput('voice', '请选择与语言相符的音色');
}
