import { CRITERIA, type Criterion, type CriterionKey } from '../../../contracts/insight.ts';
import type { JudgedFilm } from '../types.ts';
import { aiLabel } from './criteria/aiLabel.ts';
import { callToAction } from './criteria/callToAction.ts';
import { captions } from './criteria/captions.ts';
import { hook } from './criteria/hook.ts';
import { opening } from './criteria/opening.ts';
import { pace } from './criteria/pace.ts';
import { picture } from './criteria/picture.ts';
import { product } from './criteria/product.ts';
import { rules } from './criteria/rules.ts';
import { safeArea } from './criteria/safeArea.ts';
import { sellingPoints } from './criteria/sellingPoints.ts';
import { sound } from './criteria/sound.ts';
import { trust } from './criteria/trust.ts';
import type { JudgeBy } from './criteria/types.ts';

const JUDGES: Record<CriterionKey, JudgeBy> = {
  opening,
  hook,
  product,
  pace,
  sound,
  captions,
  selling_points: sellingPoints,
  trust,
  call_to_action: callToAction,
  picture,
  safe_area: safeArea,
  rules,
  ai_label: aiLabel,
};

/** Every criterion's judgement by what was measured. */
export function judgeAll(film: JudgedFilm): Criterion[] {
  return CRITERIA.map((criterion) => ({ ...criterion, ...JUDGES[criterion.key](film), basis: 'measured' }));
}

/** The weighted mean of what could be judged, 0–100; 0 where nothing could. */
export function totalScore(criteria: readonly Criterion[]): number {
  const judged = criteria.filter(({ score }) => score !== null);
  const weight = judged.reduce((sum, one) => sum + one.weight, 0);
  if (weight === 0) return 0;
  return Math.round(judged.reduce((sum, one) => sum + one.weight * one.score!, 0) / weight);
}
