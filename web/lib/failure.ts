import { failures } from '../locales/zh-CN/failures.ts';

/** What the server declined or could not do, in words for people; `code` is for programs. */
export class Failure extends Error {
  readonly code: string;
  readonly field: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    code: string,
    detail: { field?: string | null; retryAfterSeconds?: number | null } = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    this.field = detail.field ?? null;
    this.retryAfterSeconds = detail.retryAfterSeconds ?? null;
  }
}

export interface GraphqlErrorBody {
  message: string;
  extensions?: { code?: string; field?: string; retryAfterSeconds?: number };
}

export function failureFrom(error: GraphqlErrorBody): Failure {
  const { code = 'INTERNAL', field = null, retryAfterSeconds = null } = error.extensions ?? {};
  return new Failure(error.message, code, { field, retryAfterSeconds });
}

/** What the browser says itself, where no sentence of the server's came. */
const ownCodes = ['NETWORK', 'UNAVAILABLE'];

/** What failed, as the catalogue says it, and why; a sentence of the server's stands alone. */
export function failureSentence(error: unknown, situation: string): string {
  if (error instanceof Failure && !ownCodes.includes(error.code)) return error.message || situation;
  return error instanceof Failure ? `${situation}：${error.message}` : situation;
}

/** The sentence to show: the server's own where it gave one, else the catalogue's for this situation. */
export function failureMessage(error: unknown, fallback: string): string {
  if (error instanceof Failure && error.message) return error.message;
  return fallback || failures.unknown;
}
