import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  Kind,
  Lexer,
  Source,
  TokenKind,
  visit,
} from 'graphql';
import { createYoga, handleStreamOrSingleExecutionResult, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import { badInput, Refusal } from '../platform/refusal.ts';
import { isStorable } from '../platform/storableText.ts';
import type { GraphQLContext } from './context.ts';
import { maskError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { schema } from './schema.ts';
import { watchFields } from './watchFields.ts';

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
    plugins: [limitTokens(), refuseUnstorableText(), limitTime(), watchFields(), maskErrors(log)],
  });
}

function limitTokens(): Plugin {
  return {
    onParse: ({ params }) => {
      if (nestsTooDeep(params.source)) {
        throw tellable(badInput('query', '查询嵌套过深，请拆分后重试'));
      }
      params.options = { ...params.options, maxTokens: LIMITS.tokens };
    },
  };
}

function nestsTooDeep(source: string | Source): boolean {
  const lexer = new Lexer(typeof source === 'string' ? new Source(source) : source);
  let open = 0;
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      if (OPENING.has(token.kind)) open += 1;
      if (CLOSING.has(token.kind)) open -= 1;
      if (open > LIMITS.nesting) return true;
    }
  } catch {
    // Not even words: the parser says where.
  }
  return false;
}

const OPENING: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Postgres takes neither U+0000 nor half of a surrogate pair, both of which a document and JSON can spell. */
function refuseUnstorableText(): Plugin {
  const refuse = ({ args, setResultAndStopExecution }: Stoppable) => {
    let storable = isStorable(args.variableValues);
    visit(args.document, {
      [Kind.STRING]: ({ value }) => {
        storable &&= isStorable(value);
      },
    });
    if (!storable) {
      setResultAndStopExecution({ errors: [tellable(badInput('input', '文本中含有不允许的字符'))] });
    }
  };
  return { onExecute: refuse, onSubscribe: refuse };
}

interface Stoppable {
  args: ExecutionArgs;
  setResultAndStopExecution: (result: ExecutionResult) => void;
}

/** Answers when the time is over; what still runs behind it ends by itself. */
function limitTime(): Plugin {
  return {
    onExecute: ({ executeFn, setExecuteFn }) =>
      setExecuteFn(async (args: ExecutionArgs) => {
        const answered = new AbortController();
        const late = sleep(LIMITS.timeMs, undefined, { signal: answered.signal }).then(
          (): ExecutionResult => ({
            errors: [tellable(new Refusal('UNAVAILABLE', '查询用时过长，请拆分后重试'))],
          }),
          () => null,
        );
        try {
          return await Promise.race([executeFn(args), late]);
        } finally {
          answered.abort();
        }
      }),
  };
}

function tellable(refusal: Refusal): GraphQLError {
  return new GraphQLError(refusal.message, { extensions: { code: refusal.code, ...refusal.details } });
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
