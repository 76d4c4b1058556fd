import type { FilmLanguage, ScriptScene } from '../../../contracts/script.ts';
import { contentWords, tagWords } from '../words.ts';
import type { Beat, BeatRole } from './beats.ts';
import type { CopyBrief, Tone } from './brief.ts';
import type { KnownMaterial } from './exhibits.ts';

type Visuals = Omit<ScriptScene, 'sceneNumber' | 'durationMs' | 'narration'>;

const CAMERA: Record<FilmLanguage, Record<BeatRole, string>> = {
  zh: {
    hook: '中景，缓慢推近',
    scene: '全景，固定机位',
    intro: '近景，缓慢推近',
    point: '特写，突出细节',
    show: '近景，平稳横移',
    audience: '中景，平视',
    recap: '近景，缓慢横移',
    offer: '近景，固定机位',
    action: '中景，缓慢拉远',
  },
  en: {
    hook: 'Medium shot, slow push-in',
    scene: 'Wide shot, fixed camera',
    intro: 'Close shot, slow push-in',
    point: 'Close-up on the detail',
    show: 'Close shot, steady pan',
    audience: 'Medium shot, eye level',
    recap: 'Close shot, slow pan',
    offer: 'Close shot, fixed camera',
    action: 'Medium shot, slow pull-out',
  },
};

/** How the subject is seen where a sentence asks for nothing in particular. */
const PLAIN_VIEWS: Record<FilmLanguage, Partial<Record<BeatRole, string>>> = {
  zh: {
    hook: '和它所在的日常环境',
    scene: '在日常生活中的片段',
    intro: '的正面全貌',
    recap: '的几处细节',
    action: '的全貌，画面缓缓停住',
  },
  en: {
    hook: 'in its everyday surroundings',
    scene: 'in daily life',
    intro: 'as a whole, from the front',
    recap: 'in a few details',
    action: 'as a whole, the picture coming to rest',
  },
};

const LIGHT: Record<FilmLanguage, Record<Tone, string>> = {
  zh: {
    lively: '明快的暖色，光线充足',
    warm: '柔和的暖光',
    premium: '低饱和色调，光影分明',
    plain: '自然光，色彩真实',
  },
  en: {
    lively: 'Bright warm colours, plenty of light',
    warm: 'Soft warm light',
    premium: 'Muted colours, clear light and shade',
    plain: 'Natural light, true colours',
  },
};

/**
 * Says what should be seen under a sentence. A material is spoken of only where it shows what the sentence says;
 * everything else is described from the brief, and the search finds what comes near.
 */
export class VisualDirector {
  readonly #brief: CopyBrief;
  readonly #materials: KnownMaterial[];
  readonly #language: FilmLanguage;
  readonly #uses = new Map<number, number>();

  constructor(brief: CopyBrief, materials: KnownMaterial[], language: FilmLanguage) {
    this.#brief = brief;
    this.#materials = materials;
    this.#language = language;
  }

