import type { TemporalConfig } from './config.ts';

/**
 * How to reach Temporal, in the form that the client's `Connection.connect` and the worker's
 * `NativeConnection.connect` take alike.
 * @throws Error when no address is known (a process started by hand, without the supervisor).
 */
export function temporalConnectionOptions({ address, apiKey, tls }: TemporalConfig) {
  if (!address) throw new Error('TEMPORAL_ADDRESS is not set, and no supervisor has filled it in.');
  const bytes = (pem: string | undefined) => (pem ? Buffer.from(pem) : undefined);
  const clientCertPair =
    tls?.cert && tls.key ? { crt: Buffer.from(tls.cert), key: Buffer.from(tls.key) } : undefined;
  return {
    address,
    ...(apiKey ? { apiKey } : {}),
    ...(tls ? { tls: { serverRootCACertificate: bytes(tls.ca), clientCertPair } } : {}),
  };
}
