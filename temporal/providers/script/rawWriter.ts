import type { Script } from '../../contracts/script.ts';
import { type BeatRole, beat } from './copywriter/beats.ts';
import { type CopyBrief, findTone } from './copywriter/brief.ts';
import { knowMaterials } from './copywriter/exhibits.ts';
import { VisualDirector } from './copywriter/visuals.ts';
import { cutRawScript } from './rawScript.ts';
import { estimateSpeechMs } from './speechTime.ts';
import { ScriptError, type WriteScriptInput } from './types.ts';
import { tagWords } from './words.ts';

export const RAW_SCRIPT_ENGINE = '用户脚本（逐字保留）';

/**
 * Makes scenes of a script that the user wrote: the words stay, only what should be seen is added.
 *
 * @throws ScriptError where there is nothing to speak
 */
export function writeFromRawScript(input: WriteScriptInput & { rawScript: string }): Script {
  const { language, rawScript, product, prompt } = input;
  const narrations = cutRawScript(rawScript, language);
  if (!/[\p{L}\p{N}]/u.test(rawScript) || narrations.length === 0)
    throw new ScriptError('脚本里没有可以朗读的文字');
  const subject = product?.name.trim() || frequentNoun(rawScript) || firstWords(rawScript);
  const brief: CopyBrief = {
    ...{
      kind: 'product',
      subject,
      category: product?.category ?? '',
      points: [],
      offers: [],
      audience: null,
    },
    ...{ places: [], visuals: [], action: null, durationMs: null, tone: findTone(`${prompt}${rawScript}`) },
  };
  const director = new VisualDirector(brief, knowMaterials(input.materials), language);
  const scenes = narrations.map((narration, index) => {
    const role: BeatRole = index === 0 ? 'hook' : index === narrations.length - 1 ? 'action' : 'point';
    return {
      sceneNumber: index + 1,
      durationMs: estimateSpeechMs(narration),
      narration,
      ...director.direct(beat(role, [narration], nounsOf(narration)), narration),
    };
  });
  const first = firstWords(rawScript);
  return {
    title: first,
    summary:
      language === 'zh'
        ? `按给定脚本逐字制作，共${scenes.length}个分镜。`
        : `${scenes.length} scenes, word for word as given.`,
    hashtags: [...new Set([subject, ...nounsOf(rawScript)])]
      .filter((tag) => tag.length >= 2 && tag.length <= 16)
      .slice(0, 3),
    language,
    scenes,
    engine: RAW_SCRIPT_ENGINE,
  };
}

function firstWords(text: string): string {
  const [sentence = ''] = text.trim().split(/[，。！？!?,\n；;]|\.(?=\s|$)/);
  return sentence.trim().slice(0, 20) || text.trim().slice(0, 20);
}

/** Nouns of two or more characters, as they come, at most three. */
function nounsOf(text: string): string[] {
  const nouns = tagWords(text).filter(({ word, tag }) => /^(?:n|eng)/.test(tag) && word.trim().length >= 2);
  return [...new Set(nouns.map(({ word }) => word))].slice(0, 3);
}

function frequentNoun(text: string): string | null {
  const counts = new Map<string, number>();
  for (const { word, tag } of tagWords(text)) {
    if (/^n/.test(tag) && word.length >= 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
