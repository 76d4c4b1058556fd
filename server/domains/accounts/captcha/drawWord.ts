import { fileURLToPath } from 'node:url';
import { createBoundedQueue } from '../boundedQueue.ts';

const WIDTH = 400;
const HEIGHT = 140;
const FAMILIES = [
  ['400Regular/NotoSansSC_400Regular.ttf', 'Captcha Regular'],
  ['800ExtraBold/NotoSansSC_800ExtraBold.ttf', 'Captcha Bold'],
] as const;

type Canvas = import('@napi-rs/canvas').Canvas;
type Context = import('@napi-rs/canvas').SKRSContext2D;
type Library = typeof import('@napi-rs/canvas');

/** A picture takes some milliseconds of a core; a flood of them waits in line or is refused. */
const queued = createBoundedQueue({ running: 1, waiting: 30 });
let library: Promise<Library> | undefined;

/**
 * A word as a picture that people read and that letter-by-letter recognition does not: letters overlap, lean and
 * differ in weight and size, lines of their own colours run through them and gaps cut them, and the whole is bent.
 * @returns a data URL.
 */
export async function drawWord(word: string): Promise<string> {
  library ??= load();
  const canvas = await library;
  return queued(async () => {
    const picture = draw(canvas, word);
    const bytes = await picture.encode('webp', 72);
    return `data:image/webp;base64,${bytes.toString('base64')}`;
  });
}

/** Loaded with the first captcha: an API that nobody signs in to does without it. */
async function load(): Promise<Library> {
  const canvas = await import('@napi-rs/canvas');
  for (const [file, family] of FAMILIES) {
    const font = import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${file}`);
    canvas.GlobalFonts.registerFromPath(fileURLToPath(font), family);
  }
  return canvas;
}

function draw(library: Library, word: string): Canvas {
  const hue = Math.random() * 360;
  const flat = library.createCanvas(WIDTH, HEIGHT);
  const context = flat.getContext('2d');
  const paper = context.createLinearGradient(0, 0, WIDTH, HEIGHT);
  paper.addColorStop(0, `hsl(${hue} 30% ${between(86, 92)}%)`);
  paper.addColorStop(1, `hsl(${hue + between(40, 140)} 30% ${between(80, 90)}%)`);
  context.fillStyle = paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  // Behind the letters: shapes as dark as they are light, so that no threshold parts them from the paper.
  for (let index = 0; index < 14; index += 1) ghost(context, hue);
  const ink = (lightness: number) => `hsl(${hue + between(120, 240)} ${between(35, 65)}% ${lightness}%)`;
  placeLetters(context, word, ink);
  for (let index = 0; index < 2; index += 1) stroke(context, ink(between(30, 45)), between(3, 5));
  for (let index = 0; index < 2; index += 1) stroke(context, `hsl(${hue} 30% 86%)`, between(2, 3.5));
  return bent(library, flat);
}

function placeLetters(context: Context, word: string, ink: (lightness: number) => string): void {
  const step = (WIDTH - 110) / (word.length - 1);
  for (const [index, letter] of [...word].entries()) {
    const size = between(88, 108);
    context.save();
    context.translate(55 + index * step + between(-6, 6), HEIGHT / 2 + between(-10, 10));
    context.rotate(between(-0.32, 0.32));
    context.transform(1, between(-0.1, 0.1), between(-0.2, 0.2), 1, 0, 0);
    context.font = `${size}px "${FAMILIES[Math.random() < 0.5 ? 0 : 1][1]}"`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = ink(between(24, 40));
    context.fillText(letter, 0, 0);
    context.restore();
  }
}

function ghost(context: Context, hue: number): void {
  context.save();
  context.translate(between(0, WIDTH), between(0, HEIGHT));
  context.rotate(between(0, 6.28));
  context.strokeStyle = `hsl(${hue + between(0, 360)} 35% ${between(62, 80)}%)`;
  context.lineWidth = between(4, 10);
  context.beginPath();
  context.arc(0, 0, between(14, 36), 0, between(1.5, 5));
  context.stroke();
  context.restore();
}

/** A curve from side to side through the middle of the letters. */
function stroke(context: Context, colour: string, width: number): void {
  const height = () => between(HEIGHT * 0.2, HEIGHT * 0.8);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(between(-10, 30), height());
  context.bezierCurveTo(between(80, 160), height(), between(220, 300), height(), between(370, 410), height());
  context.stroke();
}

/** Shifts each pixel along two waves, and sprinkles a grain over all. */
function bent(library: Library, flat: Canvas): Canvas {
  const from = flat.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
  const result = library.createCanvas(WIDTH, HEIGHT);
  const context = result.getContext('2d');
  const to = context.createImageData(WIDTH, HEIGHT);
  const wave = { x: between(2, 4), y: between(4, 8), xLength: between(50, 80), yLength: between(80, 140) };
  const [xPhase, yPhase] = [between(0, 6.28), between(0, 6.28)];
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const fromX = clamp(x + wave.x * Math.sin((6.28 * y) / wave.xLength + xPhase), WIDTH);
      const fromY = clamp(y + wave.y * Math.sin((6.28 * x) / wave.yLength + yPhase), HEIGHT);
      const grain = between(-22, 22);
      for (let channel = 0; channel < 3; channel += 1) {
        to.data[4 * (y * WIDTH + x) + channel] = from.data[4 * (fromY * WIDTH + fromX) + channel]! + grain;
      }
      to.data[4 * (y * WIDTH + x) + 3] = 255;
    }
  }
  context.putImageData(to, 0, 0);
  return result;
}

const between = (low: number, high: number) => low + Math.random() * (high - low);
const clamp = (value: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(value)));
