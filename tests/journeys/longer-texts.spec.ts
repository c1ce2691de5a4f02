import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectNoOverflow, onTuesday } from './support/journey.ts';
import { latinWords } from './support/latin-words.ts';
import { lengthenTexts } from './support/longer-texts.ts';
import { DESK, PHONE } from './support/look.ts';
import { goInApp } from './support/walk.ts';

/** Pages that the build has written; each is loaded. */
const WRITTEN = ['/', '/about', '/pricing', '/legal/privacy'];
/**
 * Pages of the app whose every word comes from a catalogue: no names or free text of the mock's people stand on them.
 */
const OWN_WORDS = [
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
  '/nowhere',
  '/join',
  '/onboarding/patient',
  '/provider/apply',
];
/** Pages that show people too. */
const WITH_PEOPLE = ['/@amina-rahman', '/community', '/quick-login'];

test.use({ locale: 'ar' });

/** The page has arrived, and is read from right to left. */
async function expectArrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

/** Goes to a page within the app, and waits for another title. */
async function goOn(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await goInApp(page, path);
  await expect(page).not.toHaveTitle(before);
  await expectArrived(page);
}

/** The page fits a phone and a desk with longer texts than any translation has. */
async function expectRoom(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await lengthenTexts(page);
    await expectNoOverflow(page);
  }
}

test('every text of a page in Arabic comes from a catalogue and reads from right to left, and much longer ones would fit phone and desk', async ({
  page,
}) => {
  await onTuesday(page);
  const look = async (path: string, come: () => Promise<unknown>) => {
    await test.step(path, async () => {
      await come();
      await expectArrived(page);
      expect(await latinWords(page)).toEqual([]);
      await expectRoom(page);
    });
  };
  for (const path of WRITTEN) await look(path, () => page.goto(path));
  const [first = '', ...others] = OWN_WORDS;
  await look(first, () => page.goto(first));
  for (const path of others) await look(path, () => goOn(page, path));
});

test('the pages of people fit phone and desk in Arabic, with much longer texts too', async ({ page }) => {
  await onTuesday(page);
  await page.goto('/find-therapist');
  await expectArrived(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectRoom(page);
  for (const path of WITH_PEOPLE) {
    await test.step(path, async () => {
      await goOn(page, path);
      await expectRoom(page);
    });
  }
});
