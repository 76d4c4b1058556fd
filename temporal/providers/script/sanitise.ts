import type { FilmLanguage, Script } from '../../contracts/script.ts';
import { removeAdLawIssues } from './adlaw/adLaw.ts';
import type { ModelScript } from './modelScript.ts';
import { cutRawScript } from './rawScript.ts';
import { estimateSpeechMs } from './speechTime.ts';

const MAX_SCENES = 12;

/** Makes what a model wrote safe to speak and to show: plain text, scenes of speakable length, lawful words. */
export function sanitiseScript(written: ModelScript, language: FilmLanguage, engine: string): Script {
  const clean = (text: string) => removeAdLawIssues(plainText(text));
  const spoken = written.scenes
    .map((scene) => ({ ...scene, narration: clean(scene.narration) }))
    .filter(({ narration }) => /[\p{L}\p{N}]/u.test(narration));
  // A scene that is too long is cut as long as the film has room for more scenes.
  let room = MAX_SCENES - spoken.length;
  const scenes = spoken.flatMap((scene) => {
    const pieces = cutRawScript(scene.narration, language);
    if (pieces.length === 1 || pieces.length - 1 > room) return [scene];
    room -= pieces.length - 1;
    return pieces.map((narration) => ({ ...scene, narration }));
  });
  return {
    title: clean(written.title),
    summary: clean(written.summary),
    hashtags: [...new Set(written.hashtags.map((tag) => clean(tag).replace(/[#＃\s]/g, '')))]
      .filter(Boolean)
      .slice(0, 8),
    language,
    scenes: scenes.map((scene, index) => ({
      sceneNumber: index + 1,
      durationMs: estimateSpeechMs(scene.narration),
      narration: scene.narration,
      visualDescription: plainText(scene.visualDescription) || scene.narration,
      cameraShot: plainText(scene.cameraShot),
      background: plainText(scene.background),
      toneLighting: plainText(scene.toneLighting),
      specialEffects: plainText(scene.specialEffects),
      objects: [...new Set(scene.objects.map(plainText))].filter(Boolean).slice(0, 8),
    })),
    engine,
  };
}

/** Without Markdown, emoji, control characters and stage directions such as 【镜头一】 or "旁白：". */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/```[a-z]*|`/gi, '')
    .replace(/^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.、)]\s+|>\s*)/gm, '')
    .replace(/\*\*|__|~~|(?<!\w)[*_]|[*_](?!\w)/g, '')
    .replace(/^[【[(（](?:镜头|画面|旁白|场景|scene|shot)[^】\])）]*[】\])）]\s*/gim, '')
    .replace(/^(?:旁白|画外音|narrator|voice-?over)\s*[：:]\s*/gim, '')
    .replace(/<[^>]{1,80}>/g, '')
    .replace(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}/gu, '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
