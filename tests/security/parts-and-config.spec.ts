import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../architecture/repository.ts';
import { accountButton } from '../journeys/support/account.ts';
import { choose } from '../journeys/support/journey.ts';
import { expect, signInAt, test } from './support/sandbox.ts';

// What the worker answers, a test cannot answer in its place.
test.use({ serviceWorkers: 'block' });

const PATIENT = 'patient@demo.test';
/** The screen behind the footer’s links. */
const PART = '**/assets/legal-*.js';

const failure = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Unexpected Application Error!' }) });
const openPrivacy = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();

test.describe('a part of the app', () => {
  test.use({ provoked: /net::ERR_FAILED/ });

  test('that fails says so within 5 s, leaves frame and typed text standing, and comes when it is asked for again [ERROR-1] [SEC-19]', async ({
    page,
  }) => {
    await page.route(PART, (route) => route.abort());
    await signInAt(page, '/booking/prv-amina-rahman', PATIENT);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await choose(page.getByRole('radio', { name: /Individual session/ }));
    await choose(page.getByRole('radio', { name: /^Online/ }));
    await page.getByRole('button', { name: 'Continue' }).click();
    await choose(page.getByRole('radio', { name: /AM|PM/ }).first());
    await page.getByRole('button', { name: 'Continue' }).click();
    const reason = page.getByRole('textbox', { name: /What would you like to talk about/ });
    await reason.fill('I sleep badly since the summer.');

    await openPrivacy(page);
    await expect(failure(page)).toContainText('Part of this page didn’t load', { timeout: 5000 });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(accountButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible();
    await page.unroute(PART);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toBe(0);

    // The address keeps what was chosen, the draft what was typed.
    await page.goBack();
    await expect(reason).toHaveValue('I sleep badly since the summer.');
  });
});

test.describe('config.json', () => {
  test.use({ provoked: /status of (404|500)|net::ERR_FAILED/ });

  /**
   * A variable that is missing, wrong, or turns a mock on; a file that cannot be read or had. Each further rule is in
   * the tables of read.test.ts.
   */
  const wrong: [what: string, change: Record<string, unknown> | string, names: string][] = [
    ['has no address of the API', { apiBase: '' }, 'VITE_API_BASE'],
    ['has a script for the API', { apiBase: 'javascript:alert(1)' }, 'apiBase'],
    ['would turn the mock sign-in on', { mockSignIn: true }, 'mockSignIn'],
    ['is no JSON', '{"apiBase":', 'config.json'],
    ['does not come', 'abort', 'config.json'],
    ['is answered by 500', '500', 'config.json'],
  ];
  const bodyOf = (change: Record<string, unknown> | string, config: object) =>
    typeof change === 'string' ? change : JSON.stringify({ ...config, ...change });

  test('that is wrong names the variable in place of a page that needs it, turns no mock on, and leaves landing, legal and content pages as they are [FRAME-4] [SEC-14]', async ({
    page,
    sandbox,
  }) => {
    for (const [what, change, names] of wrong) {
      await test.step(what, async () => {
        await page.route('**/config.json', (route) => {
          if (change === 'abort') return route.abort();
          return change === '500'
            ? route.fulfill({ status: 500 })
            : route.fulfill({ contentType: 'application/json', body: bodyOf(change, sandbox.config) });
        });
        await page.goto('/find-therapist');
        await expect(page.getByRole('heading', { level: 1, name: 'Sakina isn’t set up here yet' }), what).toBeVisible();
        await expect(
          page.getByRole('list', { name: 'Missing or incorrect settings' }).locator('strong'),
          what,
        ).toHaveText([names]);
        await page.unroute('**/config.json');
      });
    }
    for (const [body, status] of [
      ['{"apiBase":7}', 200],
      ['', 500],
    ] as const) {
      await page.route('**/config.json', (route) => route.fulfill({ status, contentType: 'application/json', body }));
      for (const path of ['/', '/about', '/legal/privacy']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), `${path} with ${status}`).toBeVisible();
        await expect(page.getByText('isn’t set up here')).toHaveCount(0);
      }
      await page.unroute('**/config.json');
    }
  });
});

test('nothing in address, storage or console turns a mock on in a production build [SEC-14]', async ({
  page,
  context,
  sandbox,
}) => {
  await context.addInitScript(() => {
    for (const name of ['VITE_MOCK_SIGN_IN', 'VITE_MOCK_API', 'mockSignIn', 'mockApi', 'mock', 'demo']) {
      localStorage.setItem(name, 'true');
      sessionStorage.setItem(name, 'true');
      Object.assign(window, { [name]: true });
    }
    localStorage.setItem('authType', 'mock');
  });
  for (const path of ['/auth/login?mock=true&authType=mock&VITE_MOCK_SIGN_IN=true#mock', '/quick-login?demo=1']) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.origin === sandbox.identityUrl);
  }
  expect(context.serviceWorkers()).toEqual([]);
});

test('voice and video, where they are off, have no link, say so at their addresses, and load nothing of theirs [FRAME-8]', async ({
  page,
  context,
  sandbox,
}) => {
  let voiceVideo = false;
  await context.route('**/config.json', (route) => route.fulfill({ json: { ...sandbox.config, voiceVideo } }));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const screens = readdirSync(join(root, 'apps/web/dist/assets'))
    .filter((file) => /^(session-.{7,8}|CallPanel-.*|broadcasts-.*)\.js$/.test(file))
    .map((file) => `/assets/${file}`);
  const screensLoaded = () => loaded.filter((asked) => screens.includes(asked)).length;
  const notEnabled = page.getByRole('heading', { level: 1, name: 'Voice and video aren’t enabled here' });
  const links = page.locator('a[href*="video"], a[href*="broadcast"]');

  await signInAt(page, '/dashboard', PATIENT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(links).toHaveCount(0);
  loaded.length = 0;
  for (const path of ['/video-call', '/group-video', '/broadcast/view']) {
    await page.goto(path);
    await expect(notEnabled).toBeVisible();
    await expect(links).toHaveCount(0);
  }
  expect(screensLoaded()).toBe(0);
  // Where they are on, the same address loads it: what was missed above can be missed.
  voiceVideo = true;
  await page.goto('/video-call');
  await expect.poll(screensLoaded).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notEnabled).toHaveCount(0);
});
