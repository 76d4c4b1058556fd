import { postGraphql } from './postGraphql.ts';

/** Kept as text (the pages before sign-in carry no Relay); a test checks it against schema.graphql. */
export const signInDocument =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { viewer { id } } }';

/** Signs in by name and password; the session comes back as a cookie. Rejects with a Failure. */
export async function signIn(userName: string, password: string): Promise<void> {
  await postGraphql(signInDocument, { input: { userName, password } });
}
