import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const level = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * No violation, in both themes, as the system asks for them, once everything that was asked for is there. A theme
 * changes colours and nothing else: by night only the contrasts are looked at again.
 */
export async function isAccessible(page: Page, state: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // What fades in or spins is measured as it will stand.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await isSettled(page, colorScheme);
    // "Legacy" is without an empty page of its own for each look, which frames of other sites would need.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(level)
      : axe.withRules(['color-contrast'])
    ).analyze();
    const told = violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html.slice(0, 200))]);
    expect.soft(told, `${state}, ${colorScheme}`).toEqual([]);
  }
}

/** Until the theme is on the page and nothing fades any more: colours on their way are nobody's. */
async function isSettled(page: Page, theme: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const moving = document.getAnimations().some((one) => {
      const ends = one.effect?.getComputedTiming().endTime;
      return one.playState === 'running' && ends !== Number.POSITIVE_INFINITY;
    });
    return document.documentElement.dataset.theme === wanted && !moving;
  }, theme);
}
