import type { Finding } from '../../../../contracts/insight.ts';
import type { JudgedFilm } from '../../types.ts';

/** Looks for one kind of trouble; finds nothing where nothing is known. */
export type Check = (film: JudgedFilm) => Finding[];
