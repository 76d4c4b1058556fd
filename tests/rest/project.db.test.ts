import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUser, issueApiKey } from '../../server/domains/accounts/accounts.ts';
import { PAYMENT_CHANNEL, topUp } from '../../server/domains/credits/credits.ts';
import { STATUS } from '../../server/domains/projects/status.ts';
import type { MixcutResults } from '../../temporal/contracts/mixcut.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type RestServer, restServer } from '../support/restServer.ts';

const NEVER = 2_000_000_000;

let app: TestApp;
let rest: RestServer;
let person: { id: number; token: string; materialId: number };
let stranger: typeof person;
beforeAll(async () => {
  app = await testApp();
  rest = await restServer(app);
  person = await signUp('xiaowang');
  stranger = await signUp('xiaoli');
});

async function signUp(userName: string, amountCredits = 10_000) {
  const { id } = await createUser(app, { userName, password: 'correct horse' });
  if (amountCredits > 0) {
    await topUp(app.db, { userId: id, amountCredits, key: userName, channel: PAYMENT_CHANNEL.ADMINISTRATOR });
  }
  const { id: materialId } = await app.db.material.create({
    data: {
      ...{ userId: id, name: '海边.mp4', mediaType: 2, storageKey: `material/aa/${'a'.repeat(31)}${id}.mp4` },
      ...{ sha256: String(id).padStart(64, '0'), sizeBytes: 1, durationMs: 9000, width: 1280, height: 720 },
      ...{ fps: 25, hasAudio: true, status: 'READY' },
    },
  });
  return { id, token: (await issueApiKey(app, { userId: id, name: 'test' })).key, materialId };
}

const call = (method: string, path: string, body?: unknown, as = person.token, headers = {}) =>
  rest.call(method, path, { as, headers, ...(body === undefined ? {} : { body }) });

const order = (changes: object = {}, of = person) => ({
  name: 'mixcut_digital',
  is_mixcut: true,
  auto: false,
  params: {
    input: '夏日海边的清凉饮料',
    input_materials: [{ material_id: of.materialId, media_type: 2, path: 'oss://local/whatever' }],
    raw_script: null,
    script_source: 'materials',
    video_type: ['hybrid_cut'],
    language: 'zh',
    layout: 'vertical',
    resolution_level: '720P',
    ...changes,
  },
});

async function newProject(of = person): Promise<number> {
  const { status, body } = await call('POST', '/project/workflow/add', order({}, of), of.token);
  expect(status).toBe(200);
  return body.data;
}

const candidate = (materialId: number, startMs: number) => ({
  ...{ materialId, clipId: 7, name: '海边.mp4', mediaType: 'video' as const, thumbnailKey: null },
  ...{
    storageKey: `material/aa/${'a'.repeat(32)}.mp4`,
    startMs,
    endMs: startMs + 2500,
    width: 1280,
    height: 720,
  },
  ...{ score: 0.8, reason: '画面里有海' },
});

const results = (): MixcutResults => ({
  script_result: {
    ...{ title: '清凉一夏', summary: '一句话', hashtags: ['夏天'], language: 'zh', engine: '内置文案引擎' },
    scenes: [1, 2].map((sceneNumber) => ({
      ...{
        sceneNumber,
        durationMs: 2500,
        narration: `第${sceneNumber}句`,
        visualDescription: '海浪',
        cameraShot: '远景',
      },
      ...{ background: '海滩', toneLighting: '明亮', specialEffects: '', objects: ['饮料'] },
    })),
  },
  script_details: {
    engine: '词语匹配',
    scenes: [1, 2].map((sceneNumber) => ({
      sceneNumber,
      chosen: [candidate(person.materialId, sceneNumber * 1000)],
      alternatives: [candidate(person.materialId, sceneNumber * 1000 + 500)],
    })),
  },
  audio_files: {
    engine: 'Kokoro',
    scenes: [1, 2].map((sceneNumber) => ({
      ...{
        sceneNumber,
        text: `第${sceneNumber}句`,
        voice: 'zf_001',
        engine: 'Kokoro',
        durationMs: 1234,
        clauses: [],
      },
      audioKey: `speech/ab/${'ab'.repeat(16)}${sceneNumber}.wav`,
    })),
  },
  picture_track: { width: 720, height: 1280, fps: 30, totalFrames: 75, picture: [] },
  sound_track: { voice: [], music: null, targetLufs: -14, truePeakDb: -1 },
  caption_track: {
    captions: [{ sceneNumber: 1, lines: ['第1句'], startMs: 0, endMs: 1200 }],
    captionStyle: { fontSizePx: 40, marginBottomPx: 100, marginSidePx: 40, maxCharsPerLine: 14 },
    label: { text: 'AI生成', startMs: 0, endMs: 2500 },
  },
  cut_drafts: {
    filmKey: `film/cd/${'cd'.repeat(16)}.mp4`,
    posterKey: `poster/cd/${'cd'.repeat(16)}.jpg`,
    subtitleKey: `subtitle/cd/${'cd'.repeat(16)}.srt`,
    sha256: 'cd'.repeat(32),
    renderMs: 4000,
    check: {
      ...{ width: 720, height: 1280, fps: 30, durationMs: 2500, sizeBytes: 900_000, videoCodec: 'h264' },
      ...{
        audioCodec: 'aac',
        loudnessLufs: -14.1,
        truePeakDb: -1.2,
        blackRanges: [],
        silentRanges: [],
        aigc: {},
      },
    },
  },
});

