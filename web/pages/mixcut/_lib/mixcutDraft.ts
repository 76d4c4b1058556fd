export type Language = 'ZH' | 'EN';
export type Layout = 'HORIZONTAL' | 'VERTICAL';
export type Resolution = '1080' | '720' | '480';

/** What the form holds. */
export interface MixcutDraft {
  readonly input: string;
  readonly rawScript: string;
  readonly materialIds: readonly string[];
  readonly language: Language;
  readonly layout: Layout;
  readonly resolution: Resolution;
  /** Empty: the first voice of the language. */
  readonly voice: string;
  /** Empty: about no product in particular. */
  readonly productId: string;
  readonly music: boolean;
  readonly stepByStep: boolean;
}

export const defaultDraft: MixcutDraft = {
  input: '',
  rawScript: '',
  materialIds: [],
  language: 'ZH',
  layout: 'HORIZONTAL',
  resolution: '720',
  voice: '',
  productId: '',
  music: true,
  stepByStep: false,
};

/** The seed's limit for script texts; the description keeps to the same. */
export const maxTextLength = 2000;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const oneOf = <Value extends string>(value: unknown, options: readonly Value[], fallback: Value): Value =>
  options.find((option) => option === value) ?? fallback;

/** What an earlier visit left, field by field; anything that makes no sense is the default. */
export function parseDraft(stored: unknown): MixcutDraft {
  const value = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const ids = Array.isArray(value.materialIds) ? value.materialIds : [];
  return {
    input: text(value.input),
    rawScript: text(value.rawScript),
    materialIds: [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))],
    language: oneOf(value.language, ['ZH', 'EN'], defaultDraft.language),
    layout: oneOf(value.layout, ['HORIZONTAL', 'VERTICAL'], defaultDraft.layout),
    resolution: oneOf(value.resolution, ['1080', '720', '480'], defaultDraft.resolution),
    voice: text(value.voice),
    productId: text(value.productId),
    music: value.music !== false,
    stepByStep: value.stepByStep === true,
  };
}

export type DraftField = 'input' | 'rawScript' | 'materials';
export type DraftProblem = 'needInput' | 'tooLong' | 'needMaterials';

/** What stands between this draft and a film, in the order of the fields; empty when nothing does. */
export function checkDraft(draft: MixcutDraft): { field: DraftField; problem: DraftProblem }[] {
  const problems: { field: DraftField; problem: DraftProblem }[] = [];
  const input = draft.input.trim();
  const rawScript = draft.rawScript.trim();
  if (!input && !rawScript) problems.push({ field: 'input', problem: 'needInput' });
  if (input.length > maxTextLength) problems.push({ field: 'input', problem: 'tooLong' });
  if (rawScript.length > maxTextLength) problems.push({ field: 'rawScript', problem: 'tooLong' });
  if (draft.materialIds.length === 0) problems.push({ field: 'materials', problem: 'needMaterials' });
  return problems;
}
