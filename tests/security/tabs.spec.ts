import type { BrowserContext, Page } from '@playwright/test';
import { RENEWAL_LOCK } from '@sakina/platform/auth';
import { accountButton, accountName } from '../journeys/support/account.ts';
import { fillLogin, logOut } from '../journeys/support/journey.ts';
import { untilCalm } from './support/calm.ts';
import { keptBy, tracesIn } from './support/kept.ts';
import { expect, fillIdentityForm, signInAt, test } from './support/sandbox.ts';
import { listen } from './support/wire.ts';

const PATIENT = 'patient@demo.test';
const THERAPIST = 'therapist@demo.test';
const MINUTE = 60_000;
const PAGES = [
  '/provider/portal',
  '/provider/notes',
  '/provider/clients',
  '/provider/calendar',
  '/therapist-dashboard',
];
/** Texts of the therapist and of the therapist's clients. */
const NAMES = ['Amina', 'Rahman', 'Layla', 'Haddad', THERAPIST];

// The browser itself notes refused and broken requests, and realtime connections that a leap of the clock ends while
// they are being made.
test.use({ provoked: /Failed to load resource|WebSocket is closed before/ });

/** Opens the paths in tabs of their own, beside the one that is signed in. */
async function openAll(context: BrowserContext, first: Page, paths: readonly string[]): Promise<Page[]> {
  const pages = [first];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(path);
    await expect(accountButton(page)).toBeVisible();
    pages.push(page);
  }
  for (const page of pages) await page.waitForLoadState('networkidle');
  return pages;
}

/** Notes in each page when one of the texts is put into it, be it for a single frame. */
async function watchFor(pages: readonly Page[], texts: readonly string[]): Promise<() => Promise<string[]>> {
  for (const page of pages) {
    await page.evaluate((watched) => {
      const seen: string[] = [];
      Object.assign(window, { seenTexts: seen });
      const look = () =>
        seen.push(
          ...watched.filter((text) => document.body.textContent.includes(text) || document.title.includes(text)),
        );
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    }, texts);
  }
  return async () =>
    (
      await Promise.all(
        pages.map((page) => page.evaluate(() => (Reflect.get(window, 'seenTexts') as string[] | undefined) ?? [])),
      )
    ).flat();
}

test.describe('five tabs of one browser, signed in at an identity server', () => {
  test('renew fifty times in all: no one is signed out, and no spent token is sent; closing one that is renewing stops no other for 10 s [SEC-2] [SEC-1]', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.clock.install();
    await signInAt(page, '/provider/portal', THERAPIST);
    const pages = await openAll(
      context,
      page,
      Array.from({ length: 4 }, () => '/provider/portal'),
    );
    const wire = listen(context, sandbox);
    await untilCalm(sandbox);
    const served = new Set<Page>();
    for (const tab of pages)
      tab.on(
        'response',
        (response) => void (response.url().includes('/v1/appointments') && response.ok() && served.add(tab)),
      );
    for (let round = 1; round <= 10; round += 1) {
      served.clear();
      await sandbox.control.expire({ email: THERAPIST });
      let asked = 0;
      await expect
        .poll(
          async () => {
            // A tab that has just read something reads it again a little later only: then it is asked once more.
            if (Date.now() - asked > 4000 && wire.tokenCalls.length < 5 * round) {
              asked = Date.now();
              await page.clock.runFor(2000);
              await Promise.all(pages.map((tab) => tab.evaluate(() => void dispatchEvent(new Event('online')))));
            }
            return wire.tokenCalls.length;
          },
          { message: `round ${round}` },
        )
        .toBe(5 * round);
      // Each has read again by its new token. One that expires before its first use ends a session, and is another
      // matter.
      await expect.poll(() => served.size, { message: `round ${round}` }).toBe(5);
      await untilCalm(sandbox);
    }
    const { counts } = await sandbox.control.requests();
    const answers = counts['identity POST /token'] ?? {};
    expect(answers).toEqual({ 200: 55 });
    const sent = wire.tokenCalls.map((form) => form.get('refresh_token'));
    expect([sent.includes(null), new Set(sent).size]).toEqual([false, 50]);
    for (const tab of pages) {
      await expect(accountButton(tab)).toBeVisible();
      await expect(tab).toHaveURL('/provider/portal');
    }

    const [dying, ...others] = pages as [Page, ...Page[]];
    const again = (tab: Page) => tab.evaluate(() => setTimeout(() => dispatchEvent(new Event('online')), 1100));
    await sandbox.control.behave({ server: 'identity', match: 'POST /token', answer: 'late', delayMs: 5000, times: 1 });
    await sandbox.control.expire({ email: THERAPIST });
    await sandbox.control.clearRequests();
    const asked = dying.waitForRequest(
      (request) => request.url() === `${sandbox.identityUrl}/token` && request.method() === 'POST',
    );
    // What was read a moment ago is not read again.
    await page.clock.runFor(2000);
    await again(dying);
    await asked;
    await dying.close();
    const start = Date.now();
    const answered = others.map((tab) =>
      tab.waitForResponse(
        (response) => response.url().startsWith(`${sandbox.apiUrl}/v1/`) && response.status() === 200,
        { timeout: 10_000 },
      ),
    );
    await Promise.all(others.map(again));
    await Promise.all(answered);
    expect(Date.now() - start).toBeLessThan(10_000);
    for (const tab of others) await expect(accountButton(tab)).toBeVisible();
  });

  test('all leave within 2 s of a logout in one; nothing of the person is left, and the next one sees nothing of it [SEC-7]', async ({
    page,
    context,
    sandbox,
  }) => {
    const wire = listen(context, sandbox);
    await signInAt(page, PAGES[0] ?? '', THERAPIST);
    const pages = await openAll(context, page, PAGES.slice(1));
    const secrets = await wire.secrets();
    expect(secrets.length).toBeGreaterThan(20);
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await Promise.all(pages.slice(1).map((tab) => expect(tab).toHaveURL('/', { timeout: 2000 })));
    // The one that logged out goes by the identity server meanwhile.
    await expect(page).toHaveURL('/');
    for (const tab of pages) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
      await expect(accountButton(tab)).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await untilCalm(sandbox);
    for (const tab of pages) expect(tracesIn(await keptBy(tab), [...NAMES, ...secrets])).toEqual([]);

    const seen = await watchFor(pages.slice(1), NAMES.slice(0, 2));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Continue to login' }).click();
    await page.addInitScript(
      (watched) => {
        const found: string[] = [];
        Object.assign(window, { seenTexts: found });
        new MutationObserver(() =>
          found.push(...watched.filter((text) => document.documentElement.outerHTML.includes(text))),
        ).observe(document, { subtree: true, childList: true, characterData: true });
      },
      [THERAPIST, 'Haddad', accountName('Amina Rahman')],
    );
    await fillIdentityForm(page, 'second@demo.test');
    await expect(accountButton(page)).toHaveAccessibleName(accountName('Noah Bergström'));
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => Reflect.get(window, 'seenTexts') as string[])).toEqual([]);
    expect(await seen()).toEqual([]);
    expect(tracesIn(await keptBy(page), [...NAMES.slice(2), ...secrets])).toEqual([]);
  });

  test('all leave within 2 s when the session ends by itself in one, with the way back kept in each [SEC-7] [AUTH-6]', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.clock.install();
    await signInAt(page, PAGES[0] ?? '', THERAPIST);
    const pages = await openAll(context, page, PAGES.slice(1));
    await sandbox.control.revoke({ email: THERAPIST, session: true });
    const refused = page.waitForResponse(
      (response) => response.url() === `${sandbox.identityUrl}/token` && response.status() === 400,
    );
    await page.clock.runFor(2000);
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    await refused;
    await Promise.all(
      pages.map((tab, index) =>
        expect(tab).toHaveURL(`/auth/login?redirect=${encodeURIComponent(PAGES[index] ?? '')}`, { timeout: 2000 }),
      ),
    );
    for (const tab of pages) {
      await expect(tab.getByText('Your session expired.')).toBeVisible();
      expect(tracesIn(await keptBy(tab), NAMES)).toEqual([]);
    }
  });
});

