import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import * as ort from 'onnxruntime-node';
import sharp, { type Sharp } from 'sharp';
import { serveEngine } from '../enginehost/serveEngine.ts';
import { decodeSteps } from './ctc.ts';
import { findBoxes } from './textBoxes.ts';
import type { Box, ReadLine } from './types.ts';

/** The child process that holds PP-OCR's detector and recogniser. Argument: pack folder. */

const [folder = ''] = process.argv.slice(2);
// Nobody waits for it: whoever renders a film meanwhile gets the processor.
setPriority(10);

const DETECTION_SIDE = 960;
const LINE_HEIGHT = 48;
const NARROWEST_LINE = 320;
const WIDEST_LINE = 3200;
/** Lines so much higher than wide are written downwards or turned. */
const STANDING = 1.5;
const MOST_LINES = 60;
/** What the models were trained with, for blue, green, red. */
const DETECTOR_MEAN = [0.485, 0.456, 0.406];
const DETECTOR_DEVIATION = [0.229, 0.224, 0.225];
const LINE_MEAN = [0.5, 0.5, 0.5];
const LINE_DEVIATION = [0.5, 0.5, 0.5];

interface Loaded {
  detector: ort.InferenceSession;
  recogniser: ort.InferenceSession;
  characters: string[];
}
let loaded: Promise<Loaded> | undefined;

async function load(): Promise<Loaded> {
  const open = (name: string) =>
    ort.InferenceSession.create(join(folder, name), { enableCpuMemArena: false, enableMemPattern: false });
  const keys = await readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8');
  return {
    detector: await open('ch_PP-OCRv4_det_infer.onnx'),
    recogniser: await open('ch_PP-OCRv4_rec_infer.onnx'),
    characters: ['', ...keys.replace(/\r?\n$/, '').split(/\r?\n/), ' '],
  };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function read({ path }: { path: string }, signal: AbortSignal): Promise<ReadLine[]> {
  loaded ??= load();
  const { detector, recogniser, characters } = await loaded;
  const picture = await sharp(path)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  const whole: Pixels = { data: picture.data, width, height };
  const lines: ReadLine[] = [];
  for (const box of (await detect(detector, whole)).slice(0, MOST_LINES)) {
    signal.throwIfAborted();
    const line = await lineOf(whole, box);
    const { data } = await run(
      recogniser,
      tensorOf(line, LINE_MEAN, LINE_DEVIATION, Math.max(NARROWEST_LINE, line.width)),
    );
    lines.push({ ...decodeSteps(data, characters), box });
    // Lets a cancel message in.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return lines;
}

async function detect(detector: ort.InferenceSession, whole: Pixels): Promise<Box[]> {
  const scale = Math.min(1, DETECTION_SIDE / Math.max(whole.width, whole.height));
  const side = (length: number) => Math.max(32, 32 * Math.round((length * scale) / 32));
  const [width, height] = [side(whole.width), side(whole.height)];
  const small = await open(whole).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const { data } = await run(
    detector,
    tensorOf({ data: small, width, height }, DETECTOR_MEAN, DETECTOR_DEVIATION, width),
  );
  const [across, down] = [whole.width / width, whole.height / height];
  return findBoxes(data, width, height).map((box) => {
    const left = Math.floor(box.left * across);
    const top = Math.floor(box.top * down);
    return {
      left,
      top,
      width: Math.max(1, Math.min(whole.width - left, Math.ceil(box.width * across))),
      height: Math.max(1, Math.min(whole.height - top, Math.ceil(box.height * down))),
    };
  });
}

async function lineOf(whole: Pixels, box: Box): Promise<Pixels> {
  const cut = open(whole).extract(box);
  const stands = box.height > box.width * STANDING;
  // Of its own: in one go with the resizing, sharp would turn last.
  const turned = stands
    ? open({ data: await cut.rotate(-90).raw().toBuffer(), width: box.height, height: box.width })
    : cut;
  const [long, high] = stands ? [box.height, box.width] : [box.width, box.height];
  const width = Math.min(WIDEST_LINE, Math.max(8, Math.ceil((LINE_HEIGHT * long) / high)));
  const data = await turned.resize(width, LINE_HEIGHT, { fit: 'fill' }).raw().toBuffer();
  return { data, width, height: LINE_HEIGHT };
}

function open({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Planes of blue, green and red, as the models were trained; a wider tensor is zero behind the picture. */
function tensorOf(
  { data, width, height }: Pixels,
  mean: number[],
  deviation: number[],
  paddedWidth: number,
): ort.Tensor {
  const values = new Float32Array(3 * height * paddedWidth);
  for (let plane = 0; plane < 3; plane += 1) {
    const channel = 2 - plane;
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const value = data[(y * width + x) * 3 + channel]! / 255;
        values[(plane * height + y) * paddedWidth + x] = (value - mean[plane]!) / deviation[plane]!;
      }
    }
  }
  return new ort.Tensor('float32', values, [1, 3, height, paddedWidth]);
}

async function run(session: ort.InferenceSession, input: ort.Tensor): Promise<{ data: Float32Array }> {
  const result = await session.run({ [session.inputNames[0]!]: input });
  return { data: result[session.outputNames[0]!]!.data as Float32Array };
}

const methods = { read };
export type PpocrMethods = typeof methods;

serveEngine(methods);
