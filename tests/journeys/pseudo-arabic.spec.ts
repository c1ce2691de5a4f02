import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectNoOverflow, onTuesday } from './support/journey.ts';
import { DESK, PHONE } from './support/look.ts';

/** Text that every build shows as it is written: names of the product, addresses, digits, the dollar as Arabic writes it. */
const VERBATIM = /Sakina|US\$|English|support@sakina\.example|[\w.+-]+@demo\.test|988|911/g;

/** Pages whose every word comes from a catalogue: no names or free text of the mock's people stand on them. */
const PAGES = [
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/about',
  '/pricing',
  '/legal/privacy',
  '/nowhere',
  '/join',
  '/onboarding/patient',
  '/provider/apply',
];

/** The visible words of a page that are written in Latin letters. */
async function latinWords(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return [...new Set(text.replace(VERBATIM, '').match(/\p{Script=Latin}{2,}/gu) ?? [])];
}

test.use({ baseURL: process.env['PSEUDO_URL'] });

/** Looks at the page as it stands, in both sizes. */
async function inBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await look();
  }
}

test('every text comes from a catalogue, reads from right to left, and fits phone and desk', async ({ page }) => {
  await onTuesday(page);
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await inBothSizes(page, async () => {
        expect(await latinWords(page)).toEqual([]);
        await expectNoOverflow(page);
      });
    });
  }
});

test('the journey’s screens fit phone and desk from right to left', async ({ page }) => {
  await onTuesday(page);
  for (const path of ['/find-therapist', '/@amina-rahman', '/community', '/quick-login']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await inBothSizes(page, () => expectNoOverflow(page));
    });
  }
});
