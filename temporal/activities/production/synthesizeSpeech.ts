import type { MixcutResults } from '../../contracts/mixcut.ts';
import type { SceneSpeech } from '../../contracts/speech.ts';
import { made, type StepBody } from '../steps/runStep.ts';
import { speakOnce } from '../studio/speakOnce.ts';

/** 语音合成 */
export const synthesizeSpeech: StepBody<MixcutResults['audio_files']> = async (work) => {
  const { app, input } = work;
  const { scenes } = made(work, 'script_result');
  const { language } = input;
  const voice = input.voice ?? app.voices.defaultVoice(language);
  const spoken: SceneSpeech[] = [];
  for (const [index, { sceneNumber, narration: text }] of scenes.entries()) {
    work.progress({
      fraction: index / scenes.length,
      message: `正在为镜头 ${index + 1}/${scenes.length} 配音`,
    });
    spoken.push({ sceneNumber, ...(await speakOnce(app, { text, voice, language }, work)) });
  }
  const engine = [...new Set(spoken.map((speech) => speech.engine))].join('、');
  return { result: { scenes: spoken, engine }, engine };
};
