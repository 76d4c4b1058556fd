import type { FilmLanguage } from '../../../contracts/script.ts';
import { findAdLawIssues } from '../adlaw/adLaw.ts';
import type { MaterialFacts } from '../types.ts';
import { contentWords } from '../words.ts';
import type { Exhibit } from './beats.ts';
import type { CopyBrief } from './brief.ts';

/** A material with the words that say what is in it. */
export interface KnownMaterial {
  facts: MaterialFacts;
  /** What it is called in a visual description. */
  label: string;
  words: Set<string>;
}

export function knowMaterials(materials: MaterialFacts[]): KnownMaterial[] {
  return materials.map((facts) => {
    const label = facts.tags.slice(0, 2).join('、') || readableName(facts.name);
    const shots = facts.shots.map((shot) => shot.description);
    const words = contentWords(
      [label, readableName(facts.name), ...facts.tags, facts.description, ...shots].join('\n'),
    );
    return { facts, label, words };
  });
}

/**
 * What the narration may point at: pictures the user asked for, then what the materials are tagged with. Only
 * words in the film's language, short enough to be spoken, each once.
 */
export function findExhibits(
  brief: CopyBrief,
  materials: KnownMaterial[],
  language: FilmLanguage,
): Exhibit[] {
  const speakable = (label: string) =>
    (language === 'zh'
      ? /^[\p{Script=Han}A-Za-z0-9]{1,8}$/u.test(label) && /\p{Script=Han}/u.test(label)
      : /^[A-Za-z][A-Za-z -]{1,30}$/.test(label)) && findAdLawIssues(label).length === 0;
  const wished = brief.visuals.map((label): Exhibit => {
    const words = contentWords(label);
    const fitting = materials.find((material) => [...words].some((word) => material.words.has(word)));
    return { label, materialId: fitting?.facts.materialId ?? null, wished: true };
  });
  // A film that sells speaks only of pictures that have to do with what it sells.
  const about = contentWords([brief.subject, brief.category, ...brief.points, ...brief.places].join('\n'));
  const related = materials.filter(
    ({ words }) => brief.kind === 'theme' || [...about].some((word) => words.has(word)),
  );
  const tagged = related.flatMap(({ facts }): Exhibit[] => {
    const names = facts.tags.length > 0 ? facts.tags : [readableName(facts.name)];
    const label = names.find(speakable);
    return label ? [{ label, materialId: facts.materialId, wished: false }] : [];
  });
  const seen: string[] = [];
  return [...wished, ...tagged].filter(({ label }) => {
    if (!speakable(label) || seen.some((other) => other.includes(label) || label.includes(other)))
      return false;
    seen.push(label);
    return true;
  });
}

/** A file name as words; empty where a camera or a chat program made it up. */
export function readableName(name: string): string {
  const stem = name
    .replace(/\.[A-Za-z0-9]{2,4}$/, '')
    .replace(/[_\-.]+/g, ' ')
    .trim();
  const madeUp =
    /^(?:img|dsc|vid|mvi|pxl|gopr|dji|mmexport|wx camera|screenshot|screen recording|video|image|clip|untitled|微信图片|微信视频|截图|录屏|未命名|新建|素材|视频|图片)?[\s\d()（）]*$/i;
  if (madeUp.test(stem) || /^[0-9a-f]{8,}/i.test(stem) || /^(?:img|dsc|vid|mvi|pxl|dji)\s/i.test(stem))
    return '';
  return stem
    .replace(/\s*\d{3,}\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40);
}
