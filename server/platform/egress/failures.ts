import { Refusal } from '../refusal.ts';
import { badCertificate, broken, unreachable } from './refusals.ts';

const NO_CONNECTION =
  /^(UND_ERR_CONNECT_TIMEOUT|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|EACCES|EPERM)$/;
const NO_TRUST = /CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_TLS_|^ERR_SSL_/;

/** What went wrong on the way, as a sentence; a defect of ours stays what it is. */
export function toldFailure(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  const code = (error as NodeJS.ErrnoException).code;
  if (typeof code !== 'string' || code === 'UND_ERR_INVALID_ARG') return error;
  if (NO_CONNECTION.test(code)) return unreachable();
  return NO_TRUST.test(code) ? badCertificate() : broken();
}
