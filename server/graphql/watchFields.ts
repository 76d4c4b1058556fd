import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Stop, Visitor, Watch } from '../domains/traffic/traffic.ts';
import type { GraphQLContext } from './context.ts';

/** A request on its way, as the watch over traffic follows it. */
export interface Visit {
  watch: Watch;
  visitor: Visitor;
  /** Calls that were counted at the door already: the request itself over HTTP, nothing on a socket. */
  paid: number;
  /** Its root fields were counted; where this stays false the request never got so far. */
  counted: boolean;
}

interface RootField {
  name: string;
  /** Its name in the answer. */
  key: string;
}

/** Fields by which people come in; who guesses at passwords is kept from them. */
const isEntrance = (name: string) => name === 'signIn' || /captcha/i.test(name);

/**
 * Counts root fields, not requests: a hundred aliases in one document are a hundred calls, in the statistics and
 * against the limits. The same over HTTP and WebSockets.
 */
export function watchFields(): Plugin<GraphQLContext> {
  const begin = (
    args: ExecutionArgs,
    stop: (result: ExecutionResult) => void,
  ): ((result: unknown) => void) | null => {
    const { visit } = args.contextValue as GraphQLContext;
    if (!visit) return null;
    const { watch, visitor } = visit;
    const fields = rootFields(args.document, args.operationName);
    const begun = performance.now();
    const done = (result: unknown) => {
      const ms = performance.now() - begun;
      for (const field of fields) {
        const ok = !failed(result, field.key);
        watch.served(visitor, `graphql ${field.name}`.slice(0, 128), ok, ms);
        if (!ok && field.name === 'signIn') watch.signInFailed(visitor);
      }
    };
    const more = fields.length - visit.paid;
    visit.counted = true;
    if (more > 0) watch.asked(visitor, 'api', more);
    const refused =
      (fields.some(({ name }) => isEntrance(name)) && watch.gate.blocked(visitor, ['login'])) ||
      (more > 0 && watch.gate.spend(visitor, 'api', more));
    if (!refused) return done;
    const result = { errors: [refusedError(refused)] };
    stop(result);
    for (const field of fields) watch.served(visitor, `graphql ${field.name}`.slice(0, 128), false, 0);
    return null;
  };
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      const done = begin(args, setResultAndStopExecution);
      return done ? { onExecuteDone: ({ result }) => done(result) } : undefined;
    },
    onSubscribe: ({ args, setResultAndStopExecution }) => {
      const done = begin(args, setResultAndStopExecution);
      return done
        ? { onSubscribeResult: ({ result }) => done(result), onSubscribeError: () => done(null) }
        : undefined;
    },
  };
}

export function refusedError({ retryAfterSeconds }: Stop): GraphQLError {
  return new GraphQLError('请求过于频繁，请稍后再试', {
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds },
  });
}

/** Also those inside fragments at the root. A validated document has no cycles, and its tokens are limited. */
function rootFields(document: DocumentNode, operationName: string | null | undefined): RootField[] {
  const operation = getOperationAST(document, operationName);
  if (!operation) return [];
  const fields: RootField[] = [];
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        fields.push({ name, key: selection.alias?.value ?? name });
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else {
        const { value } = selection.name;
        for (const definition of document.definitions) {
          if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === value) {
            collect(definition.selectionSet);
          }
        }
      }
    }
  };
  collect(operation.selectionSet);
  return fields;
}

function failed(result: unknown, key: string): boolean {
  if (result === null || typeof result !== 'object') return true;
  const { errors } = result as ExecutionResult;
  // A stream of results has no errors of its own.
  return errors?.some(({ path }) => !path || path[0] === key) ?? false;
}
