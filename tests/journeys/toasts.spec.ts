import { expect, test } from './support/fixtures.ts';
import { onTuesday } from './support/journey.ts';

test.use({ provoked: /ERR_FAILED|Failed to load resource/ });

test('what was done is said also where the code for it does not arrive, until it is dismissed; the page stands [SEC-19] [CARE-8]', async ({
  page,
  context,
  signIn,
}) => {
  await onTuesday(page);
  await context.route('**/assets/ToastShelf-*.js', (route) => route.abort());
  await signIn('patient@demo.test');
  await page.goto('/profile?section=data');
  await page.getByRole('button', { name: 'Request a copy' }).click();
  await expect(page.getByText('Your copy is being prepared', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Your copy is being prepared', { exact: true })).toHaveCount(0);
});
