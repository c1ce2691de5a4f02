import { languages } from '@sakina/platform/domain';
import { expect, test } from './support/fixtures.ts';
import { expectNoOverflow } from './support/journey.ts';
import { PHONE } from './support/look.ts';
import { goInApp } from './support/walk.ts';

const ELSEWHERE = 'https://www.weather.gov/';

test.beforeEach(async ({ context }) => {
  await context.route(ELSEWHERE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title><h1>Sunny</h1>' }),
  );
});

test('Shift three times leaves, Back stays blank until it is asked to show the page, and then all is there again [CARE-1]', async ({
  page,
}) => {
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

test.describe('a client', () => {
  // The room that is asked for does not exist.
  test.use({ provoked: /404/ });

  test('has the way out and help on every page: at a desk, on a phone however far it is scrolled, in a room and beside an open dialog; one press leaves [CARE-1, CARE-8]', async ({
    page,
    signIn,
  }) => {
    await signIn('patient@demo.test');
    const wayOut = page.getByRole('link', { name: 'Leave this page now' });
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('at a desk', async () => {
      for (const path of ['/legal/terms', '/find-therapist', '/dashboard']) {
        await page.goto(path);
        await expect(wayOut).toHaveAttribute('href', ELSEWHERE);
      }
      await expect(heading).toBeVisible();
      await page.getByText('More help', { exact: true }).click();
      const abroad = page.getByRole('link', { name: 'Call 116 123, United Kingdom' });
      await expect(abroad).toHaveAttribute('href', 'tel:116123');
      await expect(page.getByRole('link', { name: /^Chat with 988/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(abroad).toBeHidden();
    });

    await test.step('on a phone', async () => {
      await page.setViewportSize(PHONE);
      const look = async () => {
        await expect(heading).toBeVisible();
        await page.evaluate(() => scrollTo(0, 0));
        await page.mouse.wheel(0, 2000);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
        await expect(wayOut).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('link', { name: 'Call 988' }).first()).toBeInViewport({ ratio: 1 });
        await expectNoOverflow(page);
      };
      await look();
      for (const path of ['/deenya', '/safety-plan']) {
        const before = await page.title();
        await goInApp(page, path);
        await expect(page).not.toHaveTitle(before);
        await look();
      }
      await page.goto('/');
      await expect(wayOut).toHaveAttribute('href', ELSEWHERE);
      await look();
      await page.goto('/join/not-a-room');
      await expect(heading).toBeVisible();
      await expect(wayOut).toBeInViewport({ ratio: 1 });
    });

    await test.step('beside an open dialog', async () => {
      await page.goto('/dashboard');
      await page
        .getByRole('button', { name: /^Cancel your session/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await wayOut.click();
      await expect(page.getByRole('heading', { name: 'Sunny' })).toBeVisible();
    });
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: PHONE });

  test('all help and the way out take one line in each language, and leave the rest to the page [CARE-1]', async ({
    page,
  }) => {
    for (const { code, direction } of languages) {
      for (const path of ['/', '/find-therapist']) {
        await page.goto(`${path}?lang=${code}`);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await page.evaluate(() => document.fonts.ready);
        const ways = page.locator('[data-help-bar]').locator('a, summary').filter({ visible: true });
        await expect(ways).toHaveCount(5);
        const lowest = () =>
          ways.evaluateAll((all) => Math.max(...all.map((way) => Math.round(way.getBoundingClientRect().bottom))));
        // The letters of a language may come after the page has said that its fonts are there.
        await expect.poll(lowest, { message: `${path} in ${code}` }).toBeLessThanOrEqual(44);
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('more help unfolds all the same, and the numbers and a way out stand in the page [CARE-1]', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByText('More help', { exact: true }).click();
    await expect(page.getByRole('link', { name: 'Call 116 123, United Kingdom' })).toBeVisible();

    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: '988' }).first()).toHaveAttribute('href', 'tel:988');
    await page.getByRole('link', { name: 'Leave this page now' }).click();
    await expect(page.getByRole('heading', { name: 'Sunny' })).toBeVisible();
  });
});
