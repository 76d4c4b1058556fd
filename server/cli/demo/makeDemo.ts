import { DEMO_FILMS, DEMO_USER } from '../../../prisma/seed/demoFilms.ts';
import { getMe } from '../../domains/accounts/accounts.ts';
import { PAYMENT_CHANNEL, topUp } from '../../domains/credits/credits.ts';
import { addSampleMaterials } from '../../domains/materials/samples.ts';
import { createMixcut } from '../../domains/production/production.ts';
import { exportProject } from '../../domains/publishing/publishing.ts';
import type { App } from '../../platform/app.ts';
import { demoViewer } from './demoViewer.ts';
import { followFilms } from './followFilms.ts';

/**
 * Makes the demo, or what is missing of it: every part is asked for under a key of its own, so a second run finds
 * it done. Needs Temporal and a worker.
 * @param options.say one line of progress. @returns whether a film failed.
 */
export async function makeDemo(
  app: App,
  { wait, say }: { wait: boolean; say: (line: string) => void },
): Promise<{ failed: boolean }> {
  const { viewer, password } = await demoViewer(app);
  if (password) say(`用户 ${DEMO_USER.userName}（${DEMO_USER.nickName}），密码 ${password}，仅此一次显示`);
  // Whatever is made for a person is an event of theirs: no new event, no change.
  const before = password ? 0 : (await getMe(app, viewer)).eventSeq;
  await topUp(app.db, {
    userId: viewer.userId,
    amountCredits: DEMO_USER.credits,
    key: `demo:${viewer.userId}`,
    channel: PAYMENT_CHANNEL.ADMINISTRATOR,
    note: '演示积分',
  });
  const materialIds = await addSampleMaterials(app, viewer);
  say(`素材库：${materialIds.length} 段示例素材`);
  const projectIds: number[] = [];
  for (const { key, request } of DEMO_FILMS) {
    const asked = { ...request, materialIds, requestKey: `demo:${key}` };
    projectIds.push((await createMixcut(app, viewer, asked)).projectId);
  }
  const films = wait ? await followFilms(app, viewer, projectIds, say) : [];
  for (const [index, { stored }] of DEMO_FILMS.entries()) {
    const film = films[index];
    if (stored && film?.state === 'done' && !film.exported) {
      await exportProject(app, viewer, film.projectId);
      say(`#${film.projectId} 已入库`);
    }
  }
  const { eventSeq, credits, creditsHeld } = await getMe(app, viewer);
  if (eventSeq === before) say('演示数据已齐备，没有任何改动 / Nothing has changed.');
  say(`积分：可用 ${credits}，冻结 ${creditsHeld}`);
  return { failed: films.some(({ state }) => state === 'failed') };
}
