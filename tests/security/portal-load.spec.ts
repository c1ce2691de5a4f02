import type { Sandbox } from '@sakina/mocks/sandbox';
import type { Page } from '@playwright/test';
import { accountButton } from '../journeys/support/account.ts';
import { choose } from '../journeys/support/journey.ts';
import { expect, signInAt, test } from './support/sandbox.ts';
import { setClock, TUESDAY_SANDBOX } from './support/tuesday.ts';

const EVERYONE = 'everyone@demo.test';
const HOME = '/provider/portal';
const AUDIT = '/v1/audit/portal-switch';

test.use({ sandboxOptions: TUESDAY_SANDBOX });

/**
 * A call as the page made it: when it began and, where it was cancelled, when. Milliseconds of the page’s own clock.
 */
interface Call {
  asked: string;
  key: string | null;
  endedAt: number | null;
  isAborted: boolean;
}

/** Has every document note its calls to the API, and when someone pressed something. */
async function noteCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    const noted = { pressedAt: 0, calls: [] as Call[] };
    Object.assign(window, { noted });
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      const call: Call = {
        asked: `${init?.method ?? 'GET'} ${pathname}`,
        key: new Headers(init?.headers).get('Idempotency-Key'),
        endedAt: null,
        isAborted: false,
      };
      if (/^\/(v1|cloud)\//.test(pathname)) noted.calls.push(call);
      try {
        return await send(input, init);
      } catch (error) {
        call.isAborted = init?.signal?.aborted === true;
        throw error;
      } finally {
        call.endedAt = performance.now();
      }
    };
    addEventListener(
      'click',
      (click) => {
        if (click.isTrusted) noted.pressedAt = performance.now();
      },
      { capture: true },
    );
  });
}

const noted = (page: Page) => page.evaluate(() => Reflect.get(window, 'noted') as { pressedAt: number; calls: Call[] });
const inFlight = async (page: Page) => (await noted(page)).calls.filter(({ endedAt }) => endedAt === null);
const logsOf = async ({ control }: Sandbox) =>
  (await control.requests()).requests.filter(({ method, path }) => method === 'POST' && path === AUDIT);
const openConnections = async ({ control }: Sandbox) => (await control.requests()).realtime.open;

const sideSwitch = (page: Page) => page.getByRole('group', { name: 'Portal' });
const choosePortal = (page: Page, name: string) => sideSwitch(page).getByRole('button', { name }).click();

/** Chooses in the account’s menu, which every page has. */
async function chooseInMenu(page: Page, portal: string): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitemradio', { name: new RegExp(`^${portal}`) }).click();
}

function stored(page: Page): Promise<{ activePortal: string; switchHistory: { from: string; to: string }[] }> {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('portal-store') ?? '{}') as { state: never }).state);
}

test('a switch cancels every read of the old portal within 100 ms, and logs itself once [SEC-11] [PORTAL-5]', async ({
  page,
  sandbox,
}) => {
  await noteCalls(page);
  await signInAt(page, HOME, EVERYONE);
  await expect.poll(() => openConnections(sandbox)).toBe(1);
  await sandbox.control.behave({ match: 'GET /*', answer: 'late', delayMs: 5000 });
  await sandbox.control.behave({ match: `POST ${AUDIT}`, answer: 'late', delayMs: 1500 });
  await page.reload();
  await expect(sideSwitch(page)).toBeVisible();
  await expect.poll(async () => (await inFlight(page)).length).toBeGreaterThanOrEqual(5);
  const before = await inFlight(page);
  await sandbox.control.clearRequests();

  await choosePortal(page, 'Admin');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const { pressedAt, calls } = await noted(page);
  const aborted = calls.filter(({ isAborted }) => isAborted);
  expect(aborted.map(({ asked }) => asked).toSorted()).toEqual(before.map(({ asked }) => asked).toSorted());
  for (const { asked, endedAt } of aborted) {
    expect((endedAt ?? 0) - pressedAt, asked).toBeGreaterThanOrEqual(0);
    expect((endedAt ?? 0) - pressedAt, asked).toBeLessThan(100);
  }
  await expect.poll(() => openConnections(sandbox)).toBe(0);

  // The note of the first switch is still under way: the next one lets it be.
  await sandbox.control.clearBehaviours();
  await choosePortal(page, 'Consumer');
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(async () => (await logsOf(sandbox)).map(({ status }) => status)).toEqual([200, 200]);
  const logs = (await noted(page)).calls.filter(({ asked }) => asked === `POST ${AUDIT}`);
  expect(logs.map(({ isAborted }) => isAborted)).toEqual([false, false]);
  expect(new Set(logs.map(({ key }) => key)).size).toBe(2);
  expect(logs.map(({ key }) => key)).not.toContain(null);
});

test('no answer from before a switch is shown after it: the newest one counts [SEC-11]', async ({ page, sandbox }) => {
  await noteCalls(page);
  await signInAt(page, HOME, 'everyone@demo.test');
  // The figures are read beside the heading: what is told of the next reading must not meet this one.
  const figures = async () =>
    (await sandbox.control.requests()).requests.filter(({ path }) => path.endsWith('/dashboard/stats'));
  await expect.poll(() => openConnections(sandbox)).toBe(1);
  // The connection that opens late has the figures read again: each of these readings must be over as well.
  await expect.poll(async () => (await figures()).map(({ status }) => status)).toContain(200);
  await expect
    .poll(async () => (await inFlight(page)).map(({ asked }) => asked))
    .not.toContain('GET /v1/providers/dashboard/stats');
  // Done at once, answered late: what it will say is old by then.
  await sandbox.control.behave({ match: 'GET /v1/providers/dashboard/stats', answer: 'late', delayMs: 4000, times: 1 });
  // Not until everything has loaded: on a busy machine that takes longer than the answer.
  await page.reload({ waitUntil: 'commit' });
  await expect
    .poll(async () => (await inFlight(page)).map(({ asked }) => asked))
    .toContain('GET /v1/providers/dashboard/stats');
  await choosePortal(page, 'Consumer');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { unread } = await sandbox.control.message({ from: 'patient@demo.test', to: EVERYONE });
  await chooseInMenu(page, 'Provider');
  const news = page.getByText(`${unread} unread message`);
  await expect(news).toBeVisible();
  await expect.poll(async () => (await figures()).filter(({ milliseconds }) => milliseconds === null)).toEqual([]);
  await expect(news).toBeVisible();
  expect((await noted(page)).calls.filter(({ isAborted }) => isAborted).map(({ asked }) => asked)).toContain(
    'GET /v1/providers/dashboard/stats',
  );
});

