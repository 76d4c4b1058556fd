import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import type { Permission, Viewer } from '../../platform/viewer.ts';

type Shape = z.ZodObject | undefined;
type Parsed<S extends Shape> = S extends z.ZodObject ? z.output<S> : undefined;

/** What a handler gets: everything validated. */
export interface Call<
  P extends Shape,
  B extends Shape,
  V extends Viewer | null,
  Q extends Shape = undefined,
> {
  app: App;
  viewer: V;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** What the caller named the call (`Idempotency-Key`); domains that know request keys get it, so they are exact. */
  idempotencyKey: string | null;
}

/**
 * Whether a call may name itself by `Idempotency-Key` and be repeated: `stored`, the first answer is given again;
 * `exact`, making it twice is also making it once (the domain takes the key, or the state says so), so that a call
 * whose process died is made again. Never where the answer is secret or must not be kept.
 */
export type Repeatable = 'stored' | 'exact' | false;

/**
 * One path of the facade: what is checked, what is answered, and what OpenAPI says, in one place.
 * Paths use Fastify's `:name`; what a handler returns stands in the envelope beside code and message.
 */
export interface Route<
  P extends Shape,
  B extends Shape,
  R extends z.ZodObject,
  V extends Viewer | null,
  Q extends Shape = undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  tag: 'user' | 'billing' | 'admin' | 'lab' | 'product' | 'catalog' | 'material' | 'project' | 'tool';
  summary: string;
  params?: P;
  /** Behind the question mark: always text, so numbers are coerced by the schema. */
  query?: Q;
  body?: B;
  /** Replies beside `{code: 0, message}`. */
  answers: R;
  /** Without it: `stored` for JSON calls that change or spend, else never. */
  repeatable?: Repeatable;
  handle(call: Call<P, B, V, Q>): Promise<z.input<R>>;
}

/** A route without its types, as the list and the printers hold it. */
export interface AnyRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  tag: string;
  summary: string;
  params?: z.ZodObject | undefined;
  query?: z.ZodObject | undefined;
  body?: z.ZodObject | undefined;
  answers: z.ZodObject;
  /** What the caller must be allowed to; null: open to everybody. */
  permission: Permission | null;
  /** `multipart`: the handler reads the body itself; `binary`: it answers with bytes instead of the envelope. */
  transfer: 'json' | 'multipart' | 'binary';
  repeatable?: Repeatable | undefined;
  handle(call: Call<Shape, Shape, Viewer | null, Shape>): Promise<object>;
}

/** A route for people who may do what its permission says. */
export function route<
  R extends z.ZodObject,
  P extends Shape = undefined,
  B extends Shape = undefined,
  Q extends Shape = undefined,
>(
  definition: Route<P, B, R, Viewer, Q> & { permission: Permission; transfer?: AnyRoute['transfer'] },
): AnyRoute {
  return { transfer: 'json', ...definition } as unknown as AnyRoute;
}

/** A route for everybody; `viewer` is null where nobody signed in. */
export function openRoute<R extends z.ZodObject, P extends Shape = undefined, B extends Shape = undefined>(
  definition: Route<P, B, R, Viewer | null>,
): AnyRoute {
  return { transfer: 'json', ...definition, permission: null } as unknown as AnyRoute;
}

/** How a route takes an `Idempotency-Key`. */
export function repeatable(route: AnyRoute): Repeatable {
  if (route.transfer !== 'json' || route.method === 'GET' || !route.permission) return false;
  const usual = route.permission === 'change' || route.permission === 'spend' ? 'stored' : false;
  return route.repeatable ?? usual;
}
