/**
 * What is found in a film and what is made of it: 视频分析, 视频评分, 内容审查, 镜头拆解. Times are integer
 * milliseconds. Nothing here is invented: what an engine did not see or hear stays empty, and `notes` says why.
 */
import type { MediaProbe, ShotEntry, ShotFault } from './media.ts';
import type { StepDefinition } from './steps.ts';

export interface TimeRange {
  startMs: number;
  endMs: number;
}

/** Something said or shown, with its time. */
export interface TimedText extends TimeRange {
  text: string;
}

/** A rectangle of the picture: parts of it, 0–1, from its upper left corner. */
export interface PlacedBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A line of writing, where and while it stands there. */
export interface PlacedText extends TimedText {
  kind: 'caption' | 'picture';
  box: PlacedBox;
}

/** How a scene begins. */
export type SceneEntry = ShotEntry;

/** Where a scene's words come from: figures we measured, or a vision model that saw its frames. */
export type SceneBasis = 'measured' | 'model';

/** What can be seen in a scene; the seed's fields. */
export interface SceneLook {
  visualDescription: string;
  lighting: string;
  cameraShot: string;
  background: string;
  sceneObjects: string[];
  basis: SceneBasis;
}

export interface FilmScene extends TimeRange, SceneLook {
  /** Counts from 1. */
  sceneId: number;
  entry: SceneEntry;
  /** What is said in it. */
  asr: string;
  /** Captions that can be read in it. */
  subtitle: string;
  /** Other writing: on the product, in the scenery. */
  pictureText: string;
  /** All 0–1 unless said; see Shot in media.ts. */
  measured: {
    motion: number;
    brightness: number;
    sharpness: number;
    loudnessLufs: number | null;
    speechRatio: number;
    colors: string[];
  };
  /** An earlier scene that looks the same. */
  sameAs: number | null;
  /** Why it should not be shown. */
  unusable: ShotFault | null;
  thumbnailKey: string | null;
}

/** Everything that is known of a film, computed once per content; all tools work from it. */
export interface FilmReading {
  videoName: string;
  storageKey: string;
  posterKey: string | null;
  probe: MediaProbe;
  scenes: FilmScene[];
  /** Whole text of what is said, and of the captions. */
  asr: string;
  subtitle: string;
  speech: TimedText[];
  captions: TimedText[];
  /** Every line that was read, captions and others, with its place. */
  writing: PlacedText[];
  sound: {
    /** Integrated; null where there is no sound. */
    loudnessLufs: number | null;
    /** Loudest sample 0–1 of each `stepMs`; empty where there is no sound. */
    waveform: number[];
    stepMs: number;
    silences: TimeRange[];
    /** Ranges in which somebody speaks. */
    voice: TimeRange[];
  };
  /** Instants of flashes, which are no cuts. */
  flashesMs: number[];
  black: TimeRange[];
  frozen: TimeRange[];
  /** Which engine did what; null: nobody, and `notes` says why. */
  engines: { pass: string; hearing: string | null; reading: string | null; looking: string };
  /** Chinese sentences: what could not be done. */
  notes: string[];
}

/** 视频分析 */
export interface AnalyzeResult extends FilmReading {
  /** A few sentences on what the film shows and says. */
  summary: string;
}

/** What a statement rests on. */
export interface Evidence {
  atMs: number | null;
  thumbnailKey: string | null;
  /** A measured figure in words, e.g. "前 3 秒 1 个镜头". */
  figure: string | null;
  /** Words from the film, the script or the product. */
  quote: string | null;
}

/** What to do about it, with the change prepared where we can make it. */
export interface Remedy {
  text: string;
  action:
    | { kind: 'seek'; atMs: number }
    | { kind: 'mixcut'; input: string; rawScript: string | null }
    | { kind: 'script'; requirement: string; originalScript: string | null }
    | null;
}

export const CRITERIA = [
  { key: 'opening', title: '前三秒', weight: 10 },
  { key: 'hook', title: '开场钩子', weight: 10 },
  { key: 'product', title: '产品出现', weight: 12 },
  { key: 'pace', title: '节奏', weight: 10 },
  { key: 'sound', title: '声音', weight: 8 },
  { key: 'captions', title: '字幕', weight: 8 },
  { key: 'selling_points', title: '卖点覆盖', weight: 12 },
  { key: 'trust', title: '可信度', weight: 5 },
  { key: 'call_to_action', title: '行动引导', weight: 7 },
  { key: 'picture', title: '画面质量', weight: 5 },
  { key: 'safe_area', title: '平台安全区', weight: 5 },
  { key: 'rules', title: '广告法与平台规则', weight: 6 },
  { key: 'ai_label', title: 'AI 标识', weight: 2 },
] as const;

