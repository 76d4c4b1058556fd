import type { Film } from './film.ts';
import type { SceneClips } from './matching.ts';
import type { FilmLanguage, FilmLayout, FilmResolution, Script } from './script.ts';
import type { SceneSpeech } from './speech.ts';
import type { StepDefinition } from './steps.ts';
import type { Timeline } from './timeline.ts';

/** A product as it was when the project was created: what is done to it later changes no film. */
export interface ProjectProduct {
  productId: number;
  name: string;
  category: string;
  keyFeatures: string[];
  sellingPoints: string[];
  targetAudience: string;
}

/** What a person asks for with 素材混剪. */
export interface MixcutInput {
  /** Video description; the prompt. May be empty only where rawScript is given. */
  input: string;
  /** Kept word for word where given. */
  rawScript: string | null;
  materials: Array<{ materialId: number }>;
  language: FilmLanguage;
  layout: FilmLayout;
  resolution: FilmResolution;
  /** null: the default voice of the language. */
  voice: string | null;
  music: boolean;
  /** What the film is about, for the script; projects made before there were products have none. */
  product?: ProjectProduct | null;
}

/**
 * The one step table of 素材混剪: served by GraphQL and GET /project/workflow/steps, walked by the workflow,
 * drawn as the film strip, and priced by the ledger (the prices add up to the price on the button).
 */
export const MIXCUT_STEPS = [
  {
    name: 'script_writer_node',
    label: '脚本撰写',
    activity: 'writeScript',
    queue: 'light',
    resultKey: 'script_result',
    userEdit: true,
    priceCredits: 10,
  },
  {
    name: 'video_search_node',
    label: '视频检索',
    activity: 'searchClips',
    queue: 'media',
    resultKey: 'script_details',
    userEdit: true,
    priceCredits: 10,
  },
  {
    name: 'speech_synthesis_node',
    label: '语音合成',
    activity: 'synthesizeSpeech',
    queue: 'media',
    resultKey: 'audio_files',
    userEdit: true,
    priceCredits: 10,
  },
  {
    name: 'scene_merge_node',
    label: '镜头合成',
    activity: 'mergeScenes',
    queue: 'light',
    resultKey: 'picture_track',
    userEdit: false,
    priceCredits: 5,
  },
  {
    name: 'audio_mix_node',
    label: '音频混合',
    activity: 'mixAudio',
    queue: 'light',
    resultKey: 'sound_track',
    userEdit: false,
    priceCredits: 5,
  },
  {
    name: 'subtitle_add_node',
    label: '字幕添加',
    activity: 'addSubtitles',
    queue: 'light',
    resultKey: 'caption_track',
    userEdit: true,
    priceCredits: 5,
  },
  {
    name: 'video_generation_node',
    label: '视频生成',
    activity: 'generateVideo',
    queue: 'media',
    resultKey: 'cut_drafts',
    userEdit: false,
    priceCredits: 15,
  },
] as const satisfies readonly StepDefinition[];

export type MixcutStepName = (typeof MIXCUT_STEPS)[number]['name'];

/** What each step leaves behind, by its result key. */
export interface MixcutResults {
  script_result: Script;
  script_details: { scenes: SceneClips[]; engine: string };
  audio_files: { scenes: SceneSpeech[]; engine: string };
  picture_track: Pick<Timeline, 'width' | 'height' | 'fps' | 'totalFrames' | 'picture'>;
  sound_track: Timeline['sound'];
  caption_track: Pick<Timeline, 'captions' | 'captionStyle' | 'label'>;
  cut_drafts: Film;
}
