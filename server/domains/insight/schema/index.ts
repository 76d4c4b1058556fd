import './projectFields.ts';
import './createOneAnalyze.ts';
import './createScore.ts';
import './addScoreEntry.ts';
import './repeatTool.ts';
import './retryScore.ts';
import './createDecompose.ts';
import './createAnalysis.ts';
