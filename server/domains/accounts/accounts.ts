/** Accounts: people, how they prove who they are, and how long that holds. Open this first. */
import type { App } from '../../platform/app.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type CaptchaAnswer, requireCaptcha, sweepCaptchas } from './captcha/captcha.ts';
import { verifyCredentials } from './credentials.ts';
import { sweepEntrances } from './entrance.ts';
import { endSession, type NewSession, startSession, sweepSessions } from './sessions.ts';
import { sweepAttempts } from './throttle.ts';
import type { Person } from './users.ts';
import { viewerOf } from './viewerOf.ts';

export { API_KEY_PREFIX, issueApiKey, viewerOfApiKey } from './apiKeys.ts';
export { viewerOfBasic } from './basic.ts';
export { type Captcha, createCaptcha } from './captcha/captcha.ts';
export { changePassword } from './changePassword.ts';
export { deviceOf } from './device.ts';
export { type Entrance, exchangeEntrance, issueEntrance } from './entrance.ts';
export {
  createApiKey,
  deleteApiKey,
  deleteApiKeyByName,
  type ListedApiKey,
  listApiKeys,
  listApiKeysInFull,
  ownApiKeys,
  revealApiKey,
} from './myApiKeys.ts';
export { checkedProfile, knownSex, type Profile, updateProfile } from './profile.ts';
export { mySessions, revokeOtherSessions, revokeSession } from './sessionList.ts';
export { type NewSession, viewerOfSession } from './sessions.ts';
export { createUser, ensureFirstAdmin, type Person } from './users.ts';

export interface SignIn extends CaptchaAnswer {
  userName: string;
  password: string;
  /** Of the caller, as the edge determined it. */
  ip: string;
  userAgent: string | null;
}

/**
 * Checks the captcha (unless LOGIN_CAPTCHA is off), then name and password, and starts a session with a fresh token.
 * A wrong captcha is not a wrong password: it is not counted, and the password is not looked at.
 * @throws Refusal BAD_USER_INPUT with field `captcha`; UNAUTHENTICATED when name or password is wrong (never says
 *   which), RATE_LIMITED after too many tries.
 */
export async function signIn(app: App, input: SignIn): Promise<NewSession & { viewer: Viewer }> {
  if (app.config.loginCaptcha) await requireCaptcha(app, input);
  const user = await verifyCredentials(app, input);
  if (!user) throw new Refusal('UNAUTHENTICATED', '用户名或密码错误');
  const session = await startSession(app, { userId: user.id, ip: input.ip, userAgent: input.userAgent });
  await app.db.user.update({ where: { id: user.id }, data: { lastSignInAt: new Date() } });
  return { ...session, viewer: viewerOf(user, 'session', session.sessionId) };
}

/** Ends the session the viewer came with; tokens and Basic have none, which is success too. */
export async function signOut(app: App, viewer: Viewer): Promise<void> {
  await endSession(app, viewer);
}

/** The viewer's own record. */
export async function getMe(app: App, viewer: Viewer): Promise<Person> {
  const user = await app.db.user.findUnique({ where: { id: viewer.userId }, omit: { passwordHash: true } });
  if (!user) throw notFound('用户不存在');
  return user;
}

/** @throws Refusal NOT_FOUND. For the command line; people reach themselves by `getMe`. */
export async function userByName(app: App, userName: string): Promise<Person> {
  const user = await app.db.user.findUnique({ where: { userName }, omit: { passwordHash: true } });
  if (!user) throw notFound(`用户 ${userName} 不存在`);
  return user;
}

/** A person as the command line acts for them: whoever may run it on the machine may be anybody. @throws Refusal NOT_FOUND. */
export async function viewerByName(app: App, userName: string): Promise<Viewer> {
  return viewerOf(await userByName(app, userName), 'basic', null);
}

/** Forgets what has expired: sessions, counted failures, captchas, entrance tokens. For the sweeper. */
export async function sweepAccounts(app: App): Promise<{ sessions: number; failures: number }> {
  await sweepCaptchas(app);
  await sweepEntrances(app);
  return { sessions: await sweepSessions(app), failures: await sweepAttempts(app.db) };
}
