export type AnalyzeTool = 'analyze' | 'score' | 'reviewer';
export const analyzeTools: readonly AnalyzeTool[] = ['analyze', 'score', 'reviewer'];

/** An uploaded video: where it lies, and what it was called. */
export interface DraftVideo {
  readonly address: string;
  readonly name: string;
}

/** What the form holds. */
export interface AnalyzeDraft {
  readonly name: string;
  readonly video: DraftVideo | null;
  readonly script: string;
  /** Empty: none chosen. */
  readonly productId: string;
  readonly tools: readonly AnalyzeTool[];
}

export const defaultDraft: AnalyzeDraft = {
  name: '',
  video: null,
  script: '',
  productId: '',
  tools: analyzeTools,
};

/** The seed's limits. */
export const limits = { name: 128, script: 2000, seconds: 180 } as const;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What an earlier visit left, field by field; anything that makes no sense is the default. */
export function parseDraft(stored: unknown): AnalyzeDraft {
  const value = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const video = (typeof value.video === 'object' && value.video !== null ? value.video : {}) as Record<
    string,
    unknown
  >;
  const address = text(video.address);
  const { tools } = value;
  return {
    name: text(value.name),
    video: address ? { address, name: text(video.name) || address } : null,
    script: text(value.script),
    productId: text(value.productId),
    tools: Array.isArray(tools) ? analyzeTools.filter((tool) => tools.includes(tool)) : defaultDraft.tools,
  };
}

export type DraftField = 'name' | 'video' | 'script' | 'product' | 'tools';
export type DraftProblem =
  | 'needName'
  | 'nameTooLong'
  | 'needVideo'
  | 'scriptTooLong'
  | 'needProduct'
  | 'needTool';

/** Scores and reviews judge by the product. */
export function needsProduct(tools: readonly AnalyzeTool[]): boolean {
  return tools.some((tool) => tool !== 'analyze');
}

/** What stands between this draft and its results, in the order of the fields; empty when nothing does. */
export function checkDraft(draft: AnalyzeDraft): { field: DraftField; problem: DraftProblem }[] {
  const problems: { field: DraftField; problem: DraftProblem }[] = [];
  const name = draft.name.trim();
  if (!name) problems.push({ field: 'name', problem: 'needName' });
  if (name.length > limits.name) problems.push({ field: 'name', problem: 'nameTooLong' });
  if (!draft.video) problems.push({ field: 'video', problem: 'needVideo' });
  if (draft.script.trim().length > limits.script)
    problems.push({ field: 'script', problem: 'scriptTooLong' });
  if (!draft.productId && needsProduct(draft.tools))
    problems.push({ field: 'product', problem: 'needProduct' });
  if (draft.tools.length === 0) problems.push({ field: 'tools', problem: 'needTool' });
  return problems;
}

/** The video's own name, without its ending, where the person has given none. */
export function nameAfter(video: DraftVideo): string {
  return video.name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, limits.name);
}
