const HUES: ReadonlyArray<{ upTo: number; name: string }> = [
  { upTo: 15, name: '红' },
  { upTo: 40, name: '橙' },
  { upTo: 68, name: '黄' },
  { upTo: 165, name: '绿' },
  { upTo: 195, name: '青' },
  { upTo: 255, name: '蓝' },
  { upTo: 290, name: '紫' },
  { upTo: 345, name: '粉' },
  { upTo: 360, name: '红' },
];

/** The everyday Chinese name of a colour given as #RRGGBB: '黑', '浅灰', '暖黄', '深绿' … */
export function colorName(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const largest = Math.max(red!, green!, blue!);
  const chroma = largest - Math.min(red!, green!, blue!);
  if (largest < 0.16) return '黑';
  if (chroma < 0.1 || chroma / largest < 0.15) return grayName(largest);
  const hue = hueOf(red!, green!, blue!, largest, chroma);
  if (hue >= 15 && hue < 50 && largest < 0.6) return '棕';
  const name = HUES.find(({ upTo }) => hue <= upTo)!.name;
  if (largest < 0.45) return `深${name}`;
  if (chroma / largest < 0.4 && largest > 0.7) return `浅${name}`;
  return hue >= 40 && hue < 60 ? `暖${name}` : name;
}

function grayName(lightness: number): string {
  if (lightness > 0.9) return '白';
  if (lightness > 0.66) return '浅灰';
  return lightness < 0.36 ? '深灰' : '灰';
}

/** Degrees, 0–360. */
function hueOf(red: number, green: number, blue: number, largest: number, chroma: number): number {
  if (largest === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  if (largest === green) return 60 * ((blue - red) / chroma) + 120;
  return 60 * ((red - green) / chroma) + 240;
}
