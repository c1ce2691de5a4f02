import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fileOf } from '../../tools/first-load.mjs';

// The production build without its worker: nothing stands between the page and the network, so parts of it can be held
// back.
test.use({ baseURL: process.env['PRODUCTION_URL'], serviceWorkers: 'block' });

const PRIVACY = '**/assets/legal-*.js';

/** Counts the documents that the page has loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => void (loads += 1));
  return () => loads;
}

const failure = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Unexpected Application Error!' }) });

/** A page that the app draws, and that makes no calls; public pages are in the HTML and load no part of it. */
async function openApp(page: Page): Promise<void> {
  await page.goto('/auth/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openPrivacy(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
}

test('a part that fails says so within 5 s inside its frame, reloads nothing by itself, and comes when it is asked for again [ERROR-1] [SEC-19]', async ({
  page,
}) => {
  await page.clock.install();
  await openApp(page);
  const loads = countLoads(page);
  let asked = 0;
  await page.route(PRIVACY, (route) => {
    asked += 1;
    return route.abort();
  });
  await openPrivacy(page);
  await expect(failure(page)).toContainText('Part of this page didn’t load', { timeout: 5000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure(page)).toContainText('It still didn’t load.', { timeout: 5000 });
  await page.clock.runFor(2000);
  // Rendered again and again while the error was on its way, the page must not have asked each time.
  expect(asked).toBeLessThanOrEqual(4);
  expect(loads()).toBe(0);
  await page.unroute(PRIVACY);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads()).toBe(0);
});

test('a part whose styles do not arrive says so, and comes with them when it is asked for again; a menu that does not arrive leaves the page usable [ERROR-1] [SEC-19]', async ({
  page,
}) => {
  await page.route('**/assets/NavDrawer-*.js', (route) => route.abort());
  await openApp(page);
  await expect(failure(page)).toHaveCount(0);
  await page.route('**/assets/site-pages-styles-*.css', (route) => route.abort());
  await openPrivacy(page);
  await expect(failure(page)).toContainText('Part of this page didn’t load');
  await page.unroute('**/assets/site-pages-styles-*.css');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Privacy/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() =>
      [...document.styleSheets].some(
        ({ href, cssRules }) => /site-pages-styles-[^/]+\.css$/.test(href ?? '') && cssRules.length > 0,
      ),
    ),
  ).toBe(true);
});

test('a part that hangs is given up after 120 s, and not before [ERROR-1]', async ({ page }) => {
  await page.clock.install();
  await openApp(page);
  await page.route(PRIVACY, () => new Promise(() => undefined));
  await openPrivacy(page);
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.clock.fastForward(115_000);
  await expect(page.getByText('Loading…')).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(failure(page)).toContainText('Part of this page still hasn’t loaded after two minutes.');
  await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible();
});

test('without a connection the page says so, and goes on by itself once there is one [SEC-19]', async ({
  page,
  context,
}) => {
  await openApp(page);
  await page.route(PRIVACY, (route) => route.abort());
  await context.setOffline(true);
  await openPrivacy(page);
  await expect(failure(page)).toContainText('You’re offline');
  await page.unroute(PRIVACY);
  await context.setOffline(false);
  await expect(failure(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Privacy/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no page is blank where a part of the frame, of a screen or of the texts does not arrive, and going elsewhere leaves that behind [ERROR-1] [SEC-19]', async ({
  page,
}) => {
  for (const [part, path] of [
    ['src/routes/screens/auth.tsx', '/auth/forgot-password'],
    ['src/messages/en.json?catalogue', '/auth/forgot-password'],
    ['src/routes/RuntimeLayout.tsx', '/auth/login'],
  ] as const) {
    await test.step(part, async () => {
      await page.unrouteAll();
      await page.route(`**/${fileOf(part)}`, (route) => route.abort());
      await page.goto(path);
      await expect(failure(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible();
    });
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
});

test('a page or a directory whose script does not arrive says so within 5 s, with a way to load it again as it is and a number to call [ERROR-1] [SEC-19]', async ({
  page,
  context,
}) => {
  await context.route('**/assets/*.js', (route) => route.abort());
  // Both wait at the same time.
  const list = await context.newPage();
  await Promise.all([
    page.goto('/auth/login', { waitUntil: 'commit' }),
    list.goto('/find-therapist?speciality=grief', { waitUntil: 'commit' }),
  ]);
  await Promise.all([
    expect(page.getByRole('heading', { name: 'Sakina is taking a while to load' })).toBeVisible({ timeout: 5000 }),
    expect(list.getByText('The list is taking a while to load.')).toBeVisible({ timeout: 5000 }),
  ]);
  await expect(list.getByRole('heading', { level: 1, name: 'Find someone to talk to' })).toBeVisible();
  await expect(page.getByRole('link', { name: '988', exact: true })).toHaveAttribute('href', 'tel:988');
  await context.unroute('**/assets/*.js');

  await page.getByRole('link', { name: 'reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Sakina is taking a while to load' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();

  await list.getByRole('link', { name: 'Reload the page' }).click();
  // No one has configured this build, which is what the app that has come now says.
  await expect(list.getByRole('heading', { level: 1, name: 'Sakina isn’t set up here yet' })).toBeVisible();
  await expect(list.getByText('The list is taking a while to load.')).toHaveCount(0);
  await expect(list).toHaveURL(/\?speciality=grief$/);
});
