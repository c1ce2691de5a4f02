import { ids } from '@sakina/mocks';
import type { Sandbox } from '@sakina/mocks/sandbox';
import type { Page } from '@playwright/test';
import { accountButton } from '../journeys/support/account.ts';
import { logOut } from '../journeys/support/journey.ts';
import { laylaStart } from '../journeys/support/live.ts';
import { untilCalm } from './support/calm.ts';
import { expect, signInAt, test } from './support/sandbox.ts';
import { setClock, tuesday, TUESDAY_SANDBOX } from './support/tuesday.ts';

const THERAPIST = 'therapist@demo.test';
const PATIENT = 'patient@demo.test';
const EVERYONE = 'everyone@demo.test';
const HOME = '/provider/portal';
const SESSION = `/v1/appointments/${ids.appointments.startable}`;
/** An event reaches the screen within this many ms. */
const SOON = { timeout: 2000 };

test.use({
  sandboxOptions: TUESDAY_SANDBOX,
  // The browser itself notes a handshake that is refused, and a call.
  provoked: /^WebSocket connection to '[^']*' failed|status of 401/,
});

const connections = async ({ control }: Sandbox) => (await control.requests()).realtime;
const connected = (sandbox: Sandbox, count = 1) =>
  expect.poll(async () => (await connections(sandbox)).open).toBe(count);
/** When attempts were turned away, in ms. */
const refusals = async (sandbox: Sandbox, reason: string) =>
  (await connections(sandbox)).connections
    .filter((entry) => entry.event === 'refused' && entry.reason === reason)
    .map(({ at }) => Date.parse(at));

