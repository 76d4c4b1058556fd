import { deflateRawSync } from 'node:zlib';

/** What a recogniser says of a stretch, and how sure it was; what a service does not tell is left out. */
export interface Heard {
  text: string;
  durationMs: number;
  /** 0–1: the model's own belief that nobody speaks. */
  noSpeech?: number;
  /** Mean natural logarithm of the chosen tokens' probabilities; 0 is certain. */
  meanLogProbability?: number;
}

/**
 * Measured with whisper-base q8 on 2026-11-21: noise, chords and silence 0.60–0.95 with −0.67…−1.75, an orchestra
 * 0.29 with −1.87; speech 0.03–0.29 with −0.32…−0.56, under loud noise −0.86.
 */
export const SURELY_NO_SPEECH = 0.85;
const NO_SPEECH = 0.6;
const UNSURE = -0.6;
const GUESSED = -1.6;
/** Text that shrinks more than so was repeated (Whisper's authors, arXiv 2212.04356, 4.5). */
const COMPRESSION_LIMIT = 2.4;
const SHORTEST_TO_COMPRESS_BYTES = 60;
/** A fast speaker says 7 syllables or 20 letters in a second. */
const HAN_PER_SECOND = 11;
const LETTERS_PER_SECOND = 32;

/** Lines of subtitles that the models learned to put under silence and music; compared without punctuation. */
const SUBTITLE_CREDITS = [
  /amara\s?org/,
  /(字幕|翻译|校对|听译|时间轴|后期)(由|by|组|志愿者|制作|提供|[:：])/,
  /志愿者.{0,6}(李宗盛|杨茜茜|杨栋梁)/,
  /[词曲编]+曲?李宗盛/,
  /(点赞|打赏|订阅|转发).{0,16}明镜|明镜.{0,8}点点/,
  /请?不吝点赞/,
  /优优独播剧场/,
  /索兰娅/,
  /mbc뉴스|시청해주셔서/,
  /ご視聴ありがとう/,
  /subtitles?(by|are)|captioned?by|transcribedby/,
];
/** Nothing but politeness to the viewers of a video: believed only beside other words. */
const FAREWELLS =
  /^(谢谢|感谢|多谢)?(大家|您|你|各位)?的?(谢谢|感谢)?(观看|收看|收听|聆听|支持|观赏)$|^(thankyou(so|very)?(much)?|thanks)(for(watching|listening|viewing))$|^(please)?(like(and)?)?subscribe(tomychannel)?$/;
/** Names of sounds, such as [Music] or （笑声）. */
const SOUND_NAMES = /[[(（【*♪][^\])）】*♪]{0,24}[\])）】*♪]|[♪♫]+/gu;

/** The words alone: no names of sounds, no characters that cannot be shown. */
export function wordsOnly(text: string): string {
  return text
    .replace(SOUND_NAMES, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Why a text is taken for invented, or null for one that was probably said. */
export function inventedBecause({
  text,
  durationMs,
  noSpeech,
  meanLogProbability,
}: Heard): 'nothing' | 'silence' | 'unsure' | 'credits' | 'repeated' | 'too-fast' | null {
  const said = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (said === '') return 'nothing';
  if (noSpeech !== undefined && noSpeech > SURELY_NO_SPEECH) return 'silence';
  if (meanLogProbability !== undefined) {
    if (noSpeech !== undefined && noSpeech > NO_SPEECH && meanLogProbability < UNSURE) return 'silence';
    if (meanLogProbability < GUESSED) return 'unsure';
  }
  if (FAREWELLS.test(said) || SUBTITLE_CREDITS.some((line) => line.test(said))) return 'credits';
  if (isRepeated(said)) return 'repeated';
  const seconds = Math.max(0.3, durationMs / 1000);
  const han = said.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han / HAN_PER_SECOND + (said.length - han) / LETTERS_PER_SECOND > seconds ? 'too-fast' : null;
}

/** One short thing said over and over. */
function isRepeated(said: string): boolean {
  const bytes = Buffer.from(said);
  if (bytes.length >= SHORTEST_TO_COMPRESS_BYTES) {
    if (bytes.length / deflateRawSync(bytes).length > COMPRESSION_LIMIT) return true;
  }
  return /(.{1,8}?)\1{5,}/u.test(said) || /^(.{4,20}?)\1{2,}.{0,3}$/u.test(said);
}
