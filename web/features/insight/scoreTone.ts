/** Colours at the rubric's own steps (优秀 and 良好, 合格, 待改进); the figure stands beside them. */
export function scoreTone(score: number): string {
  if (score >= 70) return 'status.done.fg';
  return score >= 55 ? 'status.working.edge' : 'status.failed.fg';
}
