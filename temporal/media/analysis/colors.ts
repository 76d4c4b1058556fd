/** A colour with how much of the picture it covers, 0–1. */
export interface ColorShare {
  red: number;
  green: number;
  blue: number;
  share: number;
}

const LEVELS = 6;
/** Every third pixel says as much about colours as all of them. Bytes. */
const STRIDE = 3 * 3;
const KEPT_PER_PICTURE = 12;
/** Colours nearer than this (of 441) are one colour to the eye at a glance. */
const SAME_COLOR_DISTANCE = 60;
const LEAST_SHARE = 0.08;
const MOST_COLORS = 3;

/** The commonest colours of one picture in RGB bytes: a coarse histogram whose bins remember their mean. */
export function colorsOf(rgb: Uint8Array): ColorShare[] {
  const counts = new Uint32Array(LEVELS ** 3);
  const sums = new Float64Array(LEVELS ** 3 * 3);
  for (let i = 0; i + 2 < rgb.length; i += STRIDE) {
    const bin = (level(rgb[i]!) * LEVELS + level(rgb[i + 1]!)) * LEVELS + level(rgb[i + 2]!);
    counts[bin]! += 1;
    sums[bin * 3]! += rgb[i]!;
    sums[bin * 3 + 1]! += rgb[i + 1]!;
    sums[bin * 3 + 2]! += rgb[i + 2]!;
  }
  const pixels = Math.ceil(rgb.length / STRIDE);
  return [...counts.keys()]
    .filter((bin) => counts[bin]! > 0)
    .sort((a, b) => counts[b]! - counts[a]!)
    .slice(0, KEPT_PER_PICTURE)
    .map((bin) => ({
      red: sums[bin * 3]! / counts[bin]!,
      green: sums[bin * 3 + 1]! / counts[bin]!,
      blue: sums[bin * 3 + 2]! / counts[bin]!,
      share: counts[bin]! / pixels,
    }));
}

/** At most three colours as #RRGGBB that dominate pictures together, most frequent first. */
export function dominantColors(pictures: ReadonlyArray<readonly ColorShare[]>): string[] {
  const groups: ColorShare[] = [];
  const all = pictures.flat().sort((a, b) => b.share - a.share);
  for (const color of all) {
    const group = groups.find((other) => distance(other, color) < SAME_COLOR_DISTANCE);
    if (group) mixInto(group, color);
    else groups.push({ ...color });
  }
  return groups
    .sort((a, b) => b.share - a.share)
    .filter(({ share }, index) => index === 0 || share / pictures.length >= LEAST_SHARE)
    .slice(0, MOST_COLORS)
    .map(toHex);
}

function mixInto(group: ColorShare, color: ColorShare): void {
  const share = group.share + color.share;
  const mix = (a: number, b: number) => (a * group.share + b * color.share) / share;
  group.red = mix(group.red, color.red);
  group.green = mix(group.green, color.green);
  group.blue = mix(group.blue, color.blue);
  group.share = share;
}

function distance(a: ColorShare, b: ColorShare): number {
  return Math.hypot(a.red - b.red, a.green - b.green, a.blue - b.blue);
}

function level(value: number): number {
  return Math.floor((value * LEVELS) / 256);
}

function toHex({ red, green, blue }: ColorShare): string {
  const digits = [red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0'));
  return `#${digits.join('').toUpperCase()}`;
}
