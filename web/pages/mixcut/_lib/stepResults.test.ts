import { expect, test } from 'vitest';
import { editCaption, readClips, readScript, removeClip, removeScene, swapClip } from './stepResults.ts';

const clip = (name: string) => ({ materialId: 1, clipId: 1, startMs: 0, name });
const matches = {
  engine: 'x',
  scenes: [{ sceneNumber: 1, chosen: [clip('a'), clip('b')], alternatives: [clip('c'), clip('d')] }],
};

test('a swap exchanges the two clips and loses neither; everything unknown goes back as it came', () => {
  const swapped = swapClip(matches, 0, 1, 0);
  expect(swapped.scenes[0]?.chosen.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(swapped.scenes[0]?.alternatives.map(({ name }) => name)).toEqual(['b', 'd']);
  expect(swapped).toHaveProperty('engine', 'x');
});

test('the last clip of a scene and the last scene of a script cannot be taken away', () => {
  const one = removeClip(matches, 0, 0);
  expect(one?.scenes[0]?.chosen.map(({ name }) => name)).toEqual(['b']);
  expect(one && removeClip(one, 0, 0)).toBeNull();
  const scene = { sceneNumber: 1, narration: '一', visualDescription: '' };
  expect(removeScene({ scenes: [scene] }, 0)).toBeNull();
  expect(removeScene({ scenes: [scene, { ...scene, sceneNumber: 2 }] }, 0)?.scenes).toMatchObject([
    { sceneNumber: 2 },
  ]);
});

test('a caption has two lines at most', () => {
  const track = { captions: [{ lines: ['旧'], startMs: 0, endMs: 900 }] };
  expect(editCaption(track, 0, '第一行\n第二行\n第三行').captions).toEqual([
    { lines: ['第一行', '第二行'], startMs: 0, endMs: 900 },
  ]);
});

test('a result of another shape is not offered for editing', () => {
  expect(readScript(null)).toBeNull();
  expect(readScript({ scenes: [] })).toBeNull();
  expect(readScript({ scenes: ['x'] })).toBeNull();
  expect(readClips({ scenes: [{ chosen: [] }] })).toBeNull();
});
