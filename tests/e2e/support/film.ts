import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const stepLabels = [
  '脚本撰写',
  '视频检索',
  '语音合成',
  '镜头合成',
  '音频混合',
  '字幕添加',
  '视频生成',
];

/** Fills the form with the sample material; small pictures, so that it is made soon. */
export async function fillSampleFilm(page: Page): Promise<void> {
  await page.getByRole('button', { name: '用示例素材试一试' }).click();
  // The first time it is drawn; later it is there at once.
  await expect(page.getByRole('button', { name: /^移除素材/ }).first()).toBeVisible({ timeout: 180_000 });
  await page.getByText('480', { exact: true }).click();
}

/** Presses the button with the price. @returns the new project's number. */
export async function submitFilm(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^生成视频/ }).click();
  await page.waitForURL(/project_id=\d+/);
  return Number(new URL(page.url()).searchParams.get('project_id'));
}

export const strip = (page: Page): Locator => page.getByRole('list', { name: '制作步骤' });

/** The cell of one step, by its place from 1. */
export const cell = (page: Page, index: number): Locator =>
  strip(page).getByRole('button', { name: new RegExp(`^${index} `) });

/** Until the film can be watched and taken home. */
export async function filmIsDone(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: '下载成片' })).toBeVisible({ timeout: 150_000 });
}
