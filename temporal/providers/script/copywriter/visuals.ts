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
    offer: 'Close shot, fixed camera',
    action: 'Medium shot, slow pull-out',
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
 * Says what should be seen under a sentence. Where a material fits, its own words are used, so that the search has
 * something true to find; sentences that fit any picture take the material used least so far.
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
    if (material)
      this.#uses.set(material.facts.materialId, (this.#uses.get(material.facts.materialId) ?? 0) + 1);
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
    const wanted = contentWords([narration, ...beat.topics].join('\n'));
    const rated = this.#materials.map((material) => ({
      material,
      shared:
        3 * [...wanted].filter((word) => material.words.has(word)).length +
        sharedCharacters(`${narration}${beat.topics.join('')}`, material.facts.tags),
      uses: this.#uses.get(material.facts.materialId) ?? 0,
    }));
    const fitting = rated
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared || a.uses - b.uses);
    if (fitting[0]) return fitting[0].material;
    // A selling point must not be shown by a picture of something else.
    if (beat.role === 'point' || beat.role === 'show') return null;
    return (
      rated.filter(({ material }) => material.label !== '').sort((a, b) => a.uses - b.uses)[0]?.material ??
      null
    );
  }

  #describe(beat: Beat, narration: string, material: KnownMaterial | null): string {
    const zh = this.#language === 'zh';
    if (material) {
      const wanted = contentWords(narration);
      const shots = [...material.facts.shots].sort(
        (a, b) =>
          overlap(b.description, wanted) - overlap(a.description, wanted) || b.durationMs - a.durationMs,
      );
      const seen = [material.label, material.facts.description || (shots[0]?.description ?? '')];
      return clip(seen.filter(Boolean).join(zh ? '，' : ', '), zh ? 60 : 140);
    }
    const { subject } = this.#brief;
    const topic = beat.topics.join(zh ? '、' : ', ');
    if (beat.role === 'show') return zh ? `${topic}的画面` : `A picture of the ${topic}`;
    if (topic) return zh ? `${subject}，突出${topic}` : `${subject}, showing ${topic}`;
    return zh ? `${subject}的整体画面` : `${subject} as a whole`;
  }

  #effect(role: BeatRole): string {
    const zh = this.#language === 'zh';
    if (role === 'hook') return zh ? '开场淡入' : 'Fade in';
    if (role === 'action') return zh ? '结尾淡出' : 'Fade out';
    return zh ? '无' : 'None';
  }

  #objects(beat: Beat, material: KnownMaterial | null): string[] {
    const nouns = this.#language === 'zh' ? beat.topics.flatMap(nounsOf) : beat.topics;
    const names = [this.#brief.subject, ...(material?.facts.tags ?? []), ...nouns].filter(
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

/** 溪水 and 溪流 share no word but the thing; characters that stand in anything do not count. */
function sharedCharacters(text: string, tags: string[]): number {
  const telling = new Set(
    tags.join('').match(/(?![大小的一子上下中好新多人不有在是里外天年手心面家])\p{Script=Han}/gu) ?? [],
  );
  return [...telling].filter((character) => text.includes(character)).length;
}

function overlap(text: string, wanted: Set<string>): number {
  return [...contentWords(text)].filter((word) => wanted.has(word)).length;
}

function clip(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : text.slice(0, maxChars);
}