test.describe('a note of the switch', () => {
  test.use({ provoked: /status of 500/ });

  test('that is refused, or never answered, is no business of the person’s [PORTAL-5]', async ({ page, sandbox }) => {
    await signInAt(page, HOME, EVERYONE);
    const answers = async () => (await logsOf(sandbox)).map(({ status }) => status);
    await expect.poll(answers).toEqual([200]);
    for (const [answer, status] of [
      [500, 500],
      ['never', null],
    ] as const) {
      await test.step(`${answer}`, async () => {
        const before = await answers();
        await sandbox.control.behave({ match: `POST ${AUDIT}`, answer });
        await choosePortal(page, 'Admin');
        await expect(page).toHaveURL('/admin');
        await expect(sideSwitch(page).getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-current', 'true');
        await choosePortal(page, 'Provider');
        await expect(page.getByRole('region', { name: 'Up next' })).toBeVisible();
        // A write is never made twice by itself, and no one hears of it.
        await expect.poll(answers).toEqual([...before, status, status]);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByText('Unauthorized portal')).toHaveCount(0);
      });
    }
  });
});

test('ten quick switches and the way back through the history end in one portal, one connection and one log each [PORTAL-4] [PORTAL-5] [PORTAL-6]', async ({
  page,
  sandbox,
}) => {
  await signInAt(page, HOME, EVERYONE);
  await expect(sideSwitch(page)).toBeVisible();
  const before = (await stored(page)).switchHistory.length;
  await expect.poll(async () => (await logsOf(sandbox)).length).toBe(before);
  for (let round = 0; round < 5; round += 1) {
    await choosePortal(page, 'Admin');
    await choosePortal(page, 'Provider');
  }
  await expect(page).toHaveURL(HOME);
  // Faster than any notice stands: each entry of the history belongs to the other portal.
  await page.evaluate(async () => {
    for (let step = 0; step < 7; step += 1) {
      history.back();
      await new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
    }
  });
  await expect(page).toHaveURL('/admin');
  await expect(sideSwitch(page).getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByText(/^Switching to/)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'admin');
  await expect.poll(() => openConnections(sandbox)).toBe(0);
  const { activePortal, switchHistory } = await stored(page);
  expect(activePortal).toBe('admin');
  expect(switchHistory.length).toBeGreaterThan(before + 10);
  // Each begins where the one before ended.
  for (const [index, { from }] of switchHistory.entries()) expect(from).toBe(switchHistory[index - 1]?.to ?? from);
  expect(switchHistory.at(-1)?.to).toBe('admin');
  await expect
    .poll(async () => (await logsOf(sandbox)).filter(({ status }) => status === 200).length)
    .toBe(switchHistory.length);
});

const TYPED = 'I sleep badly since the summer.';

/** Chooses a service and a time, up to the details. */
async function chooseTime(page: Page): Promise<void> {
  // It costs nothing, so that there is nothing to pay with, and is held online alone, so that there is no way to
  // choose.
  await choose(page.getByRole('radio', { name: /Introductory call/ }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await choose(page.getByRole('radio', { name: /AM|PM/ }).first());
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function review(page: Page): Promise<void> {
  for (const consent of await page.getByRole('checkbox').all()) await choose(consent);
  await page.getByRole('button', { name: 'Continue to the review' }).click();
  await page.getByRole('button', { name: 'Book this session' }).click();
}

test('a booking that a switch cancels keeps what was typed and its key: made again, it asks for the same outcome [SEC-11]', async ({
  page,
  context,
  sandbox,
}) => {
  await setClock(context);
  await noteCalls(page);
  await signInAt(page, '/booking/prv-amina-rahman', EVERYONE);
  const reason = page.getByRole('textbox', { name: /What would you like to talk about/ });
  await chooseTime(page);
  await reason.fill(TYPED);
  await sandbox.control.behave({ match: 'POST /v1/appointments', answer: 'never', times: 1 });
  await review(page);
  const bookings = async () => (await noted(page)).calls.filter(({ asked }) => asked === 'POST /v1/appointments');
  await expect.poll(async () => (await bookings()).length).toBe(1);

  await chooseInMenu(page, 'Provider');
  await expect(page).toHaveURL(HOME);
  expect(await bookings()).toMatchObject([{ isAborted: true }]);
  await chooseInMenu(page, 'Consumer');
  await expect(page).toHaveURL(/\/booking\/prv-amina-rahman/);
  await expect(reason).toHaveValue(TYPED);
  await review(page);
  await expect(page.getByRole('heading', { name: 'Your session is booked' })).toBeVisible();
  const [first, second, ...others] = await bookings();
  expect(others).toEqual([]);
  expect(first?.key).toMatch(/^[\w-]{16,}$/);
  expect(second?.key).toBe(first?.key);
});
