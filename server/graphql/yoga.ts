import type { ExecutionResult } from 'graphql';
import { createYoga, handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { GraphQLContext } from './context.ts';
import { maskError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { schema } from './schema.ts';

export type Yoga = ReturnType<typeof createGraphQL>;

/** GraphQL over HTTP and SSE; the WebSocket server borrows its pipeline, so both behave alike. */
export function createGraphQL(log: Logger) {
  return createYoga<GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    // The landing page would tell strangers what runs here; integrators have schema.graphql and introspection.
    landingPage: false,
    graphiql: false,
    // Uploads have a streaming route of their own: this parser would hold them in memory.
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
    // Ours says codes and request ids, and also covers what a subscription yields.
    maskedErrors: false,
    plugins: [limitTokens(), maskErrors(log)],
  });
}

function limitTokens(): Plugin {
  return {
    onParse: ({ params }) => {
      params.options = { ...params.options, maxTokens: LIMITS.tokens };
    },
  };
}

function maskErrors(log: Logger): Plugin<GraphQLContext> {
  const mask = (result: ExecutionResult, { requestId }: GraphQLContext): ExecutionResult =>
    result.errors
      ? { ...result, errors: result.errors.map((error) => maskError(error, log, requestId)) }
      : result;
  return {
    onExecute: ({ args }) => ({
      onExecuteDone: (payload) =>
        handleStreamOrSingleExecutionResult(payload, ({ result, setResult }) =>
          setResult(mask(result, args.contextValue)),
        ),
    }),
    onSubscribe: ({ args }) => ({
      onSubscribeResult: (payload) =>
        handleStreamOrSingleExecutionResult(payload, ({ result, setResult }) =>
          setResult(mask(result, args.contextValue)),
        ),
      onSubscribeError: ({ error, setError }) => setError(maskError(error, log, args.contextValue.requestId)),
    }),
  };
}
