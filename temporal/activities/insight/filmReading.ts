import type { ProjectFile } from '../../../prisma/generated/client/client.ts';
import { findLooks } from '../../../server/domains/insight/looks.ts';
import { findAnalysis } from '../../../server/domains/materials/analysis.ts';
import { textsOfShot, wordsOf } from '../../../server/domains/materials/words.ts';
import type { FilmReading } from '../../contracts/insight.ts';
import { ANALYSIS_VERSION } from '../../media/analysis/analyze.ts';
import { assembleReading } from '../../providers/insight/assembleReading.ts';
import type { VisionProvider } from '../../providers/vision/types.ts';
import { picturesToRead } from '../materials/picturesToRead.ts';
import { WORDS_VERSION } from '../materials/wordTurns.ts';
import type { WorkerApp } from '../workerApp.ts';
import { lookerOf } from './looker.ts';
import { looksKey } from './looksKey.ts';

/** All that is known of a project's film; `readFilm` has seen to it. @throws where it has not. */
export async function filmReading(app: WorkerApp, file: ProjectFile): Promise<FilmReading> {
  return contentReading(app, file, await lookerOf(app, file.projectId));
}

/** All that is known of a file's content; `readContent` has seen to it. @throws where it has not. */
export async function contentReading(
  app: WorkerApp,
  file: Pick<ProjectFile, 'name' | 'storageKey' | 'sha256'>,
  looker: VisionProvider,
): Promise<FilmReading> {
  const content = await findAnalysis(app, file.sha256, ANALYSIS_VERSION);
  if (!content) throw new Error(`the film ${file.sha256} was not read`);
  const { shots, writing } = content.analysis;
  const { words } = await wordsOf(app, file.sha256, WORDS_VERSION);
  const looking = looker.engine();
  const looks = await findLooks(app, file.sha256, looksKey(looking));
  return assembleReading({
    file: { name: file.name, storageKey: file.storageKey },
    content,
    words,
    textsOf: textsOfShot,
    pictures: picturesToRead(shots, writing),
    looks,
    looking,
    engines: { hearing: app.recogniser.state(), reading: app.reader.state() },
  });
}
