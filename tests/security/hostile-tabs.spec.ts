import type { Page } from '@playwright/test';
import { accountButton } from '../journeys/support/account.ts';
import { untilCalm } from './support/calm.ts';
import { expect, fillIdentityForm, signInAt, test } from './support/sandbox.ts';

const THERAPIST = 'therapist@demo.test';
const CHANNELS = ['portal-sync', 'sakina-session', 'sakina-idle', 'sakina-tokens'];
const FLOOD = 10_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Session notes' });
const toLogin = (page: Page) => page.getByRole('button', { name: 'Continue to login' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('portal-store'));

/** Opens a document of the same origin that holds nothing of the product: a foreign script, in a tab of its own. */
async function intruder(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  // Such a document names no icon, so the browser looks for one.
  await tab.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await tab.goto('/favicon.svg');
  return tab;
}

/** What no tab of ours would say, and what it might say of someone else. */
function foreign(now: number): unknown[] {
  const ts = new Date(now).toISOString();
  const elsewhere = { from: 'provider', to: 'admin', ts, reason: 'chosen' };
  return [
    null,
    0,
    '',
    'ended',
    'x'.repeat(100_000),
    [],
    [[]],
    {},
    { kind: 'ended' },
    { kind: 'ended', reason: 'because' },
    { kind: 'ended', reason: 'logout', more: 1 },
    { kind: 'ENDED', reason: 'logout' },
    { type: 'active' },
    { type: 'active', at: now + 3_600_000 },
    { type: 'active', at: Number.NaN },
    { type: 'end' },
    { userId: 'usr-of-unknown', ...elsewhere },
    { userId: 'usr-a70d22', ...elsewhere },
    { userId: 'usr-a70d22', ...elsewhere, to: 'cellar' },
    {
      kind: 'tokens',
      owner: 'usr-a70d22',
      serial: 9,
      accessToken: 'forged',
      refreshToken: 'forged',
      ageMs: 0,
      isSpent: false,
    },
    { kind: 'spending', owner: 'usr-a70d22', serial: 1 },
    { __proto__: null, constructor: 1, toString: 1 },
  ];
}

/*
 * Whoever may write to these channels runs in the page's own origin and could press 'Logout' just as well. A
 * well-formed word that the session is over is therefore believed: it ends the session here and brings no one in. All
 * that leaves the machine is the request to the identity server to end the tokens of this tab.
 */
test('foreign, malformed and flooding messages on every channel change nothing for whoever is at work; a forged word that the session is over logs out, and does no more than that [SEC-10] [SEC-7]', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(120_000);
  await signInAt(page, '/provider/notes', THERAPIST);
  await expect(page.getByRole('link', { name: /^Layla Haddad/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await stored(page);
  const other = await intruder(page);
  await sandbox.control.clearRequests();
  for (const channel of CHANNELS) {
    await other.evaluate(
      ([name, messages, count]) => {
        const link = new BroadcastChannel(name);
        for (const message of messages) link.postMessage(message);
        for (let sent = 0; sent < count; sent += 1) link.postMessage(messages[messages.length - 1 - (sent % 8)]);
      },
      [channel, foreign(Date.now()), FLOOD] as const,
    );
  }
  // Messages are handled in their order: one of ours that comes back has come after all of them.
  await page
    .getByRole('link', { name: /^Layla Haddad Unsigned/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Plan' }).fill('Still at work.');
  await expect(page.getByText(/^Saved at/).first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/provider/notes');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const after = JSON.parse((await stored(page)) ?? 'null') as { state: object };
  const own = JSON.parse(before ?? 'null') as { state: object };
  expect({ ...after.state, lastPathByPortal: null }).toEqual({ ...own.state, lastPathByPortal: null });
  const { requests } = await sandbox.control.requests();
  expect(
    requests.filter(({ path, status }) => path === '/v1/audit/portal-switch' || path === '/token' || status === 401),
  ).toEqual([]);

  await untilCalm(sandbox);
  await sandbox.control.clearRequests();
  await other.evaluate(() => new BroadcastChannel('sakina-session').postMessage({ kind: 'ended', reason: 'refused' }));
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fprovider%2Fnotes/);
  await expect(page.getByText('Your session expired. Please log in again.')).toBeVisible();
  const { requests: afterwards } = await sandbox.control.requests();
  expect(afterwards.filter(({ server }) => server !== 'app').map(({ server, path }) => `${server} ${path}`)).toEqual([
    'identity /token/revocation',
  ]);
  // The identity server has ended it too: whoever comes next says who they are.
  await toLogin(page).click();
  await fillIdentityForm(page, THERAPIST);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL(/\/provider\/notes/);
});

// Every form of it is a table of the unit tests of the portal store and of the session: here stand three kinds.
const HUGE = 'x'.repeat(400_000);
const RUBBISH: Record<string, string> = {
  'broken JSON': '{"broken',
  'someone else’s state':
    '{"state":{"userId":"usr-of-unknown","activePortal":"admin","lastPathByPortal":{"provider":"//evil.example","admin":"javascript:alert(1)"},"switchHistory":"x"},"version":1}',
  'a huge text': HUGE,
};

test('rubbish under every stored key blanks no page, leads no one elsewhere, and signs no one in or out; as a mark of a logout it asks who it is [SEC-10] [PORTAL-8] [SEC-7]', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAt(page, '/provider/notes', THERAPIST);
  for (const [what, value] of Object.entries(RUBBISH)) {
    await test.step(what, async () => {
      await page.evaluate((rubbish) => {
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of [
            'portal-store',
            'oidc.abc123',
            'oidc.user:https://id.example:sakina',
            'sakina-mock-session',
            'sakina-mock-registered',
          ])
            storage.setItem(key, rubbish);
        }
      }, value);
      // In the page as it stands, and for the next load of it.
      await accountButton(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await expect(accountButton(page, 'Amina Rahman')).toBeVisible();
      expect(await stored(page)).toContain('"activePortal":"provider"');
      expect(await stored(page)).not.toMatch(/evil|javascript|unknown/);
    });
  }

  for (const value of [...Object.values(RUBBISH), 'logout']) {
    await page.evaluate((mark) => localStorage.setItem('sakina-session-ended', mark), value);
    await page.goto('/provider/notes');
    await expect(page.getByText('You’re logged out.')).toBeVisible();
  }
  await toLogin(page).click();
  await fillIdentityForm(page, THERAPIST);
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sakina-session-ended'))).toBeNull();
});
