import type { ProductFacts } from '../types.ts';

export type Tone = 'lively' | 'warm' | 'premium' | 'plain';
/** What is praised: a thing, a place or service, or nothing at all (a mood). */
export type FilmKind = 'product' | 'place' | 'theme';

/** All that the copy may say, drawn from the prompt and the product and nothing else. */
export interface CopyBrief {
  kind: FilmKind;
  subject: string;
  category: string;
  /** Short phrases, each a fact given by the user. */
  points: string[];
  /** Prices and offers in the user's own words. */
  offers: string[];
  audience: string | null;
  /** Where it is used. */
  places: string[];
  /** Pictures asked for. */
  visuals: string[];
  tone: Tone;
  /** What the viewer is asked to do, in the user's words. */
  action: string | null;
  /** null where no length was wished. */
  durationMs: number | null;
}

const CHINESE_DIGITS: Record<string, number> = {
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** 十五 → 15, 30 → 30; NaN where it is no number below a hundred. */
function parseCount(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const match = /^([一两二三四五六七八九])?(十)?([一二三四五六七八九])?$/.exec(text);
  if (!match || text === '') return Number.NaN;
  const [, first, ten, last] = match;
  if (!ten) return first ? CHINESE_DIGITS[first]! : Number.NaN;
  return (first ? CHINESE_DIGITS[first]! : 1) * 10 + (last ? CHINESE_DIGITS[last]! : 0);
}

const COUNT = '([0-9]+|[一两二三四五六七八九十]{1,3})';
/** "30秒的视频", "时长一分钟", "20秒左右" and a clause that says nothing else; "到店30分钟洗完" is a fact, not a length. */
const DURATION_PATTERNS = [
  new RegExp(`(?:时长|长度|控制在|不超过|大约|大概)[为是：:约]?\\s*${COUNT}\\s*(秒钟?|分钟)`),
  new RegExp(
    `${COUNT}\\s*(秒钟?|分钟)(?:左右|以内|上下)?[的]?[\\p{Script=Han}]{0,18}(?:视频|短片|片子|影片|短视频|片|广告)`,
    'u',
  ),
  new RegExp(`(?:^|[，,。；;\\s])${COUNT}\\s*(秒钟?|分钟)(?:左右|以内|上下)?(?=$|[，,。；;！!\\s])`),
  /\b(\d{1,3})[\s-]*(s|secs?|seconds?|minutes?|mins?)\b/i,
];

/** The length wished for in a prompt, in milliseconds; null where none stands there. */
export function findWishedDurationMs(prompt: string): number | null {
  if (/半分钟/.test(prompt)) return 30_000;
  for (const pattern of DURATION_PATTERNS) {
    const match = pattern.exec(prompt);
    if (!match) continue;
    const count = parseCount(match[1]!);
    const unitMs = /^(?:分|min)/i.test(match[2]!) ? 60_000 : 1000;
    if (count > 0) return count * unitMs;
  }
  return null;
}

const TONES: Array<[Tone, RegExp]> = [
  ['lively', /活泼|欢快|轻快|热闹|搞笑|幽默|可爱|有趣|元气|活力|lively|fun|playful|upbeat|energetic/i],
  ['premium', /高级|高端|质感|精致|大气|奢华|商务|科技|沉稳|premium|elegant|luxur|sleek|minimal/i],
  ['warm', /温柔|温馨|温暖|治愈|感人|走心|柔和|舒缓|安静|文艺|清新|warm|gentle|calm|soft|cozy|cosy/i],
];

export function findTone(text: string): Tone {
  return TONES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'plain';
}

/** Product facts are chosen on purpose, so they come before what was read out of the prompt. */
export function mergeProduct(
  brief: CopyBrief,
  product: ProductFacts | undefined,
  split: (text: string) => string[],
): CopyBrief {
  if (!product?.name.trim()) return brief;
  const given = [...product.sellingPoints, ...product.keyFeatures].flatMap(split);
  const points = distinctPhrases([...given, ...brief.points]);
  const [audience] = split(product.targetAudience);
  return {
    ...brief,
    kind: brief.kind === 'theme' ? 'product' : brief.kind,
    subject: product.name.trim(),
    category: product.category.trim(),
    points,
    audience: brief.audience ?? audience ?? null,
  };
}

/** Drops what is said already, alone or inside a longer phrase. */
export function distinctPhrases(phrases: string[]): string[] {
  const kept: string[] = [];
  for (const phrase of phrases) {
    if (kept.some((other) => other.includes(phrase))) continue;
    const contained = kept.findIndex((other) => phrase.includes(other));
    if (contained >= 0) kept[contained] = phrase;
    else kept.push(phrase);
  }
  return kept;
}
