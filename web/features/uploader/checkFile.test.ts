import { expect, test } from 'vitest';
import { fileGroup, refuseDuration, refuseFile } from './checkFile.ts';

const file = (name: string, size = 1000, type = '') => ({ name, size, type });

test.each([
  ['海边.MP4', 'video'],
  ['a.webp', 'image'],
  ['配音.m4a', 'audio'],
  ['brief.docx', 'document'],
  ['archive.zip', 'other'],
])('%s belongs to %s', (name, group) => {
  expect(fileGroup({ name })).toBe(group);
});

test('a name without an extension is known by what the system says', () => {
  expect(fileGroup(file('blob', 1, 'video/quicktime'))).toBe('video');
  expect(fileGroup(file('blob', 1, 'application/pdf'))).toBe('other');
});

test('a gigabyte is too much, one byte less is not', () => {
  expect(refuseFile(file('a.mp4', 1024 ** 3))).toBe('文件大小不能超过1GB!');
  expect(refuseFile(file('a.mp4', 1024 ** 3 - 1))).toBeNull();
  expect(refuseFile(file('a.mp4', 0))).toBe('这个文件是空的');
});

test('a form takes the kinds it asks for', () => {
  expect(refuseFile(file('a.png'), { accept: 'video' })).toBe('只支持视频文件');
  expect(refuseFile(file('a.mp4'), { accept: 'image' })).toBe('只支持图片文件');
  expect(refuseFile(file('a.zip'))).toBe('只支持视频和图片文件');
  expect(refuseFile(file('a.png'), { accept: 'image' })).toBeNull();
});

test('a video may be exactly as long as the limit; what cannot be measured is left to the server', () => {
  const limits = { maxDurationSeconds: 180 };
  expect(refuseDuration(180, limits)).toBeNull();
  expect(refuseDuration(180.2, limits)).toBe('视频时长不能超过180秒，当前时长181秒');
  expect(refuseDuration(null, limits)).toBeNull();
  expect(refuseDuration(9999, {})).toBeNull();
});
