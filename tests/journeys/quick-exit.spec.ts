import { expect, test } from './support/fixtures.ts';

const ELSEWHERE = 'https://www.weather.gov/';

test.beforeEach(async ({ context }) => {
  await context.route(ELSEWHERE, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Sunny</h1>' }));
});

test('Shift three times leaves, Back stays blank until it is asked to show the page, and then all is there again [CARE-1]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  // The words stand before the few lines of script that listen to the keys.
  await page.waitForLoadState('load');
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { name: 'Sunny' })).toBeVisible();

  await page.goBack();
  const back = page.getByRole('button', { name: 'Show this page again' });
  await expect(back).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page).toHaveTitle('');
  // Another address of ours in the same tab is blank as well.
  await page.goto('/dashboard');
  await expect(back).toBeVisible();
  await expect(page.getByText('Sakina')).toHaveCount(0);

  await page.goto('/');
  await back.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
});

test('the way out stands on every public page and on a client’s own, and one press leaves [CARE-1]', async ({ page, signIn }) => {
  await signIn('patient@demo.test');
  for (const path of ['/', '/find-therapist', '/dashboard', '/legal/terms']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Leave this page now' })).toHaveAttribute('href', ELSEWHERE);
  }
  await page.getByRole('link', { name: 'Leave this page now' }).click();
  await expect(page.getByRole('heading', { name: 'Sunny' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the numbers and a way out stand in the page [CARE-1]', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: '988' }).first()).toHaveAttribute('href', 'tel:988');
    await page.getByRole('link', { name: 'Leave this page now' }).click();
    await expect(page.getByRole('heading', { name: 'Sunny' })).toBeVisible();
  });
});
