import { beforeAll, describe, expect, test } from 'vitest';
import { STATUS } from '../../server/domains/projects/status.ts';
import type {
  AnalyzeResult,
  DecomposeResult,
  ReviewResult,
  ScoreResult,
} from '../../temporal/contracts/insight.ts';
import { decompose } from '../../temporal/providers/insight/decompose/decompose.ts';
import { review } from '../../temporal/providers/insight/review/review.ts';
import { score } from '../../temporal/providers/insight/score/score.ts';
import { summarise } from '../../temporal/providers/insight/summarise.ts';
import { goodFilm } from '../../temporal/providers/insight/testing/films.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testPerson, testProject } from '../support/people.ts';
import { type RestServer, restServer } from '../support/restServer.ts';

let app: TestApp;
let rest: RestServer;
let person: TestPerson;
let stranger: TestPerson;
/** A video that the person has uploaded. */
let video: string;
beforeAll(async () => {
  app = await testApp();
  rest = await restServer(app);
  person = await testPerson(app, { credits: 10_000 });
  stranger = await testPerson(app);
  video = await uploaded(person);
});

async function uploaded(
  { user }: TestPerson,
  { mediaType = 'video', durationMs = 9_000 }: { mediaType?: 'video' | 'image'; durationMs?: number } = {},
): Promise<string> {
  const storageKey = `material/aa/${String(Math.random()).slice(2).padEnd(32, '0')}.mp4`;
  const probe = {
    ...{ mediaType, container: 'mp4', width: 1080, height: 1920, durationMs, fps: 30 },
    ...{ videoCodec: 'h264', audioCodec: 'aac' },
  };
  await app.db.upload.create({
    data: {
      ...{
        userId: user.id,
        storageKey,
        fileName: '样片.mp4',
        sha256: storageKey.slice(12, 44).padEnd(64, 'a'),
      },
      ...{ sizeBytes: 1000, probe },
    },
  });
  return app.storage.address(storageKey);
}

