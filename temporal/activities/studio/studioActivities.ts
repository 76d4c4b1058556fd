import { keepSamples, samplesExist } from '../../../server/domains/materials/samples.ts';
import type { StudioActivities } from '../../contracts/activities.ts';
import { framed } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';
import { drawSamples } from './drawSamples.ts';
import { speakOnce } from './speakOnce.ts';

/** What an installation makes for itself: sample footage, and voices to hear. */
export function createStudioActivities(app: WorkerApp): StudioActivities {
  return {
    drawSamples: () =>
      framed(app.tmpDir, async (work) => {
        if (!(await samplesExist(app))) await keepSamples(app, await drawSamples(app, work));
      }),
    speakSample: ({ voice }) =>
      framed(app.tmpDir, async (work) => {
        const { language, sampleText: text } = app.voices.voices().find(({ id }) => id === voice)!;
        // A service's voice speaks any language; its sample sentence is Chinese.
        const spoken = { text, voice, language: language === 'any' ? ('zh' as const) : language };
        const { audioKey } = await speakOnce(app, spoken, work);
        return audioKey;
      }),
  };
}
