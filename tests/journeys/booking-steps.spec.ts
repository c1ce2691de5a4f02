import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choose, holdBack, onTuesday } from './support/journey.ts';

test.use({
  provoked:
    /DetailsStep|Failed to load resource|Failed to fetch dynamically imported module|A part of the page could not be loaded/,
});

/** Comes to the times of a session online, and chooses one. */
async function chooseATime(page: Page): Promise<void> {
  await page.goto('/booking/prv-amina-rahman?service=prv-amina-rahman-session');
  await choose(page.getByRole('radio', { name: /^Online/ }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'When would you like to meet?' })).toBeFocused();
  await page.getByRole('button', { name: /November 26.*available time/ }).click();
  await page.getByText('10:00 AM', { exact: true }).click();
}

/** How many drafts are sealed on the device. */
function sealedDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sakina-drafts');
        opening.addEventListener('error', () => reject(new Error('The drafts cannot be opened.')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const close = (count: number) => {
            database.close();
            resolve(count);
          };
          if (!database.objectStoreNames.contains('drafts')) return close(0);
          const counting = database.transaction('drafts').objectStore('drafts').count();
          counting.addEventListener('success', () => close(counting.result));
        });
      }),
  );
}

test('a press counts while a choice above it arrives, a step that does not arrive comes when it is asked for again, and a reload keeps the place of a booking and its confirmation [ERROR-1] [SEC-19] [ROUTE-22]', async ({
  page,
  context,
  signIn,
}) => {
  await onTuesday(page);
  await signIn('patient@demo.test');
  const letThrough = await holdBack(page, 'SeriesChoice');
  const details = '**/assets/DetailsStep-*.js';
  await context.route(details, (route) => route.abort());
  await chooseATime(page);
  const chosen = page.getByText(/Thursday, November\s26, 10:00\s–\s10:50\sAM/);
  const about = page.getByRole('textbox', { name: /What would you like to talk about/ });

  await test.step('the choice that arrives during the press moves nothing', async () => {
    await page.getByRole('button', { name: 'Continue' }).hover();
    await page.mouse.down();
    letThrough();
    await expect(page.getByRole('button', { name: /Repeat/ })).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 2, name: 'What should Dr. Amina Rahman know?' })).toBeFocused();
  });

  await test.step('the step that does not arrive says so under its question', async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(chosen).toBeVisible();
    await context.unroute(details);
    await again.click();
    await about.fill('The nights are long.');
  });

  await test.step('what was chosen and typed outlives every way back, and a reload', async () => {
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('radio', { name: '10:00 AM' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(about).toHaveValue('The nights are long.');
    // What is typed is sealed once typing pauses.
    await expect.poll(() => sealedDrafts(page)).toBe(1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'What should Dr. Amina Rahman know?' })).toBeVisible();
    await expect(chosen).toBeVisible();
    await expect(about).toHaveValue('The nights are long.');
  });

  await test.step('so does the confirmation', async () => {
    for (const consent of await page.getByRole('checkbox').all()) await choose(consent);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Continue to the review' }).click();
    await page.getByRole('button', { name: /^(Book this session|Pay .+ and book)$/ }).click();
    const done = page.getByRole('heading', { level: 1, name: 'Your session is booked' });
    await expect(done).toBeVisible();
    await page.reload();
    await expect(done).toBeVisible();
    await expect(chosen).toBeVisible();
  });
});
