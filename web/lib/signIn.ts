import { postGraphql } from './postGraphql.ts';
import { forgetOwedSignOut } from './session.ts';

/** Kept as text (the pages before sign-in carry no Relay); a test checks them against schema.graphql. */
export const signInDocument =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { id } } }';
export const captchaDocument =
  'mutation NewCaptcha($kind: CaptchaKind!) { createCaptcha(kind: $kind) { captcha { captchaId kind url } } }';
export const signOutDocument = 'mutation SignOutLater { signOut }';

export type CaptchaKind = 'IMAGE' | 'AUDIO';

export interface Captcha {
  captchaId: string;
  kind: CaptchaKind;
  /** A data URL. */
  url: string;
}

/** A captcha to answer; null where this installation asks for none. Rejects with a Failure. */
export async function newCaptcha(kind: CaptchaKind): Promise<Captcha | null> {
  const { data } = await postGraphql(captchaDocument, { kind });
  return (data.createCaptcha as { captcha: Captcha | null }).captcha;
}

export interface SignIn {
  userName: string;
  password: string;
  captchaId: string | null;
  captcha: string | null;
}

/** Signs in; the session comes back as a cookie. Rejects with a Failure. */
export async function signIn(input: SignIn): Promise<void> {
  await postGraphql(signInDocument, { input });
  forgetOwedSignOut();
}

/** Tells the server of a sign-out that it could not be told of before; silently, the next visit tries again. */
export async function settleSignOut(): Promise<void> {
  try {
    await postGraphql(signOutDocument, {});
    forgetOwedSignOut();
  } catch {
    return;
  }
}
