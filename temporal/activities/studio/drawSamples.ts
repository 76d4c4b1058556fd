import { stat } from 'node:fs/promises';
import type { DrawnSample } from '../../../server/domains/materials/samples.ts';
import { contentKey } from '../../../server/platform/storage/keys.ts';
import { probeMedia } from '../../media/probe/probe.ts';
import { drawSampleMaterials } from '../../media/samples/drawSampleMaterials.ts';
import { sha256Of } from '../sha256.ts';
import type { Work } from '../work.ts';
import type { WorkerApp } from '../workerApp.ts';

/** Draws the collection and puts its files into storage. */
export async function drawSamples(app: WorkerApp, { signal, workDir }: Work): Promise<DrawnSample[]> {
  const drawn = await drawSampleMaterials(app.media, workDir, { signal });
  const samples: DrawnSample[] = [];
  for (const { path, name, tags, description } of drawn) {
    const sha256 = await sha256Of(path);
    const { size: sizeBytes } = await stat(path);
    const probe = await probeMedia(app.media, path, { signal });
    const storageKey = contentKey('sample', sha256, 'mp4');
    await app.storage.putFile(storageKey, path, { signal });
    samples.push({ name, tags, description, storageKey, sha256, sizeBytes, probe });
  }
  return samples;
}
