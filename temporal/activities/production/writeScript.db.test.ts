import { expect, test } from 'vitest';
import { createProduct } from '../../../server/domains/catalog/catalog.ts';
import { createMixcut } from '../../../server/domains/production/production.ts';
import { testApp } from '../../../tests/support/app.ts';
import { testMaterial, testPerson } from '../../../tests/support/people.ts';
import type { MixcutInput } from '../../contracts/mixcut.ts';
import { writeScript as writeFilm } from '../../providers/script/writeScript.ts';
import type { StepWork } from '../steps/runStep.ts';
import { writeScript } from './writeScript.ts';

test('the script says what the chosen product is praised for', async () => {
  const app = await testApp();
  const { user, viewer } = await testPerson(app);
  const { id: productId } = await createProduct(app, viewer, {
    ...{ name: '小鹿猫咪饮水机', category: '宠物饮水机', keyFeatures: ['2.5L大容量'] },
    ...{ sellingPoints: ['静音水泵'], targetAudience: '养猫家庭' },
  });
  const { id: materialId } = await testMaterial(app, user.id);
  const narrated = async (chosen: number | null) => {
    const { projectId } = await createMixcut(app, viewer, {
      input: '做一条短片',
      materialIds: [materialId],
      productId: chosen,
    });
    const { input } = await app.db.project.findUniqueOrThrow({ where: { id: projectId } });
    const work = {
      app: { ...app, writeScript: (asked: Parameters<typeof writeFilm>[0]) => writeFilm(asked, null) },
      input: input as unknown as MixcutInput,
      results: {},
      userId: user.id,
      projectId,
      signal: AbortSignal.timeout(60_000),
      progress: () => undefined,
    } as unknown as StepWork;
    const { result } = await writeScript(work);
    return result.scenes.map(({ narration }) => narration).join('');
  };
  expect(await narrated(productId)).toMatch(/饮水机[\s\S]*静音/);
  expect(await narrated(null)).not.toMatch(/饮水机|静音/);
});
