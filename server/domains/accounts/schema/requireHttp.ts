import type { GraphQLContext } from '../../../graphql/context.ts';
import { badInput } from '../../../platform/refusal.ts';

/**
 * Signing in goes by requests of their own: a WebSocket can set no cookie, and addresses are counted per request.
 * @throws Refusal BAD_USER_INPUT on a WebSocket.
 */
export function requireHttp(context: GraphQLContext): void {
  if (!context.setSessionCookie) throw badInput('input', '请通过 HTTP 请求登录');
}