/** The project as its workflow would have left it: steps up to `index` made, that one waiting or all done. */
async function workedUpTo(projectId: number, index: number, status: number) {
  const made = Object.values(results());
  for (let step = 0; step <= index; step += 1) {
    await app.db.projectStep.update({
      where: { projectId_index: { projectId, index: step } },
      data: { status: step === index ? status : STATUS.DONE, result: made[step] as object },
    });
  }
  const done = status === STATUS.DONE && index === 6;
  await app.db.project.update({
    where: { id: projectId },
    data: { status: done ? STATUS.DONE : status, currentStep: done ? 7 : index },
  });
  await app.db.projectRun.updateMany({ where: { projectId }, data: { status: done ? 'DONE' : 'WAITING' } });
}

test('the step table is what the workflow walks', async () => {
  const { body } = await call('GET', '/project/workflow/steps');
  const steps = body.data.mixcut_digital;
  expect(Object.keys(steps)).toEqual([
    'script_writer_node',
    'video_search_node',
    'speech_synthesis_node',
    'scene_merge_node',
    'audio_mix_node',
    'subtitle_add_node',
    'video_generation_node',
  ]);
  expect(steps.script_writer_node).toMatchObject({
    index: 0,
    user_edit: true,
    result_key: 'script_result',
    next_step: 'video_search_node',
  });
  expect(steps.video_generation_node.next_step).toBeNull();
});

