import { beforeAll, expect, test } from 'vitest';
import type { FoundWords } from '../../../temporal/contracts/media.ts';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { testMaterial, testPerson } from '../../../tests/support/people.ts';
import { giveWords, keepWords, wordsOf } from './words.ts';

const VERSION = 1;
const box = { x: 0.1, y: 0.8, w: 0.8, h: 0.1 };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const heard = (...texts: string[]): FoundWords => ({
  heard: {
    engine: 'test',
    turns: texts.length,
    segments: texts.map((text, index) => ({ startMs: index * 1500, endMs: index * 1500 + 1500, text })),
  },
  read: null,
});

test('of two that take the same turn the first one’s words stay', async () => {
  const sha256 = 'a'.repeat(64);
  expect(await wordsOf(app, sha256, VERSION)).toEqual({ turn: 0, words: { heard: null, read: null } });
  await keepWords(app, sha256, VERSION, 0, heard('一'));
  await keepWords(app, sha256, VERSION, 0, heard('另一'));
  expect(await wordsOf(app, sha256, VERSION)).toEqual({ turn: 1, words: heard('一') });
  await keepWords(app, sha256, VERSION, 1, heard('一', '二'));
  await keepWords(app, sha256, VERSION, 1, heard('一', '三'));
  expect(await wordsOf(app, sha256, VERSION)).toEqual({ turn: 2, words: heard('一', '二') });
  expect((await wordsOf(app, sha256, VERSION + 1)).turn).toBe(0);
});

test('each shot gets what is said and shown in it; the owner is told once', async () => {
  const { user } = await testPerson(app);
  const material = await testMaterial(app, user.id, { clips: 3 });
  const words: FoundWords = {
    // 0–1500, 1500–3000 (half of it in the second shot), 3000–4500 (two thirds in the second)
    ...heard('欢迎', '新茶', '买二送一'),
    read: {
      engine: 'test',
      pictures: 3,
      lines: [
        { shot: 0, atMs: 500, text: '明前龙井', box },
        { shot: 0, atMs: 500, text: '¥99', box },
        // The next look at the same shot sees one of them again.
        { shot: 0, atMs: 1500, text: '¥99', box },
        { shot: 2, atMs: 5000, text: '传统工艺', box },
      ],
    },
  };
  const events = () => app.db.event.count({ where: { materialId: material.id, kind: 'MATERIAL' } });
  await giveWords(app, material, words);
  await giveWords(app, material, words);
  const clips = await app.db.clip.findMany({ where: { materialId: material.id }, orderBy: { index: 'asc' } });
  expect(clips.map(({ spokenText, onScreenText }) => [spokenText, onScreenText])).toEqual([
    ['欢迎', '明前龙井\n¥99'],
    ['新茶 买二送一', ''],
    ['', '传统工艺'],
  ]);
  expect(await events()).toBe(1);
});

test('nothing found changes nothing and tells nobody', async () => {
  const { user } = await testPerson(app);
  const material = await testMaterial(app, user.id);
  await giveWords(app, material, { heard: null, read: null });
  expect(await app.db.event.count({ where: { materialId: material.id } })).toBe(0);
});
