import type { Page, Request } from '@playwright/test';
import { LEFT_KEY } from '../../apps/web/src/boot/quick-exit.ts';
import { expect, signInAt, test } from './support/sandbox.ts';

// What the worker answers, a test cannot hold back.
test.use({ serviceWorkers: 'block' });

const PAGES = [
  { email: 'patient@demo.test', path: '/dashboard' },
  { email: 'therapist@demo.test', path: '/provider/portal' },
  { email: 'therapist@demo.test', path: '/provider/payments' },
  { email: 'admin@demo.test', path: '/admin/users' },
] as const;

const isData = (request: Request) =>
  request.method() === 'GET' && /\/(?:v1|cloud\/v1)\//.test(request.url()) && !request.url().endsWith('/features');

/** Holds back every request of one kind; returns a function that lets them go, and all that follow. */
async function hold(page: Page, kind: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(kind, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}

/** How long no script has come until a page has all that it asks for without a token, in milliseconds. */
const QUIET_MS = 400;

/** Returns when the last script came, in milliseconds since the epoch. */
function watchScripts(page: Page): () => number {
  let last = Date.now();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') last = Date.now();
  });
  return () => last;
}

test.describe('a page of someone who is signed in', () => {
  for (const { email, path } of PAGES)
    test(`${path} asks for its data with the token: it waits for no script that begins after it [FAST-1]`, async ({
      page,
    }) => {
      await signInAt(page, path, email);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      // Everything but the token arrives, then no script any more: data that waited for one would never be asked for.
      const letToken = await hold(page, /\/token$/);
      const quietSince = watchScripts(page);
      await page.reload({ waitUntil: 'load' });
      await expect.poll(() => Date.now() - quietSince(), { intervals: [QUIET_MS / 2] }).toBeGreaterThan(QUIET_MS);
      await hold(page, /\.js$/);
      const data = page.waitForRequest(isData);
      letToken();
      await data;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

  test('is asked who they are while the app is on its way: configuration and identity server wait for no script of the app [FAST-2]', async ({
    page,
  }) => {
    await signInAt(page, '/dashboard', 'patient@demo.test');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const letApp = await hold(page, /\/assets\/(?:react|app|runtime)-[\w-]+\.js$/);
    const token = page.waitForResponse(/\/token$/);
    await page.reload({ waitUntil: 'commit' });
    expect((await token).ok()).toBe(true);
    letApp();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('is not asked who they are ahead of a page that is public, nor of one they have left [AUTH-4] [CARE-1]', async ({
    page,
  }) => {
    await signInAt(page, '/dashboard', 'patient@demo.test');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (/\/token$|silent-check-sso\.html/.test(request.url())) asked.push(request.url());
    });
    const open = await page.context().newPage();
    await open.goto('/join');
    await expect(open.getByRole('heading', { level: 1 })).toBeVisible();

    const left = await page.context().newPage();
    await left.addInitScript((key) => sessionStorage.setItem(key, '1'), LEFT_KEY);
    await left.goto('/dashboard', { waitUntil: 'networkidle' });
    await expect(left.getByRole('heading')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
