import type { Criterion } from '../../../../contracts/insight.ts';
import type { JudgedFilm } from '../../types.ts';

/** What a criterion says of a film; name and weight stand in the rubric. */
export type Judgement = Pick<Criterion, 'score' | 'verdict' | 'evidence' | 'remedy'>;

/** Judges one thing by what was measured, heard and read; never by a guess. */
export type JudgeBy = (film: JudgedFilm) => Judgement;
