import type { Fitness } from './fitness.ts';
import type { Meaning, QueryField, TextField } from './meaning.ts';
import type { ClipInfo } from './types.ts';

/** Why a clip may be shown although something speaks against it. */
export type Makeshift = 'later-part' | 'looks-alike' | 'unusable' | 'reused';

const FIELD_LABELS: Record<TextField, string> = {
  tags: '标签',
  description: '画面说明',
  onScreen: '画面文字',
  spoken: '人声',
  materialName: '名称',
};
const QUERY_LABELS: Record<QueryField, string> = { narration: '台词', visualDescription: '画面描述' };

/** Values from which a reason may claim something. */
const SOME_RELATION = 0.2;
const CLEAR_RELATION = 0.45;

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

function explainMeaning({ met, sharedWords, value }: Meaning): string {
  if (!met || value < SOME_RELATION) return '与台词没有直接关联';
  const asked = QUERY_LABELS[met.query];
  const found = `素材${FIELD_LABELS[met.field]}`;
  if (sharedWords.length === 0) {
    const text = met.text.length > 14 ? `${met.text.slice(0, 14)}…` : met.text;
    return `${asked}与${found}“${text}”${value >= CLEAR_RELATION ? '意思相近' : '略有关联'}`;
  }
  const words = sharedWords.slice(0, 2);
  const same = words.every((word) => word.asked === word.found);
  const quote = (side: 'asked' | 'found') => words.map((word) => `“${word[side]}”`).join('');
  return same
    ? `${asked}和${found}都有${quote('asked')}`
    : `${asked}${quote('asked')}对应${found}${quote('found')}`;
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