test.describe('five tabs of the demo, which share one family of tokens', () => {
  test.use({ baseURL: process.env['DEMO_URL'] });

  test('renew fifty times in all by ten renewals, each refresh token sent once; after a logout in one all leave within 2 s, and keep no name and no token [SEC-2] [API-4] [SEC-7]', async ({
    page,
    context,
  }) => {
    test.slow();
    await page.clock.install();
    await page.goto('/auth/login?redirect=%2Fprovider%2Fportal');
    await fillLogin(page, THERAPIST);
    await expect(accountButton(page)).toBeVisible();
    const pages = await openAll(
      context,
      page,
      Array.from({ length: 4 }, () => '/provider/portal'),
    );
    const sent: string[] = [];
    const statuses: Promise<number | undefined>[] = [];
    context.on('request', (request) => {
      if (!request.url().endsWith('/v1/auth/refresh') || request.serviceWorker() !== null) return;
      sent.push((request.postDataJSON() as { refreshToken: string }).refreshToken);
      statuses.push(request.response().then((response) => response?.status()));
    });
    for (let round = 1; round <= 10; round += 1) {
      // Someone is there: the session does not end for lack of it.
      await page.mouse.move(10 + round, 10);
      await page.clock.fastForward(4.6 * MINUTE);
      await expect.poll(() => sent.length, { message: `round ${round}` }).toBe(round);
      await statuses.at(-1);
      // The new pair is kept, and the others have waited for their turn: a clock that went on before would date it
      // later.
      await expect
        .poll(() =>
          page.evaluate(async (name) => {
            const { held = [], pending = [] } = await navigator.locks.query();
            return [...held, ...pending].filter((lock) => lock.name === name).length;
          }, RENEWAL_LOCK),
        )
        .toBe(0);
    }
    expect([await Promise.all(statuses), new Set(sent).size]).toEqual([Array.from({ length: 10 }, () => 200), 10]);
    for (const tab of pages) await expect(accountButton(tab)).toBeVisible();

    await logOut(page);
    await Promise.all(pages.map((tab) => expect(tab).toHaveURL('/', { timeout: 2000 })));
    for (const tab of pages) {
      await expect(tab.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
      expect(
        tracesIn(await keptBy(tab, ['sakina-mock-server']), [THERAPIST, 'Amina Rahman', 'Layla', 'mock.', 'refresh.']),
      ).toEqual([]);
    }
    await pages[1]?.goto('/auth/login');
    await fillLogin(pages[1] as Page, PATIENT);
    await expect(accountButton(pages[1] as Page)).toHaveAccessibleName(accountName('Layla Haddad'));
  });
});