  direct(beat: Beat, narration: string): Visuals {
    const material = this.#materialFor(beat, narration);
    if (material) {
      const { materialId } = material.facts;
      this.#uses.set(materialId, (this.#uses.get(materialId) ?? 0) + 1);
    }
    const zh = this.#language === 'zh';
    const [place] = this.#brief.places;
    return {
      visualDescription: this.#describe(beat, narration, material),
      cameraShot: CAMERA[this.#language][beat.role],
      background:
        place ??
        (zh
          ? material
            ? '素材中的真实环境'
            : '简洁干净的背景'
          : material
            ? 'As filmed'
            : 'Plain, tidy background'),
      toneLighting: LIGHT[this.#language][this.#brief.tone],
      specialEffects: this.#effect(beat.role),
      objects: this.#objects(beat, material),
    };
  }

  #materialFor(beat: Beat, narration: string): KnownMaterial | null {
    if (beat.materialId !== null) {
      return this.#materials.find(({ facts }) => facts.materialId === beat.materialId) ?? null;
    }
    // What a point is about decides, not how it is praised; and the subject's name alone picks no material, for
    // all that show the product share it.
    const about = beat.role === 'point' ? beat.topics.join('\n') : [narration, ...beat.topics].join('\n');
    const wanted = tellingWords(about.replaceAll(this.#brief.subject, ''));
    const rated = this.#materials.map((material) => ({
      material,
      shared: [...wanted].filter((word) => showsWord(material, word)).length,
      uses: this.#uses.get(material.facts.materialId) ?? 0,
    }));
    const [best] = rated
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared || a.uses - b.uses);
    return best?.material ?? null;
  }

  #describe(beat: Beat, narration: string, material: KnownMaterial | null): string {
    const zh = this.#language === 'zh';
    if (material) return this.#describeMaterial(narration, material);
    const { subject, audience, kind } = this.#brief;
    const topic = beat.topics.join(zh ? '、' : ', ');
    if (beat.role === 'show') return zh ? `${topic}的画面` : `A picture of the ${topic}`;
    if (beat.role === 'offer')
      return zh ? `${subject}的全貌，旁边写着价格` : `The ${subject} with its price beside it`;
    if (topic) return zh ? `${subject}的特写，看得出${topic}` : `Close on the ${subject}: ${topic}`;
    if (beat.role === 'audience' && audience)
      return zh ? `${audience}和${subject}在一起的画面` : `${audience} with the ${subject}`;
    const [place] = this.#brief.places;
    if (!zh)
      return place
        ? `The ${subject} in the ${place}`
        : `The ${subject} ${PLAIN_VIEWS.en[beat.role] ?? 'as a whole'}`;
    if (kind === 'theme') return `${subject}的景色`;
    const where = place && kind === 'product' && !subject.includes(place) ? place.replace(/里$/, '') : '';
    return `${where && `${where}里的`}${subject}${PLAIN_VIEWS.zh[beat.role] ?? '的整体画面'}`;
  }

  /** The words of the material as one sentence; tags only where nobody described it. */
  #describeMaterial(narration: string, { facts, label }: KnownMaterial): string {
    const zh = this.#language === 'zh';
    if (facts.description) return firstSentence(facts.description, zh ? 48 : 140);
    const wanted = contentWords(narration);
    const [shot] = [...facts.shots].sort(
      (a, b) =>
        overlap(b.description, wanted) - overlap(a.description, wanted) || b.durationMs - a.durationMs,
    );
    const seen = shot?.description ?? '';
    if (label === '') return firstSentence(seen, zh ? 48 : 140);
    const named = zh
      ? `画面中有${label.replaceAll('、', '和')}`
      : `A picture of ${label.replaceAll('、', ' and ')}`;
    return firstSentence(seen ? `${named}${zh ? '，' : ', '}${seen}` : named, zh ? 48 : 140);
  }

  #effect(role: BeatRole): string {
    const zh = this.#language === 'zh';
    if (role === 'hook') return zh ? '开场淡入' : 'Fade in';
    if (role === 'action') return zh ? '结尾淡出' : 'Fade out';
    return zh ? '无' : 'None';
  }

  #objects(beat: Beat, material: KnownMaterial | null): string[] {
    const nouns = this.#language === 'zh' ? beat.topics.flatMap(nounsOf) : beat.topics;
    const names = [this.#brief.subject, ...nouns, ...(material?.facts.tags ?? [])].filter(
      (name) => name.length > 0,
    );
    return [...new Set(names)].slice(0, 5);
  }
}

function nounsOf(topic: string): string[] {
  return tagWords(topic)
    .filter(({ word, tag }) => tag.startsWith('n') && word.length >= 2)
    .map(({ word }) => word);
}

/** Single characters that name a kind by themselves: 猫咪 asks for everything tagged 猫. */
const KINDS = /[猫狗花鱼鸟茶]/;

function showsWord({ words }: KnownMaterial, word: string): boolean {
  return words.has(word) || [...word].some((character) => KINDS.test(character) && words.has(character));
}

/** Words that name a thing or a deed: where and when alone are no reason to show something. */
function tellingWords(text: string): Set<string> {
  return new Set(
    [...contentWords(text)].filter((word) => {
      const tag = tagWords(word)[0]?.tag ?? '';
      return (word.length > 1 || KINDS.test(word)) && !/^[ts]/.test(tag);
    }),
  );
}

function overlap(text: string, wanted: Set<string>): number {
  return [...contentWords(text)].filter((word) => wanted.has(word)).length;
}

/** Cut at a mark, so that no clause stays in the middle. */
function firstSentence(text: string, maxChars: number): string {
  const [sentence = ''] = text.trim().split(/[。！？!?\n]|\.(?=\s|$)/);
  if (sentence.length <= maxChars) return sentence;
  const cut = sentence.slice(0, maxChars);
  const end = Math.max(cut.lastIndexOf('，'), cut.lastIndexOf('；'), cut.lastIndexOf(', '));
  return end > 8 ? cut.slice(0, end) : cut;
}
