export interface JudgedCriterion {
  readonly key: string;
  readonly title: string;
  readonly weight: number;
  readonly score: number | null | undefined;
}

export interface JudgedFilm {
  readonly score: number;
  readonly criteria: readonly JudgedCriterion[];
}

export interface ComparedCriterion {
  key: string;
  title: string;
  weight: number;
  /** Null where it could not be judged. */
  before: number | null;
  after: number | null;
  /** Null where there is nothing to compare. */
  difference: number | null;
}

/**
 * Two films line by line, in the order of the newer rubric; what only the older one has comes last. A line that was
 * not judged on both sides has no difference: nothing found is not zero points.
 */
export function compareScores(before: JudgedFilm, after: JudgedFilm): ComparedCriterion[] {
  const known = new Set(after.criteria.map(({ key }) => key));
  const rubric = [...after.criteria, ...before.criteria.filter(({ key }) => !known.has(key))];
  return rubric.map(({ key, title, weight }) => {
    const from = scoreOf(before, key);
    const to = scoreOf(after, key);
    return { key, title, weight, before: from, after: to, difference: differenceOf(from, to) };
  });
}

function scoreOf({ criteria }: JudgedFilm, key: string): number | null {
  return criteria.find((criterion) => criterion.key === key)?.score ?? null;
}

function differenceOf(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before;
}

/** +12, −5, 0 as people read them. */
export function signed(difference: number): string {
  if (difference === 0) return '0';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}
