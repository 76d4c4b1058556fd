import { analysis as t } from '../../locales/zh-CN/insight.ts';

/** What a scene says of itself, as every list of scenes reads it. */
export interface SceneText {
  readonly visualDescription: string;
  readonly lighting: string;
  readonly cameraShot: string;
  readonly background: string;
  readonly sceneObjects: readonly string[];
  readonly asr: string;
  readonly subtitle: string;
  readonly pictureText: string;
}

export const sceneWords: readonly {
  key: keyof SceneText;
  label: string;
  /** Sentences need more room than words. */
  wide: boolean;
  read: (scene: SceneText) => string;
}[] = [
  {
    key: 'visualDescription',
    label: t.columns.visualDescription,
    wide: true,
    read: (one) => one.visualDescription,
  },
  { key: 'lighting', label: t.columns.lighting, wide: false, read: (one) => one.lighting },
  { key: 'cameraShot', label: t.columns.cameraShot, wide: false, read: (one) => one.cameraShot },
  { key: 'background', label: t.columns.background, wide: false, read: (one) => one.background },
  {
    key: 'sceneObjects',
    label: t.columns.sceneObjects,
    wide: false,
    read: (one) => one.sceneObjects.join('、'),
  },
  { key: 'asr', label: t.columns.asr, wide: true, read: (one) => one.asr },
  { key: 'subtitle', label: t.columns.subtitle, wide: true, read: (one) => one.subtitle },
  { key: 'pictureText', label: t.pictureText, wide: false, read: (one) => one.pictureText },
];

/** How it begins where that is not a plain cut, what it resembles, and why it should not be shown. */
export function sceneMarks(scene: {
  readonly entry: string;
  readonly sameAs: number | null | undefined;
  readonly unusable: string | null | undefined;
}): string[] {
  const marks: string[] = [];
  if (scene.entry === 'DISSOLVE' || scene.entry === 'FADE') marks.push(t.entry[scene.entry] ?? '');
  if (scene.unusable) marks.push(t.unusable[scene.unusable] ?? '');
  if (scene.sameAs != null) marks.push(t.sameAs(scene.sameAs));
  return marks.filter(Boolean);
}
