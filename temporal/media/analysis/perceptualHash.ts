const SIDE = 32;
const BLOCK = 8;

const COSINES = Array.from({ length: BLOCK + 1 }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * frequency * Math.PI) / (2 * SIDE))),
);

/**
 * The 64-bit DCT hash: the picture at 32×32 gray, its 8×8 lowest frequencies without the constant ones, each above
 * or below their median. Scaling, recompression and small changes of brightness flip few bits.
 * @returns 16 hex digits.
 */
export function perceptualHash(luma: Uint8Array, width: number, height: number): string {
  const small = shrink(luma, width, height);
  const coefficients = lowFrequencies(small);
  const median = [...coefficients].sort((a, b) => a - b)[coefficients.length / 2]!;
  const bits = coefficients.map((value) => (value > median ? '1' : '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

/** Bits that differ, 0–64; below about 10 two pictures look alike. */
export function hashDistance(a: string, b: string): number {
  const differing = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  return differing.toString(2).replaceAll('0', '').length;
}

function shrink(luma: Uint8Array, width: number, height: number): Float64Array {
  const small = new Float64Array(SIDE * SIDE);
  const counts = new Uint32Array(SIDE * SIDE);
  const columns = Uint8Array.from({ length: width }, (_, x) => Math.floor((x * SIDE) / width));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * SIDE) / height) * SIDE;
    for (let x = 0; x < width; x += 1) {
      const at = row + columns[x]!;
      small[at]! += luma[y * width + x]!;
      counts[at]! += 1;
    }
  }
  return small.map((sum, at) => (counts[at]! > 0 ? sum / counts[at]! : 0));
}

function lowFrequencies(small: Float64Array): number[] {
  const rows = new Float64Array(SIDE * (BLOCK + 1));
  for (let y = 0; y < SIDE; y += 1) {
    for (let u = 1; u <= BLOCK; u += 1) {
      let sum = 0;
      for (let x = 0; x < SIDE; x += 1) sum += small[y * SIDE + x]! * COSINES[u]![x]!;
      rows[y * (BLOCK + 1) + u] = sum;
    }
  }
  const coefficients: number[] = [];
  for (let v = 1; v <= BLOCK; v += 1) {
    for (let u = 1; u <= BLOCK; u += 1) {
      let sum = 0;
      for (let y = 0; y < SIDE; y += 1) sum += rows[y * (BLOCK + 1) + u]! * COSINES[v]![y]!;
      coefficients.push(sum);
    }
  }
  return coefficients;
}
