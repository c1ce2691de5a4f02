import type { Page } from '@playwright/test';
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
