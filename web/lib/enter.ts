import { postGraphql } from './postGraphql.ts';
import { keepBearerToken, takeUpTicket } from './session.ts';

/** Kept as text, like that of signing in; a test checks it against schema.graphql. */
export const exchangeDocument =
  'mutation Enter($token: String!, $framed: Boolean!) { exchangeEntranceToken(token: $token, framed: $framed) { token } }';

/**
 * Exchanges the ticket of the address for a session, before anything else is asked. A ticket that is no longer good
 * leaves the visitor as they are: signed in by themself, or off to the login page.
 */
export async function enterByTicket(): Promise<void> {
  const ticket = takeUpTicket();
  if (!ticket) return;
  try {
    const { data } = await postGraphql(exchangeDocument, ticket);
    keepBearerToken((data.exchangeEntranceToken as { token: string }).token);
  } catch {
    return;
  }
}
