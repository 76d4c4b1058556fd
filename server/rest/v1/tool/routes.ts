import { analyze } from './analyze.ts';
import { decompose } from './decompose.ts';
import { score } from './score.ts';
import { scoreRetry } from './scoreRetry.ts';

export const toolRoutes = [analyze, decompose, score, scoreRetry];
