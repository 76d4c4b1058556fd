import { createHmac, hkdfSync, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import { badInput } from '../../../platform/refusal.ts';
import { networkOf } from '../subjects.ts';
import { countAsked } from './askedOften.ts';
import { drawWord } from './drawWord.ts';
import { speakDigits } from './speakDigits.ts';

/** A picture to read, or digits to hear for whoever cannot see it. Either answer opens the door. */
export type CaptchaKind = 'image' | 'audio';

export interface Captcha {
  id: string;
  kind: CaptchaKind;
  /** A data URL: a picture or a sound, by kind. */
  url: string;
  expiresAt: Date;
}

const LIFE_MS = 5 * 60 * 1000;

/** None that is another one when it is turned or struck through: no 0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const LETTERS = 'ACEFHJKMNPRTWXY3479';
const LETTER_COUNT = 5;
/** 一 and 七 sound alike in a simple voice, as 六 and 九 do. */
const DIGITS = '0234568';
const DIGIT_COUNT = 6;

/**
 * Makes a captcha for whoever is at this address. Only a keyed hash of its answer is kept.
 * @throws Refusal RATE_LIMITED, UNAVAILABLE (nothing can be spoken now).
 */
export async function createCaptcha(
  app: App,
  { kind, ip }: { kind: CaptchaKind; ip: string },
  now = new Date(),
): Promise<Captcha> {
  await countAsked(app.db, networkOf(ip), now);
  const answer = kind === 'image' ? pick(LETTERS, LETTER_COUNT) : pick(DIGITS, DIGIT_COUNT);
  const url = kind === 'image' ? await drawWord(answer) : await speakDigits(app, answer);
  const { id, expiresAt } = await keepCaptcha(app, { answer, ip }, now);
  return { id, kind, url, expiresAt };
}

/** What is known of a captcha afterwards: nothing that gives its answer away without the server's key. */
export async function keepCaptcha(
  app: App,
  { answer, ip }: { answer: string; ip: string },
  now = new Date(),
): Promise<{ id: string; expiresAt: Date }> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await app.db.captcha.create({
    data: {
      id,
      answerHash: hashOf(app, 'answer', `${id} ${answer}`),
      visitor: hashOf(app, 'visitor', networkOf(ip)),
      createdAt: now,
      expiresAt,
    },
  });
  return { id, expiresAt };
}

export interface CaptchaAnswer {
  captchaId?: string | null | undefined;
  captcha?: string | null | undefined;
}

/**
 * Takes the captcha away and looks at the answer: it is over with the first one, right or wrong, however many arrive
 * at once.
 * @throws Refusal BAD_USER_INPUT with field `captcha`.
 */
export async function requireCaptcha(
  app: App,
  { captchaId, captcha, ip }: CaptchaAnswer & { ip: string },
  now = new Date(),
): Promise<void> {
  const answer = normalized(captcha ?? '');
  if (!captchaId || !answer) throw badInput('captcha', '请输入验证码');
  const kept = UUID.test(captchaId) ? await take(app, captchaId) : null;
  const mine = kept && kept.expiresAt > now && same(kept.visitor, hashOf(app, 'visitor', networkOf(ip)));
  // Of an unknown captcha nothing is known, so that of somebody else's must not be told apart from it.
  if (!mine) throw badInput('captcha', '验证码已失效，请重新输入');
  if (!same(kept.answerHash, hashOf(app, 'answer', `${captchaId} ${answer}`)))
    throw badInput('captcha', '验证码错误，请重新输入');
}

/** Removes captchas that nobody answered; for the sweeper. */
export async function sweepCaptchas(app: App, now = new Date()): Promise<number> {
  return (await app.db.captcha.deleteMany({ where: { expiresAt: { lte: now } } })).count;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** One statement: of all who come at once one gets the row. */
async function take(app: App, id: string) {
  type Kept = { answerHash: Uint8Array; visitor: Uint8Array; expiresAt: Date };
  const rows = await app.db.$queryRaw<Kept[]>`
    DELETE FROM "Captcha" WHERE "id" = ${id}::uuid RETURNING "answerHash", "visitor", "expiresAt"`;
  return rows[0] ?? null;
}

/** People type small letters, spaces between digits, and what a Chinese keyboard calls full width. */
function normalized(answer: string): string {
  return answer.slice(0, 64).normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

function hashOf(app: App, purpose: 'answer' | 'visitor', text: string): Uint8Array<ArrayBuffer> {
  const key = Buffer.from(hkdfSync('sha256', app.config.secretKey, '', `reelsmith:captcha-${purpose}`, 32));
  return new Uint8Array(createHmac('sha256', key).update(text).digest());
}

function same(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

function pick(alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
}
