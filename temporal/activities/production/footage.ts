import { setTimeout as sleep } from 'node:timers/promises';
import type { Clip, Material } from '../../../prisma/generated/client/client.ts';
import { Refusal } from '../../../server/platform/refusal.ts';
import type { StepWork } from '../steps/runStep.ts';

export type Footage = Material & { clips: Clip[] };

const LOOK_AGAIN_MS = 500;

/**
 * The materials of the request with their shots, in the order given, once all of them are analysed.
 * @throws Refusal where none can be used.
 */
export async function awaitFootage(work: StepWork): Promise<Footage[]> {
  const ids = work.input.materials.map(({ materialId }) => materialId);
  for (;;) {
    const materials = await work.app.db.material.findMany({
      where: { id: { in: ids }, userId: work.userId },
      include: { clips: { orderBy: { index: 'asc' } } },
    });
    const pending = materials.filter(({ status }) => status === 'PENDING').length;
    if (pending === 0) return usable(materials, ids);
    const done = materials.length - pending;
    work.progress({
      fraction: 0.5 * (done / materials.length),
      message: `正在分析素材 ${done + 1}/${materials.length}`,
    });
    await sleep(LOOK_AGAIN_MS, undefined, { signal: work.signal });
  }
}

function usable(materials: Footage[], ids: number[]): Footage[] {
  const ready = materials.filter(({ status }) => status === 'READY');
  if (ready.length === 0) {
    throw new Refusal('BAD_USER_INPUT', '没有可用的素材：素材已删除或无法解析，请重新上传后新建项目');
  }
  return ready.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
}
