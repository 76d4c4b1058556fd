import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngineHost, type EngineHost } from '../enginehost/engineHost.ts';
import { createPackStore, packCacheDir } from '../packs/packStore.ts';
import { createReader } from './reader.ts';

const packs = createPackStore({ cacheDir: packCacheDir(process.env.XDG_CACHE_HOME) });
const hasOcr = packs.packDir('ocr') !== null;
const skipReason = hasOcr ? '' : ' [skipped: the ocr pack is not in the cache]';
const FONT = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';

let host: EngineHost;
let folder: string;
beforeAll(async () => {
  host = createEngineHost();
  folder = await mkdtemp(join(tmpdir(), 'reading-'));
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT)), 'Noto');
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true, force: true });
});

async function picture(name: string, texts: Array<[text: string, size: number, x: number, y: number]>) {
  const canvas = createCanvas(960, 540);
  const context = canvas.getContext('2d');
  const shades = context.createLinearGradient(0, 0, 960, 540);
  shades.addColorStop(0, '#1f5133');
  shades.addColorStop(1, '#b5763c');
  context.fillStyle = shades;
  context.fillRect(0, 0, 960, 540);
  context.fillStyle = '#ffffff';
  for (const [text, size, x, y] of texts) {
    context.font = `${size}px Noto`;
    context.fillText(text, x, y);
  }
  const path = join(folder, `${name}.jpg`);
  await writeFile(path, canvas.toBuffer('image/jpeg', 85));
  return path;
}

test('without weights nothing is read, and that is said', async () => {
  const blind = createReader({ host, packs: { packDir: () => null } });
  expect(await blind.readPictures(['/nowhere.jpg'])).toBeNull();
  expect([blind.engine(), blind.state()]).toEqual([null, 'absent']);
});

test.skipIf(!hasOcr)(
  `Chinese and Latin lines are read in order with their places, downward ones too${skipReason}`,
  { timeout: 120_000 },
  async () => {
    const downward = [...'传统工艺'].map((character, at): [string, number, number, number] => {
      return [character, 40, 860, 200 + at * 50];
    });
    const sign = await picture('sign', [
      ['明前龙井新茶上市', 52, 90, 120],
      ['净含量250g', 20, 90, 300],
      ['Organic Green Tea', 24, 400, 302],
      ...downward,
    ]);
    const plain = await picture('plain', []);
    const pictures = await createReader({ host, packs }).readPictures([sign, plain]);
    const [lines, none] = pictures!;
    expect(none).toEqual([]);
    expect(lines!.map(({ text }) => text).sort()).toEqual(
      ['明前龙井新茶上市', '净含量250g', 'Organic Green Tea', '传统工艺'].sort(),
    );
    const texts = lines!.map(({ text }) => text);
    expect(texts.indexOf('净含量250g')).toBeGreaterThan(texts.indexOf('明前龙井新茶上市'));
    expect(texts.indexOf('Organic Green Tea')).toBeGreaterThan(texts.indexOf('净含量250g'));
    const title = lines!.find(({ text }) => text === '明前龙井新茶上市')!;
    expect(title.confidence).toBeGreaterThan(0.9);
    expect(title.box.left).toBeLessThan(110);
    expect(title.box.left + title.box.width).toBeGreaterThan(480);
    expect(title.box.top).toBeLessThan(90);
    expect(title.box.top + title.box.height).toBeGreaterThan(115);
  },
);
