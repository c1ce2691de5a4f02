import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';
import { layoutShift, SHIFT_LIMIT, watchLayoutShift } from './support/layout-shift.ts';

/**
 * Waits until nothing loads any more: no part is busy, no request is open, all fonts are there and two frames are
 * drawn.
 */
async function untilSettled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Opens a page and returns its layout shift once it has settled. */
async function movedOnTheWay(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilSettled(page);
  // What the last response brought may load parts of its own.
  await untilSettled(page);
  return layoutShift(page);
}

const VISITORS = [
  '/therapist/prv-amina-rahman',
  '/therapist-profile-enhanced?id=prv-amina-rahman',
  '/community',
  '/onboarding/therapist',
];
const CLIENTS = [
  '/dashboard',
  '/dashboard?view=messages',
  '/booking/prv-amina-rahman',
  '/booking-cal/prv-amina-rahman',
  '/deenya',
  '/profile',
  '/safety-plan',
];
const PROVIDERS = [
  '/provider/portal',
  '/provider/calendar',
  '/provider/clients',
  '/provider/availability',
  '/provider/invoices',
  '/provider/insurance',
  '/provider/analytics',
];

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a page for everyone arrives without moving what is there already [FAST-2]', async ({ page }) => {
      await watchLayoutShift(page);
      for (const path of VISITORS) expect(await movedOnTheWay(page, path), path).toBeLessThanOrEqual(SHIFT_LIMIT);
    });

    test('a client’s own page arrives without moving what is there already [FAST-2]', async ({ page, signIn }) => {
      await signIn('patient@demo.test');
      await watchLayoutShift(page);
      for (const path of CLIENTS) expect(await movedOnTheWay(page, path), path).toBeLessThanOrEqual(SHIFT_LIMIT);
    });

    test('a provider’s page arrives without moving what is there already [FAST-2]', async ({ page, signIn }) => {
      await onTuesday(page);
      await signIn('therapist@demo.test');
      await watchLayoutShift(page);
      for (const path of PROVIDERS) expect(await movedOnTheWay(page, path), path).toBeLessThanOrEqual(SHIFT_LIMIT);
    });
  });
}
