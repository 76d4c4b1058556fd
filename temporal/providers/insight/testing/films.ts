import type {
  FilmReading,
  FilmScene,
  PlacedText,
  ProductInfo,
  TimedText,
} from '../../../contracts/insight.ts';
import type { JudgedFilm } from '../types.ts';

type Changes = Partial<Omit<FilmReading, 'sound' | 'engines' | 'probe'>> & {
  sound?: Partial<FilmReading['sound']>;
  engines?: Partial<FilmReading['engines']>;
  probe?: Partial<FilmReading['probe']>;
};

export const fountain: ProductInfo = {
  productName: '猫咪饮水机',
  category: '宠物用品',
  targetAudience: '养猫的人',
  keyFeatures: ['容量2.5升', '三层过滤'],
  sellingPoints: ['静音设计', '水一直流动'],
};

/** A scene of two seconds that is bright, sharp and lively, at its place in the film. */
export function scene(index: number, changes: Partial<FilmScene> = {}): FilmScene {
  return {
    sceneId: index + 1,
    startMs: index * 2_000,
    endMs: (index + 1) * 2_000,
    entry: index === 0 ? 'start' : 'cut',
    asr: '',
    subtitle: '',
    pictureText: '',
    visualDescription: '明亮的镜头（根据画面测量）',
    lighting: '',
    cameraShot: '',
    background: '',
    sceneObjects: [],
    basis: 'measured',
    measured: {
      ...{ motion: 0.4, brightness: 0.5, sharpness: 0.7, loudnessLufs: -14, speechRatio: 1 },
      colors: ['#336699'],
    },
    sameAs: null,
    unusable: null,
    thumbnailKey: `thumbnail/${index}.jpg`,
    ...changes,
  };
}

export const text = (startMs: number, endMs: number, words: string): TimedText => ({
  startMs,
  endMs,
  text: words,
});

/** A caption in the middle above the apps' own texts; its middle elsewhere where told. */
export const line = (
  said: TimedText,
  { x = 0.5, y = 0.72, kind = 'caption' as PlacedText['kind'] } = {},
) => ({
  ...said,
  kind,
  box: { x: x - 0.3, y: y - 0.02, w: 0.6, h: 0.04 },
});

/** Ten seconds in five shots in which nobody says or shows a word, though somebody listened and read. */
export function reading(changes: Changes = {}): FilmReading {
  const speech = changes.speech ?? [];
  const { sound, engines, probe, ...others } = changes;
  return {
    videoName: '样片.mp4',
    storageKey: 'upload/a.mp4',
    posterKey: null,
    scenes: [0, 1, 2, 3, 4].map((index) => scene(index)),
    asr: speech.map((one) => one.text).join(' '),
    subtitle: '',
    speech,
    captions: [],
    writing: [],
    flashesMs: [],
    black: [],
    frozen: [],
    notes: [],
    ...others,
    probe: {
      ...{ mediaType: 'video', container: 'mp4', width: 1080, height: 1920, durationMs: 10_000, fps: 30 },
      ...{ videoCodec: 'h264', audioCodec: 'aac' },
      ...probe,
    },
    sound: {
      ...{ loudnessLufs: -14, waveform: [], stepMs: 100, silences: [] },
      voice: speech.map(({ startMs, endMs }) => ({ startMs, endMs })),
      ...sound,
    },
    engines: { pass: 'analysis-1', hearing: 'whisper', reading: 'ocr', looking: 'measured', ...engines },
  };
}

const SAID = [
  text(300, 2_000, '你家猫咪饮水机还在吵吗？'),
  text(2_100, 4_500, '这台静音设计，容量2.5升'),
  text(4_600, 7_000, '三层过滤，水一直流动'),
  text(7_100, 9_800, '点击下方链接看一看'),
];

/** What the rubric wants to see, every sentence with its caption. */
export const goodFilm = (changes: Changes = {}): JudgedFilm => ({
  reading: reading({
    scenes: [0, 1, 2, 3, 4].map((index) => scene(index, index === 0 ? { pictureText: 'AI生成' } : {})),
    ...{ speech: SAID, captions: SAID, writing: SAID.map((said) => line(said)) },
    ...changes,
  }),
  product: fountain,
  script: '',
});

/** A film of these words, spoken from the beginning on. */
export const saying = (...lines: string[]): FilmReading =>
  reading({ speech: lines.map((line, index) => text(index * 2_000, index * 2_000 + 1_800, line)) });
