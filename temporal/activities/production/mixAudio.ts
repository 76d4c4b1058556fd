import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { contentKey } from '../../../server/platform/storage/keys.ts';
import type { MixcutResults } from '../../contracts/mixcut.ts';
import { chooseMusicBed } from '../../media/music/chooseMusicBed.ts';
import { ensureMusicBed } from '../../media/music/ensureMusicBed.ts';
import { buildSound } from '../../media/timeline/buildSound.ts';
import { made, type StepBody, type StepWork } from '../steps/runStep.ts';

/** 音频混合: where each voice stands and what lies under it; mixed when the film is rendered. */
export const mixAudio: StepBody<MixcutResults['sound_track']> = async (work) => {
  const { picture, fps } = made(work, 'picture_track');
  const music = work.input.music ? await keepMusic(work) : null;
  const result = buildSound({ picture, fps, speech: made(work, 'audio_files').scenes, music });
  return { result, engine: music?.name ?? null };
};

async function keepMusic(work: StepWork): Promise<{ audioKey: string; name: string }> {
  const { app, signal } = work;
  const { title, summary } = made(work, 'script_result');
  const { path, name } = await ensureMusicBed(
    chooseMusicBed(`${title}${summary}${work.input.input}`),
    app.cacheDir,
  );
  // The file's name holds bed and version.
  const audioKey = contentKey('music', createHash('sha256').update(basename(path)).digest('hex'), 'wav');
  if (!(await app.storage.head(audioKey))) await app.storage.put(audioKey, path, { signal });
  return { audioKey, name };
}
