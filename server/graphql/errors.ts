import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { Refusal } from '../platform/refusal.ts';

/**
 * What a caller learns of an error: refusals with their code and Chinese message, GraphQL's own complaints about
 * the document as they are, and of everything else only that it happened and under which request id.
 */
export function maskError(error: unknown, log: Logger, requestId: string): GraphQLError {
  if (!(error instanceof GraphQLError)) return masked(error, log, requestId);
  const cause = error.originalError;
  if (cause instanceof Refusal) {
    return new GraphQLError(cause.message, {
      nodes: error.nodes,
      source: error.source,
      positions: error.positions,
      path: error.path,
      extensions: { code: cause.code, ...cause.details, ...fieldOf(cause) },
    });
  }
  if (cause && !(cause instanceof GraphQLError)) return masked(error, log, requestId);
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { code: 'BAD_USER_INPUT', ...error.extensions },
  });
}

/** Domains name fields without knowing who asks; this face writes them as its inputs do. */
function fieldOf({ details: { field } }: Refusal): { field?: string } {
  return field ? { field: field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) } : {};
}

function masked(error: unknown, log: Logger, requestId: string): GraphQLError {
  log.error({ err: error, requestId }, 'unexpected error in GraphQL');
  const located = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(`系统繁忙，请稍后重试（请求编号 ${requestId}）`, {
    ...located,
    extensions: { code: 'INTERNAL', requestId },
  });
}
