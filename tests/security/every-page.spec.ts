import { people } from '@sakina/mocks';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { accountButton } from '../journeys/support/account.ts';
import { TOKEN } from './support/kept.ts';
import { routeCases } from '../journeys/support/routes.ts';
import type { Sandbox } from '@sakina/mocks/sandbox';
import { onOrigin } from '../journeys/support/origin.ts';
import { walk } from '../journeys/support/walk.ts';
import { expect, signInAt, test } from './support/sandbox.ts';

/** Rows of the demo alone, or whose page is the identity server’s. */
const LEADS_AWAY = new Set(['/auth/login', '/auth/register', '/auth/callback', '/quick-login']);
const KINDS_WITH_ADDRESS = new Set(['http:', 'https:', 'ws:', 'wss:']);
const ACCOUNT_NAMES = ['Layla', 'Haddad', 'Amina', 'Rahman', 'Ingrid', 'Solheim'];

/** What may stand in no address, title, referrer or clear storage: names of clients, emails, tokens (SEC-8). */
const PERSONAL = [
  ...people.map(({ displayName }) => displayName),
  ...ACCOUNT_NAMES,
  '@demo.test',
  'access_token',
  'refresh_token',
  'id_token',
];
/** A provider’s public page is known by its name: an id of the catalogue, in small letters. */
function traces(text: string): string[] {
  const plain = decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25').replaceAll('+', ' '));
  return [...PERSONAL.filter((personal) => plain.includes(personal)), ...(TOKEN.exec(plain) ?? [])];
}

/** Notes what the pages of a browser ask whom for, and what their policy has to hold back. */
async function watch(context: BrowserContext, { apiUrl, identityUrl, appUrl }: Sandbox) {
  const servers = new Set([appUrl, apiUrl, identityUrl, apiUrl.replace('http', 'ws')]);
  const seen = { foreign: [] as string[], personal: [] as string[], violations: [] as string[] };
  const pending = new Set<Request>();
  const note = (url: string) => {
    if (!KINDS_WITH_ADDRESS.has(new URL(url).protocol)) return;
    if (!servers.has(new URL(url).origin)) seen.foreign.push(url);
    if (traces(url).length > 0) seen.personal.push(url);
  };
  context.on('request', (request) => {
    pending.add(request);
    note(request.url());
    const { referer } = request.headers();
    if ((referer ?? '') !== '' && new URL(request.url()).origin !== identityUrl)
      seen.personal.push(`referrer ${referer}`);
  });
  context.on('requestfinished', (request) => void pending.delete(request));
  context.on('requestfailed', (request) => void pending.delete(request));
  context.on('page', (page) => page.on('websocket', (socket) => note(socket.url())));
  await context.exposeBinding('noteViolation', (_, violation: string) => void seen.violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      (Reflect.get(window, 'noteViolation') as (violation: string) => void)(
        `${effectiveDirective} ${blockedURI} at ${documentURI}`,
      );
    });
  });
  return {
    seen,
    settled: () => expect.poll(() => [...pending].map((request) => request.url()), { intervals: [20] }).toEqual([]),
  };
}

type Watch = Awaited<ReturnType<typeof watch>>;

/** Where a page could tell others, or the next person here, who was there. */
function toldBy(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    location.href,
    document.title,
    document.referrer,
    window.name,
    document.cookie,
    ...(Object.entries(localStorage).flat() as string[]),
    JSON.stringify(history.state),
  ]);
}

/** What a page that has come has asked for, and what it leaves of who was there. */
async function look(page: Page, { settled }: Watch): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  // A provider’s public page is titled by the name under which they work.
  for (const told of await toldBy(page))
    expect(traces(told.replace(/^Dr\. Amina Rahman, therapist in New York · /, '')), told).toEqual([]);
}

/**
 * Opens what puts styles of its own into the page or holds it still: the menu of the account, and the drawer of a
 * phone.
 */
async function openLayers(page: Page, path: string, isSignedIn: boolean): Promise<void> {
  await page.goto(path);
  if (isSignedIn) {
    await accountButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    // While it stands, the next click would only close it.
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
}

const nothing = { foreign: [], personal: [], violations: [] };

test('a visitor walks through every public page: no breach of the policy, no one else is asked, nothing personal is left [SEC-8] [SEC-9]', async ({
  page,
  context,
  sandbox,
}) => {
  const watching = await watch(context, sandbox);
  const routes = routeCases.filter(({ as, path }) => as === null && !LEADS_AWAY.has(path));
  expect(routes.length).toBeGreaterThanOrEqual(34);
  await walk(page, routes, () => look(page, watching));
  await openLayers(page, '/about', false);
  expect(watching.seen).toEqual(nothing);
});

test('a visitor at a page of the demo alone, or of the identity server, is led to the latter and asks no one else [SEC-9] [SEC-14]', async ({
  page,
  context,
  sandbox,
}) => {
  const watching = await watch(context, sandbox);
  for (const path of LEADS_AWAY) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL((url) => url.origin === sandbox.identityUrl);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(watching.seen).toEqual(nothing);
      // As another visitor would come.
      await context.clearCookies();
      await onOrigin(
        page,
        () => {
          localStorage.clear();
          sessionStorage.clear();
        },
        null,
      );
    });
  }
});

for (const [role, account, home, offLimits] of [
  ['patient', 'patient@demo.test', '/dashboard', ['/provider/portal', '/admin']],
  [
    'therapist',
    'therapist@demo.test',
    '/provider/portal',
    ['/admin', '/dashboard', '/booking/prv-yusuf-demir', '/about'],
  ],
  ['administrator', 'admin@demo.test', '/admin', ['/provider/portal', '/provider/calendar', '/dashboard', '/']],
] as const) {
  test(`a ${role} walks through every page of theirs: no breach of the policy, no one else is asked, nothing personal is left [SEC-8] [SEC-9]`, async ({
    page,
    context,
    sandbox,
  }) => {
    const watching = await watch(context, sandbox);
    await signInAt(page, home, account);
    watching.seen.personal.splice(0);
    const routes = routeCases.filter(({ as }) => as === account);
    expect(routes.length).toBeGreaterThanOrEqual(6);
    // Each is loaded: what a page asks for by itself at its start is asked for then alone.
    await walk(
      page,
      routes,
      () => look(page, watching),
      () => false,
    );
    for (const path of offLimits) {
      await page.goto(path);
      await look(page, watching);
    }
    await openLayers(page, home, true);
    expect(watching.seen).toEqual(nothing);
  });
}

test('a client’s name that an administrator searches for goes to the server alone, into no address or title, and is gone with the page [SEC-8]', async ({
  page,
  context,
  sandbox,
}) => {
  await signInAt(page, '/admin/sessions', 'admin@demo.test');
  const watching = await watch(context, sandbox);
  await page.getByRole('searchbox').fill('Layla Haddad');
  await expect.poll(() => watching.seen.personal.length).toBeGreaterThan(0);
  await watching.settled();
  await expect(page.getByRole('row').filter({ hasText: 'Layla Haddad' }).first()).toBeVisible();
  for (const told of await toldBy(page)) expect(traces(told), told).toEqual([]);
  expect(new Set(watching.seen.personal.map((url) => new URL(url).origin))).toEqual(new Set([sandbox.apiUrl]));
});
