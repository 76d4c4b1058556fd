import { ANALYSIS_VERSION } from '../../media/analysis/analyze.ts';

/** What looks are kept under: another analysis divides a film otherwise, and its looks belong to other shots. */
export function looksKey(engine: string): string {
  return `${engine}@${ANALYSIS_VERSION}`;
}
