export interface SpokenDigit {
  /** Mono, −1…1. */
  samples: Float32Array;
  sampleRate: number;
}

const RATE = 11_025;
const GAP_SECONDS = { least: 0.35, most: 0.7 };
/** Of the babble behind the digits, against the digits. */
const BABBLE = 0.16;

/** Joins spoken digits with pauses of chance, lays pieces of them, turned back to front, behind, and adds hiss. */
export function digitsWav(spoken: readonly SpokenDigit[]): Buffer {
  const digits = spoken.map(({ samples, sampleRate }) => resampled(trimmed(samples), sampleRate));
  const gaps = digits.map(() => Math.round(RATE * between(GAP_SECONDS.least, GAP_SECONDS.most)));
  const length = digits.reduce((sum, digit, index) => sum + digit.length + gaps[index]!, RATE / 2);
  const track = new Float32Array(Math.round(length));
  let at = Math.round(RATE * 0.3);
  for (const [index, digit] of digits.entries()) {
    mix(track, digit, at, between(0.75, 1));
    at += digit.length + gaps[index]!;
  }
  for (let from = 0; from < track.length; ) {
    const piece = digits[Math.floor(Math.random() * digits.length)]!.slice().reverse();
    mix(track, piece, from, BABBLE);
    from += Math.max(1, Math.round(piece.length * between(0.4, 0.9)));
  }
  return wav(track.map((sample) => sample + between(-0.02, 0.02)));
}

function mix(track: Float32Array, part: Float32Array, at: number, gain: number): void {
  const end = Math.min(part.length, track.length - at);
  for (let index = 0; index < end; index += 1) track[at + index]! += part[index]! * gain;
}

/** Without the silence that engines leave around a word, and as loud as it can be. */
function trimmed(samples: Float32Array): Float32Array {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.01);
  const loud = (sample: number) => Math.abs(sample) > peak * 0.03;
  const part = samples.slice(Math.max(0, samples.findIndex(loud)), samples.findLastIndex(loud) + 1);
  return part.map((sample) => (sample / peak) * 0.8);
}

/** Linear is enough: the voice itself has no more to lose. */
function resampled(samples: Float32Array, rate: number): Float32Array {
  const result = new Float32Array(Math.floor((samples.length * RATE) / rate));
  for (let index = 0; index < result.length; index += 1) {
    const place = (index * rate) / RATE;
    const low = Math.floor(place);
    const high = Math.min(low + 1, samples.length - 1);
    result[index] = samples[low]! + (samples[high]! - samples[low]!) * (place - low);
  }
  return result;
}

/** Mono, 16 bit. */
function wav(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + 2 * samples.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * samples.length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (const [index, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + 2 * index);
  }
  return bytes;
}

const between = (low: number, high: number) => low + Math.random() * (high - low);
