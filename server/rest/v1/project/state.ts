import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { MixcutResults } from '../../../../temporal/contracts/mixcut.ts';
import { filmScenes } from '../../../domains/production/results.ts';
import type { App } from '../../../platform/app.ts';
import { badInput } from '../../../platform/refusal.ts';
import { draft, toDraft } from './film.ts';
import { scriptDetails, scriptDetailsEdit, toScriptDetails } from './sceneMaterials.ts';
import { scriptEdit, scriptResult, toScriptResult } from './script.ts';
import { audioFile, captionEdit, captionTrack, toAudioFile, toCaptionTrack } from './tracks.ts';

/** What the steps have made so far, by result key; steps that have not run yet are absent. */
export const projectState = z
  .object({
    script_result: scriptResult,
    script_details: scriptDetails,
    audio_files: z.array(audioFile),
    caption_track: captionTrack,
    cut_drafts: z.array(draft),
  })
  .partial()
  .meta({ id: 'ProjectState' });

export type ProjectState = z.output<typeof projectState>;

export function toState(app: App, results: Partial<MixcutResults>): ProjectState {
  const { script_result, script_details, audio_files, caption_track, cut_drafts } = results;
  return {
    ...(script_result && { script_result: toScriptResult(script_result) }),
    ...(script_details && { script_details: toScriptDetails(app, script_details, filmScenes(results)) }),
    ...(audio_files && { audio_files: audio_files.scenes.map((speech) => toAudioFile(app, speech)) }),
    ...(caption_track && { caption_track: toCaptionTrack(caption_track) }),
    ...(cut_drafts && { cut_drafts: [toDraft(app, cut_drafts)] }),
  };
}

const edits: Partial<Record<string, z.ZodType>> = {
  script_result: scriptEdit,
  script_details: scriptDetailsEdit,
  caption_track: captionEdit,
};

/**
 * A step's edited result, from the whole state that the seed's clients send back.
 * @returns undefined where it is absent or still what it was. @throws Refusal BAD_USER_INPUT
 */
export function editIn(given: Record<string, unknown>, made: ProjectState, resultKey: string): unknown {
  const value = given[resultKey];
  if (value === undefined || value === null) return undefined;
  if (isDeepStrictEqual(value, made[resultKey as keyof ProjectState])) return undefined;
  const schema = edits[resultKey];
  if (!schema) throw badInput(`state.${resultKey}`, '该步骤的结果不能修改');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const place = parsed.error.issues[0]?.path.join('.');
  throw badInput(`state.${resultKey}`, `修改后的结果格式不正确${place ? `（${place}）` : ''}`);
}
