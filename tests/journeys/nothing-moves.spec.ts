import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** The most that a page may move while it arrives, as Google adds it up: the part of the window that moves times how far. Theirs is 0.1. */
const LIMIT = 0.05;

/** Has every document add up what moves under the reader’s eyes by itself. */
async function watchMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput) moved.sum += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const movement = (page: Page) => page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);

/** Opens a page and gives what has moved by the time all of it is there. */
async function movedOnTheWay(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return movement(page);
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

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a page for everybody arrives without moving what is there already [FAST-2]', async ({ page }) => {
      await watchMovement(page);
      for (const path of VISITORS) expect(await movedOnTheWay(page, path), path).toBeLessThanOrEqual(LIMIT);
    });

    test('a client’s own page arrives without moving what is there already [FAST-2]', async ({ page, signIn }) => {
      await signIn('patient@demo.test');
      await watchMovement(page);
      for (const path of CLIENTS) expect(await movedOnTheWay(page, path), path).toBeLessThanOrEqual(LIMIT);
    });
  });
}
