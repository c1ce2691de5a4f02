import type { Page } from '@playwright/test';
import { CALL_ARGS, lightBrowserLaunch } from '../../tools/browser.mjs';
import { accountButton } from '../journeys/support/account.ts';
import { startSession } from '../journeys/support/journey.ts';
import { joinCall, laylaStart, leaveCall, liveTracks, watch } from '../journeys/support/live.ts';
import { untilCalm } from '../security/support/calm.ts';
import { expect, signInAt, test } from '../security/support/sandbox.ts';
import type { Sandbox } from '@sakina/mocks/sandbox';
import { setClock, TUESDAY_SANDBOX } from '../security/support/tuesday.ts';

const browser = lightBrowserLaunch();
test.use({ sandboxOptions: TUESDAY_SANDBOX, launchOptions: { ...browser, args: [...browser.args, ...CALL_ARGS] } });

/** What the heap may grow by, in bytes. */
const GROWTH = 10 * 1024 * 1024;

/** Bytes of the heap that are still in use after everything else was collected. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // What was released in a finalizer is gone with the next collection.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Bytes by which the heap has grown; the report of the test names them. */
async function grownSince(page: Page, before: number): Promise<number> {
  const grown = (await heap(page)) - before;
  test.info().annotations.push({ type: 'heap', description: `${(grown / 1e6).toFixed(2)} MB more` });
  return grown;
}

const openSockets = async ({ control: server }: Sandbox) => (await server.requests()).realtime.open;

/** Goes to and fro in the history of the page, and waits for each page to be drawn. */
async function walk(page: Page, sandbox: Sandbox, changes: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let change = 0; change < count; change += 1) {
      const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.go(change % 8 < 4 ? -1 : 1);
      await arrived;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, changes);
  await untilCalm(sandbox);
}

test('1,000 route changes leave one socket and a heap that has grown by 10 MB at most [SEC-20]', async ({
  page,
  context,
  sandbox,
}) => {
  await setClock(context);
  await signInAt(page, '/provider/portal', 'therapist@demo.test');
  const navigation = page.getByRole('navigation', { name: 'Provider portal' });
  for (const name of ['Calendar', 'Today', 'Calendar', 'Today']) {
    await navigation.getByRole('link', { name, exact: true }).click();
    // Left before it has come, a page would have no place in the history, and the walk would lead out of the product.
    await expect(page).toHaveTitle(new RegExp(`^${name} `));
  }
  await untilCalm(sandbox);
  await walk(page, sandbox, 80);
  const before = await heap(page);
  await walk(page, sandbox, 1000);
  expect(await grownSince(page, before)).toBeLessThan(GROWTH);
  expect(await openSockets(sandbox)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('100 switches between portals leave one socket and a heap that has grown by 10 MB at most [SEC-20]', async ({
  page,
  context,
  sandbox,
}) => {
  await setClock(context);
  await signInAt(page, '/provider/portal', 'everyone@demo.test');
  const turn = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const portal = time % 2 === 0 ? 'Consumer' : 'Provider';
      await accountButton(page).click();
      await page.getByRole('menuitemradio', { name: new RegExp(`^${portal}`) }).click();
      await expect(page).toHaveURL(time % 2 === 0 ? '/dashboard' : '/provider/portal');
    }
    await untilCalm(sandbox);
  };
  await turn(10);
  const before = await heap(page);
  await turn(100);
  expect(await grownSince(page, before)).toBeLessThan(GROWTH);
  expect(await openSockets(sandbox)).toBeLessThanOrEqual(1);
});

test('20 calls leave no live track, one socket more for the room, and a heap that has grown by 10 MB at most [SEC-20]', async ({
  page,
  context,
  sandbox,
}) => {
  await watch(context);
  await setClock(context);
  await signInAt(page, '/provider/portal', 'therapist@demo.test');
  await laylaStart(page).click();
  await startSession(page);
  const call = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await joinCall(page);
      await leaveCall(page);
      await expect.poll(() => liveTracks(page)).toBe(0);
      await page.getByRole('button', { name: 'Join with audio' }).click();
    }
    await untilCalm(sandbox);
  };
  await call(2);
  const sockets = await openSockets(sandbox);
  const before = await heap(page);
  await call(20);
  expect(await grownSince(page, before)).toBeLessThan(GROWTH);
  expect(await openSockets(sandbox)).toBe(sockets);
  expect(await liveTracks(page)).toBe(0);
});
