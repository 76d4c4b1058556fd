import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

export interface Certificate {
  /** Both in PEM. */
  cert: string;
  key: string;
}

/** A self-signed certificate for these names and IPv4 addresses, good for a day: Node makes keys, but no certificates. */
export function certificateFor(names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
  // A name of its own: who vouches for whom is found by it, and two of one name would be taken for each other.
  const own = `${names[0]} ${randomBytes(8).toString('hex')}`;
  const called = sequence(set(sequence(identifier('550403'), der(0x0c, Buffer.from(own)))));
  const alternatives = names.map((name) =>
    isIP(name) ? der(0x87, Buffer.from(name.split('.').map(Number))) : der(0x82, Buffer.from(name)),
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    called,
    sequence(time(Date.now() - 3_600_000), time(Date.now() + 86_400_000)),
    called,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(identifier('551d11'), der(0x04, sequence(...alternatives))))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const whole = sequence(body, ecdsaWithSha256, der(0x03, signature));
  // Signatures differ in length: full lines alone must not leave an empty one at the end, which PEM does not know.
  const lines = whole
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

/** One element of DER: its kind, its length, its content. */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]) => der(0x31, Buffer.concat(parts));
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (ms: number) =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