const call = (path: string, body: unknown, { as = person, key }: { as?: TestPerson; key?: string } = {}) =>
  rest.call('POST', path, {
    as: as.token,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const detail = async (id: number, as = person) => rest.call('GET', `/project/detail/${id}`, { as: as.token });

const product_info = {
  ...{ product_name: '猫咪饮水机', category: '宠物用品', target_audience: '养猫的人' },
  ...{ key_features: ['容量2.5升', '三层过滤'], selling_points: ['静音设计', '水一直流动'] },
};
const ONE = '/project/one_analyze';
const ANALYZE = '/tool/video/analyze';
const DECOMPOSE = '/tool/video/decompose';
const SCORE = '/tool/video/score';
const RETRY = '/tool/video/score/retry';
/** A complete request of each call, with changes. */
const wanted = (path: string, changes: object = {}) => ({
  ...{
    [ONE]: {
      ...{ name: '饮水机', video_path: video, script_content: '静音设计。', product_info },
      tools: ['analyze', 'score', 'reviewer'],
    },
    [ANALYZE]: { name: '两条', video_paths: [video], mode: 'deep' },
    [DECOMPOSE]: { name: '拆开', video_path: video, product_info },
    [SCORE]: { title: '评一评', video_path: video, product_info },
  }[path],
  ...changes,
});
async function made(path: string, changes: object = {}, options = {}): Promise<number> {
  const { status, body } = await call(path, wanted(path, changes), options);
  expect(body).toMatchObject({ code: 0 });
  expect(status).toBe(200);
  return body.data;
}
const books = async ({ user }: TestPerson) => {
  const { credits, creditsHeld } = await app.db.user.findUniqueOrThrow({ where: { id: user.id } });
  return { credits, creditsHeld };
};

/** The project as its workflow leaves it. */
async function finish(projectId: number, steps: Array<{ result?: object; error?: string }>): Promise<void> {
  for (const [index, { result, error }] of steps.entries()) {
    await app.db.projectStep.update({
      where: { projectId_index: { projectId, index } },
      data: {
        status: error ? STATUS.FAILED : STATUS.DONE,
        error: error ?? null,
        ...(result ? { result } : {}),
      },
    });
  }
  const bad = steps.some(({ error }) => error);
  await app.db.project.update({
    where: { id: projectId },
    data: { status: STATUS.DONE, reason: bad ? 'SOME_FAILED' : null },
  });
  await app.db.projectRun.updateMany({ where: { projectId }, data: { status: 'DONE' } });
}

const film = goodFilm();
const { signal } = new AbortController();
const analyzed: AnalyzeResult = { ...film.reading, summary: summarise(film.reading) };
const scored: ScoreResult = (await score(film, null, signal)).result;
const reviewed: ReviewResult = (await review(film, null, signal)).result;
const decomposed: DecomposeResult = (
  await decompose(
    {
      reading: film.reading,
      request: { product: null, sceneMethod: 'content', isAnalysis: true, skipVisualAnalysis: false },
    },
    null,
    signal,
  )
).result;

describe('what is asked is checked, in the seed’s words', () => {
  test.each([
    [ONE, { video_path: undefined }, '请先上传视频'],
    [ONE, { video_path: '' }, '请先上传视频'],
    [ONE, { tools: [] }, '请至少选择一个分析工具'],
    [ONE, { tools: undefined }, '请至少选择一个分析工具'],
    [ONE, { product_info: null }, '请选择产品信息'],
    [ONE, { product_info: null, tools: ['reviewer'] }, '请选择产品信息'],
    [ONE, { name: ' ' }, '请输入项目名称'],
    [ONE, { name: '长'.repeat(129) }, '名称最多 128 个字符'],
    [ONE, { script_content: '长'.repeat(2001) }, '脚本不能超过2000个字符'],
    [SCORE, { title: undefined }, '请输入评分名称'],
    [SCORE, { title: ' ' }, '请输入评分名称'],
    [SCORE, { product_info: undefined }, '请选择产品信息'],
    [SCORE, { video_path: undefined }, '请上传视频文件'],
    [DECOMPOSE, { video_path: '' }, '请上传视频文件'],
    [DECOMPOSE, { name: undefined }, '请输入任务名称'],
    [ANALYZE, { video_paths: [] }, '请上传视频文件'],
    [ANALYZE, { video_paths: undefined }, '请上传视频文件'],
    [ANALYZE, { mode: 'deeper' }, 'mode 须为 simple 或 deep'],
  ])('%s %j: %s', async (path, changes, message) => {
    const before = await app.db.project.count();
    expect(await call(path, wanted(path, changes))).toMatchObject({
      status: 400,
      body: { code: 400, message, data: null },
    });
    expect(await app.db.project.count()).toBe(before);
  });

  test('analysis alone needs no product; exactly three minutes are not too long', async () => {
    const whole = await uploaded(person, { durationMs: 180_000 });
    await made(ONE, { product_info: null, tools: ['analyze'], video_path: whole });
  });

  test.each([ONE, ANALYZE, DECOMPOSE, SCORE])('%s: a film of more than 180 s', async (path) => {
    const long = await uploaded(person, { durationMs: 180_200 });
    const answer = await call(path, wanted(path, { video_path: long, video_paths: [long] }));
    expect(answer.body).toMatchObject({ code: 400, message: '视频时长不能超过180秒，当前时长181秒' });
  });

  test.each([ONE, ANALYZE, DECOMPOSE, SCORE])('%s: a picture is no video', async (path) => {
    const picture = await uploaded(person, { mediaType: 'image', durationMs: 0 });
    const answer = await call(path, wanted(path, { video_path: picture, video_paths: [picture] }));
    expect(answer.body).toMatchObject({ code: 400, message: '请上传视频文件' });
  });
});

describe('what is other people’s is as if it were not there', () => {
  test.each([ONE, ANALYZE, DECOMPOSE, SCORE])('%s: their video', async (path) => {
    const theirs = await uploaded(stranger);
    const nowhere = `${theirs.slice(0, -8)}zzzz.mp4`;
    const [given, absent] = await Promise.all(
      [theirs, nowhere].map((one) => call(path, wanted(path, { video_path: one, video_paths: [one] }))),
    );
    expect(given).toMatchObject({ status: 400, body: { message: '找不到上传的视频，请重新上传' } });
    expect(given!.body.message).toBe(absent!.body.message);
  });

  test('their project: to look at, to add to, to repeat, to delete', async () => {
    const id = await made(SCORE);
    await finish(id, [{ result: scored }]);
    const theirVideo = await uploaded(stranger);
    for (const of of [id, 2_000_000_000]) {
      const answers = [
        await detail(of, stranger),
        await call(SCORE, { video_path: theirVideo, project_id: of }, { as: stranger }),
        await call(RETRY, { project_id: of, task_id: 0 }, { as: stranger }),
        await rest.call('DELETE', `/project/delete/${of}`, { as: stranger.token }),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 404, body: { message: '项目不存在' } });
    }
    expect((await call('/project/list', { list_type: 'SCORE' }, { as: stranger })).body.total).toBe(0);
    expect(await books(stranger)).toEqual({ credits: 1000, creditsHeld: 0 });
  });

  test('score calls do not touch projects of another kind', async () => {
    const mixcut = await testProject(app, person);
    const decomposition = await made(DECOMPOSE);
    await finish(decomposition, [{ result: decomposed }]);
    for (const project_id of [mixcut.projectId, decomposition]) {
      expect((await call(RETRY, { project_id, task_id: 0 })).status).toBe(404);
      expect((await call(SCORE, { video_path: video, project_id })).status).toBe(404);
    }
  });
});

describe('credits', () => {
  test.each([
    [ONE, {}, 130],
    [ONE, { tools: ['score'] }, 50],
    [ANALYZE, {}, 30],
    [DECOMPOSE, {}, 30],
    [SCORE, {}, 50],
  ])('%s %j holds %i', async (path, changes, price) => {
    const before = await books(person);
    await made(path, changes);
    expect(await books(person)).toEqual({
      credits: before.credits - price,
      creditsHeld: before.creditsHeld + price,
    });
  });

  test('what is short is told, and nothing is made', async () => {
    const poor = await testPerson(app, { credits: 40 });
    const own = await uploaded(poor);
    expect(await call(ONE, wanted(ONE, { video_path: own }), { as: poor })).toMatchObject({
      status: 402,
      body: { code: 402, required_credits: 130, available_credits: 40 },
    });
    expect(await app.db.project.count({ where: { userId: poor.user.id } })).toBe(0);
    expect(await books(poor)).toEqual({ credits: 40, creditsHeld: 0 });
  });

  test.each([ONE, ANALYZE, DECOMPOSE, SCORE])('%s twice under one key is once', async (path) => {
    const before = await books(person);
    const key = `key of ${path}`;
    const answers = await Promise.all([1, 2, 3].map(() => call(path, wanted(path), { key })));
    expect(new Set(answers.map(({ body }) => body.data)).size).toBe(1);
    const [hold] = await app.db.projectRun.findMany({ where: { projectId: answers[0]!.body.data } });
    expect(await books(person)).toEqual({
      credits: before.credits - hold!.heldCredits,
      creditsHeld: before.creditsHeld + hold!.heldCredits,
    });
  });
});

test('lists of a type have projects of that type, new ones first', async () => {
  const ids = {
    ONE_ANALYZE: await made(ONE),
    ANALYZE: await made(ANALYZE),
    DECOMPOSE: await made(DECOMPOSE),
    SCORE: await made(SCORE),
    WORKFLOW: (await testProject(app, person)).projectId,
  };
  for (const [list_type, id] of Object.entries(ids)) {
    const { body } = await call('/project/list', { list_type, page: 1, page_size: 1 });
    expect(
      body.data.map((one: { id: number }) => one.id),
      list_type,
    ).toEqual([id]);
    expect(body.total).toBeGreaterThan(0);
  }
  expect((await call('/project/list', { list_type: 'ONE_SCRIPT' })).body).toMatchObject({
    data: [],
    total: 0,
  });
});

describe('details before and after', () => {
  test('one-click analysis: a status and a result for each tool, a failed one with its reason', async () => {
    const id = await made(ONE, { tools: ['reviewer', 'score', 'analyze'] });
    const before = (await detail(id)).body.data;
    expect(before).toMatchObject({
      status: 0,
      info: {
        input: {
          ...{ name: '饮水机', video_path: video, script_content: '静音设计。', product_info },
          tools: ['analyze', 'score', 'reviewer'],
        },
        status: { analyze: 'pending', score: 'pending', reviewer: 'pending' },
      },
    });
    expect(before.result).toEqual({});
    await finish(id, [
      { result: analyzed },
      { error: 'AI 服务繁忙或额度用完，请稍后重试' },
      { result: reviewed },
    ]);
    const { info, result, reason } = (await detail(id)).body.data;
    expect(reason).toBe('SOME_FAILED');
    expect(info.status).toEqual({ analyze: 'done', score: 'failed', reviewer: 'done' });
    expect(result.score).toEqual({ error: 'AI 服务繁忙或额度用完，请稍后重试' });
    expect(result.reviewer).toMatchObject({ error: null, review_report: reviewed.reviewReport });
    expect(result.analyze).toMatchObject({
      ...{ error: null, video_name: '样片.mp4', total_duration: 10, scene_count: 5 },
      ...{ asr: film.reading.asr, caption: analyzed.summary },
    });
    expect(result.analyze.scenes[1]).toMatchObject({
      ...{ scene_id: 2, start_time: 2, end_time: 4, duration: 2, scene_objects: [], basis: 'measured' },
      thumbnail: app.storage.address('thumbnail/1.jpg'),
    });
  });

  test('a score project: an entry a video, each with report and task id; a retry is held for again', async () => {
    const id = await made(SCORE);
    expect((await detail(id)).body.data).toMatchObject({
      type: 5,
      info: [{ input: { video_path: video, product_info }, output: null, status: 'pending', task_id: 0 }],
    });
    const another = await uploaded(person);
    expect(await call(SCORE, { video_path: another, project_id: id })).toMatchObject({ status: 409 });
    await finish(id, [{ result: scored }]);
    expect((await call(SCORE, { video_path: another, project_id: id })).body.data).toBe(id);
    await finish(id, [{ result: scored }, { result: scored }]);
    const { info, result } = (await detail(id)).body.data;
    expect(info).toMatchObject([
      { status: 'done', output: { scoring_report: scored.scoringReport, score: scored.score } },
      { status: 'done', input: { video_path: another, product_info }, task_id: 1 },
    ]);
    expect(result.entries[1].criteria[0]).toMatchObject({ key: 'opening', weight: 10, score: 100 });

    const before = await books(person);
    const again = { ...wanted(SCORE), video_path: another, project_id: id, task_id: 1 };
    expect((await call(RETRY, again)).body.data).toBe(id);
    expect(await books(person)).toMatchObject({ credits: before.credits - 50 });
    expect((await detail(id)).body.data.info).toMatchObject([{ status: 'done' }, { status: 'pending' }]);
    expect((await call(RETRY, again)).status).toBe(409);
    expect((await call(RETRY, { project_id: id, task_id: 7 })).status).toBe(404);
  });

  test('a retry with another video or product is an entry of its own; the former score stays', async () => {
    const id = await made(SCORE);
    await finish(id, [{ result: scored }]);
    const before = await books(person);
    const other = await uploaded(person);
    expect((await call(RETRY, { project_id: id, task_id: 0, video_path: other })).body.data).toBe(id);
    await finish(id, [{ result: scored }, { result: scored }]);
    const named = { ...product_info, product_name: '饮水机二代' };
    expect((await call(RETRY, { project_id: id, task_id: 0, product_info: named })).status).toBe(200);
    expect(await books(person)).toMatchObject({ creditsHeld: before.creditsHeld + 100 });
    const { info } = (await detail(id)).body.data;
    expect(info).toMatchObject([
      { status: 'done', input: { video_path: video, product_info }, output: { score: scored.score } },
      { status: 'done', input: { video_path: other, product_info } },
      { status: 'pending', input: { video_path: video, product_info: named }, output: null, task_id: 2 },
    ]);
    await finish(id, [{ result: scored }, { result: scored }, { result: scored }]);
    const stranger = await uploaded(await testPerson(app));
    for (const video_path of [stranger, 'oss://reelsmith/none'])
      expect((await call(RETRY, { project_id: id, task_id: 0, video_path })).status).toBe(400);
  });

  test('a decomposition: overview and scenes', async () => {
    const id = await made(DECOMPOSE, { scene_method: 'interval', skip_visual_analysis: true });
    expect((await detail(id)).body.data).toMatchObject({
      info: {
        ...{ video_path: video, scene_method: 'interval', is_analysis: true, skip_visual_analysis: true },
        product_info,
      },
      result: null,
    });
    await finish(id, [{ result: decomposed }]);
    const { result } = (await detail(id)).body.data;
    expect(result.overview).toMatchObject({ total_scenes: 5, total_duration: 10 });
    expect(result.scenes[0]).toMatchObject({ scene_number: 1, role: '开场' });
  });

  test('an analysis of several videos: the first one’s words, and each by itself', async () => {
    const id = await made(ANALYZE, { video_paths: [video, await uploaded(person)] });
    expect((await detail(id)).body.data).toMatchObject({
      step_count: 2,
      info: { mode: 'deep', video_paths: [video, expect.any(String)] },
      result: null,
    });
    await finish(id, [{ result: analyzed }, { result: { ...analyzed, summary: '第二条' } }]);
    const { result } = (await detail(id)).body.data;
    expect(result).toMatchObject({ caption: analyzed.summary, asr: film.reading.asr });
    expect(result.videos.map((one: { caption: string }) => one.caption)).toEqual([
      analyzed.summary,
      '第二条',
    ]);
  });
});
