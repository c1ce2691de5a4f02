import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdBars, letBarsGo } from '../../../tools/story-pages/sticky-bars.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs in the page: waits until what moves has arrived. What goes on for ever is not waited for, nor what follows the
 * reader’s scrolling, as the fade of a row of tabs.
 */
async function untilStill(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
  for (let next = moving(); next.length > 0; next = moving())
    await Promise.allSettled(next.map(({ finished }) => finished));
}

/**
 * Finds nothing with axe (WCAG 2.2 AA and best practice) on the page as it stands. It is done in the page itself
 * (“legacy”), which passes over frames of other origins, and there are none: else the library opens and closes a tab at
 * every look.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // While a screen is on its way there is no heading to find.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A notice that fades in or out has no colours of its own yet; one that comes or goes during the look does so at
  // once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(untilStill);
  // A bar that sticks covers now this, now that, and what is under it is reached by scrolling: everything is judged
  // where it stands.
  await page.evaluate(letBarsGo);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .analyze();
  await page.evaluate(holdBars);
  await page.emulateMedia({ reducedMotion: null });
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 160)}`).join(', ')}`,
    ),
  ).toEqual([]);
}
