const most = 3;

interface Judged {
  readonly weight: number;
  readonly score: number | null | undefined;
  readonly remedy: unknown;
}

/** Where the most points of the whole are to be won, first; as the report orders them. */
export function mostUrgent<Criterion extends Judged>(criteria: readonly Criterion[]): Criterion[] {
  const lost = ({ weight, score }: Criterion) => weight * (100 - (score ?? 100));
  return criteria
    .filter((one) => one.remedy && lost(one) > 0)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, most);
}