describe('ordering a film', () => {
  test('holds the price, starts the run and shows in list and detail', async () => {
    const before = await call('GET', '/user/info');
    const id = await newProject();
    const after = await call('GET', '/user/info');
    expect(before.body.user_info.credits - after.body.user_info.credits).toBe(60);
    expect(app.asked.at(-1)).toMatchObject({
      call: 'startRun',
      input: { input: { projectId: id } },
    });
    const list = await call('POST', '/project/list', {
      page: 1,
      page_size: 10,
      list_type: 'WORKFLOW',
      name: 'mixcut_digital',
    });
    expect(list.body.data[0]).toMatchObject({
      id,
      title: '夏日海边的清凉饮料',
      type: 2,
      status: 0,
      step_count: 7,
    });
    const detail = await call('GET', `/project/detail/${id}`);
    expect(detail.body.data).toMatchObject({
      id,
      state: {},
      result: null,
      task_id: `project-${id}-run-1`,
      info: { name: 'mixcut_digital', exported: null, params: { layout: 'vertical', resolution_level: 720 } },
    });
    expect(detail.body.data.steps).toHaveLength(7);
    for (const filter of [{ list_type: 'SCORE' }, { name: 'mixcut' }]) {
      expect((await call('POST', '/project/list', filter)).body).toMatchObject({ data: [], total: 0 });
    }
  });

  test('happens once under one Idempotency-Key', async () => {
    const add = (key: string) =>
      call('POST', '/project/workflow/add', order(), person.token, { 'idempotency-key': key });
    const [first, second] = await Promise.all([add('k1'), add('k1')]);
    expect(second.body.data).toBe(first.body.data);
    expect((await add('k2')).body.data).not.toBe(first.body.data);
  });

  test('without credits is 402 with what is missing', async () => {
    const poor = await signUp('poor', 59);
    const answer = await call('POST', '/project/workflow/add', order({}, poor), poor.token);
    expect(answer).toMatchObject({
      status: 402,
      body: { code: 402, required_credits: 60, available_credits: 59 },
    });
  });

  test.each([
    [{ input: '' }, '请输入视频描述'],
    [{ layout: 'square' }, '布局须为 horizontal 或 vertical'],
    [{ resolution_level: 4320 }, '分辨率须为 1080、720 或 480'],
    [{ input_materials: [] }, '请先上传素材'],
    [{ input_materials: [{ material_id: NEVER }] }, '有素材不存在或已删除，请重新选择'],
    [{ video_type: ['hybrid_cut', 'digital_human'] }, '佳片制作尚未开放，请使用素材混剪（is_mixcut）'],
  ])('refuses %j', async (changes, message) => {
    const answer = await call('POST', '/project/workflow/add', order(changes));
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  test('with somebody else’s material is refused like with none', async () => {
    const theirs = await call('POST', '/project/workflow/add', order({}, stranger));
    const none = await call(
      'POST',
      '/project/workflow/add',
      order({ input_materials: [{ material_id: NEVER }] }),
    );
    expect(theirs.body).toEqual(none.body);
  });
});

describe('a project that waits', () => {
  test('goes on with an edited script in the seed’s shape', async () => {
    const id = await newProject();
    await workedUpTo(id, 0, STATUS.WAITING);
    const { state } = (await call('GET', `/project/detail/${id}`)).body.data;
    expect(state.script_result.scenes[0]).toMatchObject({
      scene_number: 1,
      duration: 2.5,
      tone_lighting: '明亮',
    });
    state.script_result.scenes[0].narration = '改过的第一句';
    const over = await call('POST', '/project/workflow/step_over', {
      tid: `project-${id}-run-1`,
      project_id: String(id),
      step_name: 'script_writer_node',
      state,
    });
    expect(over).toMatchObject({ status: 200, body: { code: 0, data: id } });
    const { data } = (await call('GET', `/project/detail/${id}`)).body;
    expect(data).toMatchObject({ status: 1, current_step: 1 });
    expect(data.steps[0]).toMatchObject({ state: 2, edited: true });
    expect(data.state.script_result.scenes.map((scene: { narration: string }) => scene.narration)).toEqual([
      '改过的第一句',
      '第2句',
    ]);
    expect(app.asked.at(-1)?.call).toBe('confirmStep');
  });

  test('is not edited by a state that is sent back as it came', async () => {
    const id = await newProject();
    await workedUpTo(id, 2, STATUS.WAITING);
    const { state } = (await call('GET', `/project/detail/${id}`)).body.data;
    const over = await call('POST', '/project/workflow/step_over', {
      project_id: id,
      step_name: 'speech_synthesis_node',
      state,
    });
    expect(over.status).toBe(200);
    expect((await call('GET', `/project/detail/${id}`)).body.data.steps[2]).toMatchObject({
      state: 2,
      edited: false,
    });
  });

  test('keeps other clips that were offered, and only those', async () => {
    const id = await newProject();
    await workedUpTo(id, 1, STATUS.WAITING);
    const { state } = (await call('GET', `/project/detail/${id}`)).body.data;
    const [item] = state.script_details[0].script_item_list;
    item.materials = item.alternatives;
    const update = () => call('POST', '/project/update_state', { project_id: id, state });
    expect((await update()).status).toBe(200);
    const saved = (await call('GET', `/project/detail/${id}`)).body.data;
    expect(saved.status).toBe(4);
    expect(saved.state.script_details[0].script_item_list[0].materials[0].metadata.start_time).toBe(
      1_500_000,
    );
    item.materials = [{ ...item.materials[0], material_id: stranger.materialId }];
    expect(await update()).toMatchObject({ status: 400, body: { message: '镜头1选择的素材不在候选中' } });
    item.materials = 'nonsense';
    expect(await update()).toMatchObject({ status: 400, body: { field: 'state.script_details' } });
  });

  test('does not go on at another step, nor twice', async () => {
    const id = await newProject();
    await workedUpTo(id, 0, STATUS.WAITING);
    const over = (step_name: string) =>
      call('POST', '/project/workflow/step_over', { project_id: id, step_name });
    expect((await over('audio_mix_node')).status).toBe(409);
    expect(await over('no_such_node')).toMatchObject({
      status: 400,
      body: { message: '未找到当前步骤名称' },
    });
    expect((await over('script_writer_node')).status).toBe(200);
    const asked = app.asked.length;
    expect((await over('script_writer_node')).status).toBe(200);
    expect(app.asked.length).toBe(asked);
    expect((await call('POST', '/project/update_state', { project_id: id, state: {} })).status).toBe(409);
  });
});

test('a finished project has its film in the seed’s result, and its files can be signed by its owner alone', async () => {
  const id = await newProject();
  await workedUpTo(id, 6, STATUS.DONE);
  const { data } = (await call('GET', `/project/detail/${id}`)).body;
  const film = `oss://local/film/cd/${'cd'.repeat(16)}.mp4`;
  expect(data.state.cut_drafts[0]).toMatchObject({ final_path: film, duration: 2_500_000, loudness: -14.1 });
  expect(data.state.audio_files[0]).toMatchObject({ audio_text: { text: '第1句' }, duration: 1_234_000 });
  expect(data.result).toMatchObject({ result: film, clip_output: [film], drafts: [{ final_path: film }] });
  const sign = async (url: string, as: string) =>
    (await rest.call('POST', '/material/oss_sign', { as, body: { url } })).status;
  for (const url of [
    film,
    data.result.subtitle_detail_info.path,
    data.state.cut_drafts[0].poster,
    ...data.state.audio_files.map((file: { path: string }) => file.path),
  ]) {
    expect(await sign(url, person.token)).toBe(200);
    expect(await sign(url, stranger.token)).toBe(404);
  }
});

test('a film is stored into the library once; its file stays when the work is deleted but the project lives', async () => {
  const unfinished = await newProject();
  expect((await call('POST', '/project/export', { project_id: unfinished })).status).toBe(409);
  const id = await newProject();
  await workedUpTo(id, 6, STATUS.DONE);
  const film = `film/cd/${'cd'.repeat(16)}.mp4`;
  await app.storage.put(film, Readable.from([Buffer.from('film')]));
  const exported = await call('POST', '/project/export', { project_id: id });
  expect(exported).toMatchObject({ status: 200, body: { code: 0, message: '' } });
  expect((await call('POST', '/project/export', { project_id: id })).body.data).toBe(exported.body.data);
  expect((await call('GET', `/project/detail/${id}`)).body.data.info.exported).toBe(exported.body.data);
  const list = await call('POST', '/material/list/export', {});
  expect(list.body).toMatchObject({
    total: 1,
    data: [{ id: exported.body.data, src_type: 'EXPORTED', type: 2 }],
  });

  await call('POST', '/material/delete', { material_ids: [exported.body.data] });
  expect(await app.storage.head(film)).not.toBeNull();
  expect((await call('GET', `/project/detail/${id}`)).body.data.info.exported).toBeNull();
});

test('cancel, retry and delete do what they say, and say when they cannot', async () => {
  const id = await newProject();
  expect((await call('POST', '/project/workflow/retry', { project_id: id })).status).toBe(409);
  expect((await call('POST', '/project/cancel', { project_id: id })).status).toBe(200);
  expect(app.asked.at(-1)).toEqual({ call: 'cancel', input: `project-${id}-run-1` });
  await app.db.project.update({
    where: { id },
    data: { status: STATUS.FAILED, reason: 'STEP_FAILED', error: '断电了' },
  });
  expect((await call('GET', `/project/detail/${id}`)).body.data).toMatchObject({
    status: 3,
    error_message: '断电了',
  });
  expect((await call('POST', '/project/workflow/retry', { project_id: id })).status).toBe(200);
  expect((await call('GET', `/project/detail/${id}`)).body.data.task_id).toBe(`project-${id}-run-2`);
  expect((await call('DELETE', `/project/delete/${id}`)).status).toBe(200);
  expect((await call('GET', `/project/detail/${id}`)).status).toBe(404);
  expect((await call('DELETE', `/project/delete/${id}`)).status).toBe(404);
});

test('a material that a running project needs is not deleted', async () => {
  await newProject(stranger);
  const answer = await call(
    'POST',
    '/material/delete',
    { material_ids: [stranger.materialId] },
    stranger.token,
  );
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('夏日海边的清凉饮料') },
  });
});

test('somebody else’s project answers like one that never was', async () => {
  const id = await newProject();
  await workedUpTo(id, 0, STATUS.WAITING);
  const ask = (project_id: number) =>
    Promise.all([
      call('GET', `/project/detail/${project_id}`, undefined, stranger.token),
      call('DELETE', `/project/delete/${project_id}`, undefined, stranger.token),
      call('POST', '/project/cancel', { project_id }, stranger.token),
      call('POST', '/project/workflow/retry', { project_id }, stranger.token),
      call('POST', '/project/update_state', { project_id, state: {} }, stranger.token),
      call(
        'POST',
        '/project/workflow/step_over',
        { project_id, step_name: 'script_writer_node' },
        stranger.token,
      ),
    ]);
  const theirs = (await ask(id)).map(({ status, body }) => ({ status, body }));
  expect(theirs).toEqual((await ask(NEVER)).map(({ status, body }) => ({ status, body })));
  expect(theirs.every(({ status }) => status === 404)).toBe(true);
  expect((await call('GET', `/project/detail/${id}`)).body.data.status).toBe(4);
});