/** Calls the API as an account, from another device. @returns its answer. */
async function callAs(
  { apiUrl, control }: Sandbox,
  email: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const { accessToken } = await control.token({ email });
  const answer = await fetch(apiUrl + path, {
    method,
    headers: {
      Authorization: `Bearer ${accessToken}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect([path, answer.status, answer.ok ? '' : text]).toEqual([path, expect.any(Number), '']);
  return text === '' ? null : JSON.parse(text);
}

/** The home of a provider who has signed in and is connected. It notes reloads. */
async function openHome(page: Page, sandbox: Sandbox, email = THERAPIST): Promise<void> {
  await signInAt(page, HOME, email);
  await connected(sandbox);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { neverReloaded: true }));
}
const neverReloaded = (page: Page) => page.evaluate(() => 'neverReloaded' in window);

async function chooseInMenu(page: Page, portal: string): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitemradio', { name: new RegExp(`^${portal}`) }).click();
}

test('what clients do stands on the provider’s home within 2 s, without a reload [SESSION-4]', async ({
  page,
  context,
  sandbox,
}) => {
  await setClock(context);
  await openHome(page, sandbox);

  await expect(page.getByText('2 unread messages')).toBeVisible();
  expect((await sandbox.control.message({ from: PATIENT, to: THERAPIST })).delivered).toBe(1);
  await expect(page.getByText('3 unread messages')).toBeVisible(SOON);
  await expect(page.getByRole('status').getByText('New message from Layla Haddad')).toBeAttached(SOON);

  const income = page.getByRole('group', { name: 'Revenue this month' });
  const before = await income.textContent();
  await callAs(sandbox, THERAPIST, 'POST', `${SESSION}/start`);
  await expect(
    page.getByRole('region', { name: 'Up next' }).getByRole('link', { name: 'Return to the session' }),
  ).toBeVisible(SOON);
  await callAs(sandbox, THERAPIST, 'PUT', SESSION, { status: 'COMPLETED' });
  await expect(page.getByRole('link', { name: 'Return to the session' })).toHaveCount(0, SOON);
  // Nothing was held and nothing is charged. What a client pays is told by the server, and the income counts it.
  await expect(income).toHaveText(before ?? '');
  const { data } = (await callAs(sandbox, THERAPIST, 'POST', '/cloud/v1/invoices', {
    appointmentId: ids.appointments.upcoming,
    lines: [{ description: 'Paid ahead', amount: { amountMinor: 9000, currency: 'USD' } }],
    dueOn: '2026-12-01',
  })) as { data: { id: string } };
  await callAs(sandbox, THERAPIST, 'POST', `/cloud/v1/invoices/${data.id}/send`);
  await callAs(sandbox, PATIENT, 'POST', '/v1/payments/process', { appointmentId: ids.appointments.upcoming });
  await expect(income).not.toHaveText(before ?? '', SOON);
  expect(await neverReloaded(page)).toBe(true);
});

test('each event alone has the figures of the home read again within 2 s, and no one else’s; a session that its client cancels is gone [SESSION-4]', async ({
  page,
  context,
  sandbox,
}) => {
  await setClock(context);
  await openHome(page, sandbox);
  await expect(page.getByText('2 unread messages')).toBeVisible();
  const reads = async () =>
    (await sandbox.control.requests()).counts['api GET /v1/providers/dashboard/stats']?.['200'] ?? 0;
  for (const [name, payload] of [
    [
      'appointment.updated',
      {
        appointmentId: ids.appointments.startable,
        providerId: ids.providers.amina,
        status: 'CONFIRMED',
        updatedAt: '2026-11-24T15:00:00Z',
      },
    ],
    [
      'payment.received',
      {
        paymentId: 'pay-1',
        appointmentId: null,
        amount: { amountMinor: 14_000, currency: 'USD' },
        receivedAt: '2026-11-24T15:00:00Z',
      },
    ],
    [
      'client.message',
      {
        messageId: 'msg-1',
        clientId: ids.users.layla,
        clientName: 'Layla Haddad',
        unread: 3,
        sentAt: '2026-11-24T15:00:00Z',
      },
    ],
  ] as const) {
    await test.step(name, async () => {
      await untilCalm(sandbox);
      await sandbox.control.clearRequests();
      expect(await sandbox.control.send({ name, payload, to: ids.providers.yusuf })).toEqual({ delivered: 0 });
      expect(await sandbox.control.send({ name, payload, to: ids.providers.amina })).toEqual({ delivered: 1 });
      await expect.poll(reads, SOON).toBe(1);
    });
  }

  const start = laylaStart(page);
  await expect(start).toBeVisible();
  await callAs(sandbox, PATIENT, 'POST', `${SESSION}/cancel`, { reason: { code: 'UNWELL', text: null } });
  await expect(start).toHaveCount(0, SOON);
  expect(await neverReloaded(page)).toBe(true);
});

test('a lost connection is sought after 1 s, then ever slower up to 5 s, for as long as it takes, and what was missed is read; after a logout no one knocks any more, neither at once nor in an hour [SESSION-4]', async ({
  page,
  context,
  sandbox,
}) => {
  await setClock(context);
  await openHome(page, sandbox);
  await expect(page.getByText('2 unread messages')).toBeVisible();
  await sandbox.control.realtime({ down: true });
  const lostAt = tuesday().getTime();
  expect((await sandbox.control.message({ from: PATIENT, to: THERAPIST })).delivered).toBe(0);

  await expect
    .poll(async () => (await refusals(sandbox, 'the server is down')).length, { timeout: 40_000 })
    .toBeGreaterThanOrEqual(6);
  const times = [lostAt, ...(await refusals(sandbox, 'the server is down'))];
  const gaps = times.slice(1, 7).map((at, index) => at - (times[index] ?? 0));
  // Doubled each time, spread by half, 5000 ms at most; what a slow machine adds comes on top.
  const SLOW = 700;
  for (const [index, gap] of gaps.entries()) {
    const doubled = 1000 * 2 ** index;
    expect(gap, `gap ${index} of ${gaps.join(', ')}`).toBeGreaterThanOrEqual(Math.min(doubled * 0.5, 5000) - 50);
    expect(gap, `gap ${index} of ${gaps.join(', ')}`).toBeLessThanOrEqual(Math.min(doubled * 1.5, 5000) + SLOW);
  }
  // No one is told: the page stands as it was.
  await expect(page.getByText('2 unread messages')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await sandbox.control.realtime({ down: false });
  await connected(sandbox);
  await expect(page.getByText('3 unread messages')).toBeVisible(SOON);
  expect(await neverReloaded(page)).toBe(true);

  await sandbox.control.realtime({ down: true });
  const knocks = async () => (await refusals(sandbox, 'the server is down')).length;
  const former = await knocks();
  // Lost, it is sought: time passes, and there are attempts.
  await expect.poll(knocks).toBeGreaterThan(former);
  await logOut(page);
  const before = await knocks();
  for (let seconds = 0; seconds < 60; seconds += 5) await page.clock.runFor(5000);
  await page.clock.fastForward(3_600_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
  expect(await knocks()).toBe(before);
  await sandbox.control.realtime({ down: false });
  await page.clock.runFor(10_000);
  expect((await connections(sandbox)).open).toBe(0);
});

test('the connection ends when the provider portal is left, and stands again when it is entered; the renewed token is used at the next handshake, and never stands in an address [PORTAL-5] [SESSION-4] [SEC-8]', async ({
  page,
  sandbox,
}) => {
  const [addresses, tokens]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => {
    addresses.push(socket.url());
    socket.on('framesent', ({ payload }) => {
      const [, token] = /^40\{"token":"([^"]+)"\}$/.exec(payload.toString()) ?? [];
      if (token !== undefined) tokens.push(token);
    });
  });
  await openHome(page, sandbox, EVERYONE);
  expect(tokens).toHaveLength(1);
  await chooseInMenu(page, 'Consumer');
  await connected(sandbox, 0);
  await expect(page).toHaveURL('/dashboard');
  // The address changes first; until the page is there the former one stands, and with it its menu.
  await expect(page.getByRole('heading', { level: 1, name: 'What’s next?' })).toBeVisible();
  await chooseInMenu(page, 'Admin');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  await chooseInMenu(page, 'Provider');
  await connected(sandbox, 1);
  await expect(page).toHaveURL(HOME);
  const { connections: log } = await connections(sandbox);
  expect(log.map(({ event }) => event)).toEqual(['connected', 'disconnected', 'connected']);
  expect(log[1]?.reason).toMatch(/client namespace disconnect|transport close/);

  const former = tokens.length;
  await sandbox.control.expire({ email: EVERYONE });
  // The next call is refused, renews the token, and is made again.
  await page.getByRole('navigation', { name: 'Provider portal' }).getByRole('link', { name: 'Notes' }).click();
  await expect(page).toHaveURL('/provider/notes');
  await connected(sandbox);
  await expect.poll(() => tokens.length).toBeGreaterThan(former);
  expect(tokens.at(-1)).not.toBe(tokens[0]);
  for (const address of addresses) {
    expect(address).not.toMatch(/token|eyJ/);
    for (const token of tokens) expect(address).not.toContain(token);
  }
  expect(await neverReloaded(page)).toBe(true);
});

test('no one but a provider connects [SESSION-4] [PORTAL-5]', async ({ page, sandbox }) => {
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  await signInAt(page, '/dashboard', PATIENT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/booking/prv-amina-rahman', '/provider/portal', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect([sockets, (await connections(sandbox)).connections]).toEqual([0, []]);
});
