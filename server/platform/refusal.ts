/**
 * What the server declines to do, for a reason the caller may know. Anything else that is thrown is a defect:
 * it is masked, logged with the request's id, and answered as INTERNAL.
 */
export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'INSUFFICIENT_CREDITS'
  | 'RATE_LIMITED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNAVAILABLE';

export interface RefusalDetails {
  /** Name of the input field that is wrong. */
  field?: string;
  retryAfterSeconds?: number;
  requiredCredits?: number;
  availableCredits?: number;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  /** @param message Chinese, shown to people: what happened and what to do. */
  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Also the answer for what belongs to somebody else, so that nobody learns what exists. */
export function notFound(message = '内容不存在或无权访问'): Refusal {
  return new Refusal('NOT_FOUND', message);
}

export function badInput(field: string, message: string): Refusal {
  return new Refusal('BAD_USER_INPUT', message, { field });
}