export type CriterionKey = (typeof CRITERIA)[number]['key'];

export interface Criterion {
  key: CriterionKey;
  title: string;
  weight: number;
  /** 0–100; null where it cannot be judged (no sound, nothing heard), which then counts for nothing. */
  score: number | null;
  /** One sentence. */
  verdict: string;
  evidence: Evidence[];
  remedy: Remedy | null;
  basis: SceneBasis;
}

/** 视频评分 */
export interface ScoreResult {
  /** 0–100, the weighted mean of what could be judged. */
  score: number;
  level: '优秀' | '良好' | '合格' | '待改进';
  criteria: Criterion[];
  /** Markdown. */
  scoringReport: string;
}

export interface Finding {
  /** block: must not be published so; warn: may be refused; hint: could be better. */
  severity: 'block' | 'warn' | 'hint';
  /** e.g. "广告法 第九条", "平台规则", "AI 标识", "脚本一致性". */
  rule: string;
  title: string;
  detail: string;
  evidence: Evidence[];
  remedy: Remedy | null;
}

/** 内容审查 */
export interface ReviewResult {
  passed: boolean;
  findings: Finding[];
  /** The planned script against what is said; null where none was given or nothing was heard. */
  scriptComparison: { matchedRatio: number; missing: string[]; added: string[] } | null;
  /** Markdown. */
  reviewReport: string;
}

/** 镜头拆解 */
export interface DecomposeResult {
  overview: {
    title: string;
    mainContent: string;
    totalScenes: number;
    totalDurationMs: number;
    /** Who told the film and named the scenes' parts. */
    basis: SceneBasis;
  };
  /** In the order of the film; a scene's part in the story beside what is known of it. */
  scenes: Array<FilmScene & { sceneNumber: number; role: string; narration: string }>;
  reading: FilmReading;
}

/** What a tool may know of the product; only what the person gave. */
export interface ProductInfo {
  productName: string;
  category: string;
  targetAudience: string;
  keyFeatures: string[];
  sellingPoints: string[];
}

/** What a person asks for; files stand in their own table, by index. */
export interface OneAnalyzeInput {
  scriptContent: string;
  product: ProductInfo | null;
}

export interface ScoreInput {
  /** One an entry (video content N), by the step's index. */
  entries: Array<{ product: ProductInfo; createdAt: string }>;
}

export interface DecomposeInput {
  product: ProductInfo | null;
  /** by shots (content) or in equal parts */
  sceneMethod: 'content' | 'interval';
  isAnalysis: boolean;
  skipVisualAnalysis: boolean;
}

export interface AnalysisInput {
  mode: 'simple' | 'deep';
}

export interface InsightResults {
  analyze: AnalyzeResult;
  score: ScoreResult;
  reviewer: ReviewResult;
  decompose: DecomposeResult;
}

const tool = <Name extends string, Activity extends string, Key extends keyof InsightResults>(
  name: Name,
  label: string,
  activity: Activity,
  resultKey: Key,
  priceCredits: number,
) => ({ name, label, activity, queue: 'light' as const, resultKey, userEdit: false, priceCredits });

/** 一键分析: the tools a person may choose; they run side by side and fail side by side. */
export const ONE_ANALYZE_STEPS = [
  tool('analyze', '视频分析', 'analyzeFilm', 'analyze', 30),
  tool('score', '视频评分', 'scoreFilm', 'score', 50),
  tool('reviewer', '内容审查', 'reviewFilm', 'reviewer', 50),
] as const satisfies readonly StepDefinition[];

/** 评分 with one step an entry, 拆解 with one, 分析 with one a video. The seed prices only the three above. */
export const SCORE_STEPS = [tool('score_entry', '视频评分', 'scoreFilm', 'score', 50)] as const;
export const DECOMPOSE_STEPS = [tool('decompose', '镜头拆解', 'decomposeFilm', 'decompose', 30)] as const;
export const ANALYZE_STEPS = [tool('analyze_video', '视频分析', 'analyzeFilm', 'analyze', 30)] as const;

/** Longest film that is analysed. */
export const INSIGHT_MAX_DURATION_MS = 180_000;
export const SCRIPT_MAX_LENGTH = 2_000;
export const ANALYSIS_MAX_VIDEOS = 10;
