import type { FilmLanguage } from '../../../temporal/contracts/script.ts';
import type { VoiceInfo } from '../../../temporal/providers/voice/types.ts';
import { EMBEDDED_VOICES, sampleText } from '../../../temporal/providers/voice/voiceCatalog.ts';
import type { App } from '../../platform/app.ts';
import { badInput } from '../../platform/refusal.ts';

/** The voices a film can have: the configured service's first, then the embedded ones. */
export function listVoices({ config: { ai } }: Pick<App, 'config'>): VoiceInfo[] {
  if (!ai.baseUrl || !ai.speechModel) return EMBEDDED_VOICES;
  const id = ai.speechVoice ?? 'alloy';
  const engine = `语音服务（${ai.speechModel}）`;
  const vendor: VoiceInfo = {
    id,
    name: id,
    language: 'any',
    gender: 'unknown',
    engine,
    sampleText: sampleText('zh'),
  };
  return [vendor, ...EMBEDDED_VOICES];
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
