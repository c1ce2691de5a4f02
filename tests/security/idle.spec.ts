import type { BrowserContext, Page } from '@playwright/test';
import { accountButton } from '../journeys/support/account.ts';
import { startSession } from '../journeys/support/journey.ts';
import { askToEnd } from '../journeys/support/live.ts';
import { expect, fillIdentityForm, signInAt, test } from './support/sandbox.ts';
import { setClock, tuesday } from './support/tuesday.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const THERAPIST = 'therapist@demo.test';
const NOTES = '/provider/notes?status=unsigned';

// Five minutes, the last of them with a warning; tokens outlive them, so that nothing but idling ends a session. A leap
// of the clock ends a realtime connection that is being made, as unanswered for too long.
test.use({
  provoked: /WebSocket is closed before/,
  sandboxOptions: { now: tuesday, config: { idleMinutes: 5 }, accessTokenSeconds: 3600 },
});

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const cover = (page: Page) => page.getByRole('heading', { name: 'Sakina is locked' });
const identityForm = (page: Page) => page.getByRole('heading', { name: 'Log in to Sakina' });

/** Lets the time of all tabs go on, and stand still from then on. */
async function standStillAfter(context: BrowserContext, page: Page, milliseconds: number): Promise<void> {
  await context.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, milliseconds));
}

/** Seconds that the warning gives. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await warning(page).getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

async function twoTabs(page: Page, context: BrowserContext): Promise<Page> {
  await setClock(context);
  await signInAt(page, NOTES, THERAPIST);
  const other = await context.newPage();
  await other.goto('/provider/portal');
  await expect(accountButton(other)).toBeVisible();
  for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
  return other;
}

test('work in one tab counts for all, every tab warns 20 s ahead at least, and one answer is for all; at the end every tab is covered, then asks to log in, and the identity server asks for the password again [SEC-18] [SEC-15]', async ({
  page,
  context,
  sandbox,
}) => {
  const other = await twoTabs(page, context);
  await context.clock.fastForward(3 * MINUTE);
  await other.keyboard.press('Shift');
  await context.clock.fastForward(3 * MINUTE);
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0);

  await context.clock.fastForward(MINUTE + SECOND);
  for (const tab of [page, other]) {
    await expect(warning(tab)).toBeVisible();
    expect(await secondsLeft(tab)).toBeGreaterThanOrEqual(20);
    expect(await secondsLeft(tab)).toBeLessThanOrEqual(60);
  }
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await expect(warning(page)).toBeVisible();
  await other.keyboard.press('Enter');
  for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0);
  await context.clock.fastForward(3 * MINUTE);
  for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0);

  await context.clock.fastForward(MINUTE + SECOND);
  await expect(warning(page)).toBeVisible();
  await standStillAfter(context, page, MINUTE);
  for (const tab of [page, other]) {
    await expect(cover(tab)).toBeVisible();
    await expect(tab).toHaveTitle('Sakina');
    await expect(accountButton(tab)).toHaveCount(0);
  }
  await context.clock.resume();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/auth\/login\?redirect=/);
    await expect(
      tab.getByText('You were away for a while, so we logged you out to protect your privacy.'),
    ).toBeVisible();
    await expect(tab.getByText('You’ll return to where you were.')).toBeVisible();
  }

  // Their session has ended at the identity server too, and no one who comes by is let in.
  await expect
    .poll(async () => (await sandbox.control.requests()).counts['identity POST /token/revocation'])
    .toEqual({ 200: 2 });
  await sandbox.control.clearRequests();
  await other.goto('/provider/portal');
  await expect(other.getByText('You were away for a while')).toBeVisible();
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().startsWith(`${sandbox.identityUrl}/auth?`)),
    page.getByRole('button', { name: 'Continue to login' }).click(),
  ]);
  expect(new URL(asked.url()).searchParams.get('prompt')).toBe('login');
  await expect(identityForm(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /e-?mail/i })).toHaveValue('');
  expect((await sandbox.control.requests()).counts['identity POST /token']).toBeUndefined();
  await fillIdentityForm(page, THERAPIST);
  await expect(page).toHaveURL(NOTES);
  await expect(accountButton(page)).toBeVisible();
});

test('after a sleep everything is covered before a frame is drawn, and the session is over [SEC-18]', async ({
  page,
  context,
}) => {
  await setClock(context);
  await signInAt(page, NOTES, THERAPIST);
  await expect(page.getByText('Layla Haddad').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.clock.setSystemTime(tuesday().getTime() + 8 * 60 * MINUTE);
  // What runs between the event and the next frame are microtasks.
  const seen = await page.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    const main = document.querySelector('main h1');
    return {
      cover: document.querySelectorAll('[data-session-cover]').length,
      page: main && getComputedStyle(main).visibility,
      title: document.title,
    };
  });
  expect(seen).toEqual({ cover: 1, page: 'hidden', title: 'Sakina' });
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await expect(page.getByText('Layla Haddad')).toHaveCount(0);
});

test('a session with a client is never ended, and idling begins when it is over [SEC-18]', async ({
  page,
  context,
}) => {
  await setClock(context);
  await signInAt(page, '/provider/portal', THERAPIST);
  await page
    .getByRole('link', { name: /^Start session/ })
    .first()
    .click();
  await startSession(page);
  await page.getByRole('button', { name: 'Let in Layla Haddad', exact: true }).click();
  const other = await context.newPage();
  await other.goto('/provider/portal');
  await expect(accountButton(other)).toBeVisible();
  for (let minutes = 0; minutes < 12; minutes += 2) {
    await context.clock.fastForward(2 * MINUTE);
    for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0);
  }
  await expect(page.getByRole('timer')).toBeVisible();
  await askToEnd(page);
  await page.getByRole('alertdialog').getByRole('button', { name: /^End/ }).click();
  await expect(page.getByText(/minutes?/).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /note/i }).first().click();
  await expect(page.getByRole('textbox', { name: 'Plan' })).toBeVisible();
  await context.clock.fastForward(4 * MINUTE + SECOND);
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
});
