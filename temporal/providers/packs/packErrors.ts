export type PackErrorCode = 'UNKNOWN_PACK' | 'FETCH_FAILED' | 'HASH_MISMATCH' | 'CANCELLED';

/** A pack could not be made ready. The message is Chinese and safe to show. */
export class PackError extends Error {
  readonly code: PackErrorCode;

  constructor(code: PackErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PackError';
    this.code = code;
  }
}
