import { endRun } from '../../../server/domains/projects/stepState.ts';
import type { RunActivities, StepActivity } from '../../contracts/activities.ts';
import type { MIXCUT_STEPS } from '../../contracts/mixcut.ts';
import { runStep, type StepBody } from '../steps/runStep.ts';
import type { WorkerApp } from '../workerApp.ts';
import { addSubtitles } from './addSubtitles.ts';
import { generateVideo } from './generateVideo.ts';
import { mergeScenes } from './mergeScenes.ts';
import { mixAudio } from './mixAudio.ts';
import { searchClips } from './searchClips.ts';
import { synthesizeSpeech } from './synthesizeSpeech.ts';
import { writeScript } from './writeScript.ts';

type MixcutActivity = (typeof MIXCUT_STEPS)[number]['activity'];

/** The activities of 素材混剪 by the names in its step table. */
export function createMixcutActivities(app: WorkerApp): Record<MixcutActivity, StepActivity> & RunActivities {
  const step =
    <Result>(body: StepBody<Result>): StepActivity =>
    (input) =>
      runStep(app, input, body);
  return {
    writeScript: step(writeScript),
    searchClips: step(searchClips),
    synthesizeSpeech: step(synthesizeSpeech),
    mergeScenes: step(mergeScenes),
    mixAudio: step(mixAudio),
    addSubtitles: step(addSubtitles),
    generateVideo: step(generateVideo),
    endRun: (input) => endRun(app, input),
  };
}
