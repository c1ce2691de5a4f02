import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';

test('a calendar chosen on another device holds here from the first page on [CARE-4]', async ({ page, signIn }) => {
  await onTuesday(page);
  await signIn('patient@demo.test');
  await page.goto('/profile?section=display');
  await page.getByText('Hijri, with Gregorian').click();
  await page.getByRole('button', { name: 'Save times and dates' }).click();
  await expect(page.getByText('Times and dates saved')).toBeVisible();
  // What another device would not have: the account alone remembers.
  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('sakina-times'))
      .forEach((key) => localStorage.removeItem(key)),
  );

  await page.goto('/deenya');
  await expect(page.getByText(/^Jumada II 14, 1448\sAH · Tuesday, November\s24/)).toBeVisible();
});
