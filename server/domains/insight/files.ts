import { emitEvent } from '../../events/emit.ts';
import type { App } from '../../platform/app.ts';

/** Gives a file its picture, and the project the picture of its first file. */
export async function keepPoster(
  app: App,
  { projectId, fileIndex }: { projectId: number; fileIndex: number },
  posterKey: string,
): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await tx.projectFile.update({
      where: { projectId_index: { projectId, index: fileIndex } },
      data: { posterKey },
    });
    if (fileIndex !== 0) return;
    const { userId } = await tx.project.update({ where: { id: projectId }, data: { posterKey } });
    await emitEvent(tx, { userId, kind: 'PROJECT', projectId });
  });
}
