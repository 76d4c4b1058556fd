/** From finished projects to works in the library. */

import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { startAnalysis } from '../materials/materials.ts';
import { resultsOf, timelineOf } from '../production/results.ts';
import { lockProject } from '../projects/lock.ts';
import { getOwnProject } from '../projects/projects.ts';

/**
 * Stores a finished film into the library (入库) as a material that shares the film's file. Again answers with the
 * work that is there; where its owner deleted that, a new one is made.
 * @returns the work's material id. @throws Refusal CONFLICT before the film is finished.
 */
export async function exportProject(app: App, viewer: Viewer, projectId: number): Promise<number> {
  requirePermission(viewer, 'change');
  const project = await getOwnProject(app, viewer, projectId);
  const results = resultsOf(project.steps);
  const film = results.cut_drafts;
  const timeline = timelineOf(results);
  if (!film || !timeline) throw new Refusal('CONFLICT', '视频尚未生成，暂时不能入库');
  const material = await app.db.$transaction(async (tx) => {
    await lockProject(tx, projectId);
    const { exportedMaterial } = await tx.project.findUniqueOrThrow({
      where: { id: projectId },
      include: { exportedMaterial: true },
    });
    if (exportedMaterial) return exportedMaterial;
    const created = await tx.material.create({
      data: {
        userId: project.userId,
        name: project.title,
        mediaType: 2,
        source: 'EXPORTED',
        storageKey: film.filmKey,
        posterKey: film.posterKey,
        sha256: film.sha256,
        sizeBytes: film.check.sizeBytes,
        durationMs: film.check.durationMs,
        width: film.check.width,
        height: film.check.height,
        fps: film.check.fps,
        hasAudio: true,
        tags: results.script_result?.hashtags ?? [],
        description: results.script_result?.summary ?? '',
      },
    });
    await tx.project.update({ where: { id: projectId }, data: { exportedMaterialId: created.id } });
    await emitEvent(tx, { userId: project.userId, kind: 'MATERIAL', materialId: created.id });
    await emitEvent(tx, { userId: project.userId, kind: 'PROJECT', projectId });
    return created;
  });
  if (material.status === 'PENDING') await startAnalysis(app, material);
  return material.id;
}
