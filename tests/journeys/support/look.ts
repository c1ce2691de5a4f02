import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expectNoOverflow } from './journey.ts';

export const DESK = { width: 1280, height: 800 };
/** The narrowest that a page has to fit: also what 1280 px become at 400 % (WCAG 1.4.10). */
export const PHONE = { width: 320, height: 640 };

/**
 * Looks at the page as it stands, narrow and wide: it fits, and axe finds nothing. Leaves it at the size it had.
 * @param alsoLook What else is looked at in each size.
 */
export async function lookAtBothSizes(page: Page, alsoLook?: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? DESK;
  const other = size.width === DESK.width ? PHONE : DESK;
  for (const viewport of [size, other]) {
    await page.setViewportSize(viewport);
    await expectNoOverflow(page);
    await expectNoAxeViolations(page);
    await alsoLook?.();
  }
  await page.setViewportSize(size);
}

/** What stands where, in whole pixels: to be compared with the same a moment later. */
export function placesOf(things: Locator): Promise<string[]> {
  return things.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );
}
