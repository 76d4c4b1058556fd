import type { Fitness } from './fitness.ts';
import type { Meaning, TextField } from './meaning.ts';
import type { ClipInfo } from './types.ts';

/** Why a clip may be shown although something speaks against it. */
export type Makeshift = 'later-part' | 'looks-alike' | 'unusable' | 'reused';

const FIELD_LABELS: Record<TextField, string> = {
  tags: '画面标签',
  description: '画面描述',
  onScreen: '画面文字',
  spoken: '素材里说的话',
  materialName: '素材名称',
};

const MAKESHIFT_SENTENCES: Record<Makeshift, string> = {
  'later-part': '取自同一镜头的后续片段',
  'looks-alike': '素材不足，与片中另一镜头画面相近',
  unusable: '可用素材不足，画面偏黑或静止',
  reused: '素材不足，重复使用',
};

/** One Chinese sentence for a person to check, made only of what really counted in the score. */
export function explain(
  clip: ClipInfo,
  meaning: Meaning,
  fitness: Fitness,
  makeshift: Makeshift | null,
): string {
  const parts = [explainMeaning(meaning), ...explainFitness(clip, fitness)];
  return makeshift ? `${MAKESHIFT_SENTENCES[makeshift]}；${parts.join('，')}` : parts.join('，');
}

function explainMeaning({ field, text, sharedWords, value }: Meaning): string {
  if (!field || value < 0.12) return '与台词没有直接关联';
  const label = FIELD_LABELS[field];
  if (sharedWords.length > 0) {
    const words = longestOnly(sharedWords).slice(0, 2);
    return `${label}${words.map((word) => `“${word}”`).join('')}与台词吻合`;
  }
  const shortened = text.length > 14 ? `${text.slice(0, 14)}…` : text;
  return `${label}“${shortened}”与台词${value >= 0.35 ? '意思相近' : '略有关联'}`;
}

/** 饮水机 says it already; 饮水 beside it would only repeat. */
function longestOnly(words: string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

function explainFitness(clip: ClipInfo, fitness: Fitness): string[] {
  const image = clip.mediaType === 'image';
  const weaknesses = [
    fitness.length < 0.75 && !image && '时长偏短',
    fitness.sharpness < 0.4 && '清晰度偏低',
    fitness.brightness < 0.4 && (clip.brightness < 0.5 ? '画面偏暗' : '画面偏亮'),
    fitness.orientation < 0.6 && '画幅需要裁切',
  ].filter((text) => text !== false);
  const strengths = [
    image ? '图片将缓慢推移成动态画面' : fitness.length >= 1 && '时长合适',
    fitness.sharpness >= 0.8 && '画面清晰',
    !image && fitness.motion >= 0.9 && '运动平稳',
  ].filter((text) => text !== false);
  return weaknesses.length > 0 ? [...strengths.slice(0, 1), `但${weaknesses[0]}`] : strengths.slice(0, 2);
}
