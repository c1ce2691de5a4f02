import type { Page } from '@playwright/test';
import type { Sandbox } from '@sakina/mocks/sandbox';
import { accountButton, accountName } from '../journeys/support/account.ts';
import { logOutAt } from './support/log-out.ts';
import { keptBy, TOKEN, tracesIn } from './support/kept.ts';
import { expect, fillIdentityForm, signInAt, test } from './support/sandbox.ts';
import { setClock, TUESDAY_SANDBOX } from './support/tuesday.ts';

const MINUTE = 60_000;
const THERAPIST = 'therapist@demo.test';
const TYPED = 'Call her on Friday.';
/** What says who someone is, whom they care for, what they wrote, or lets one in as them. */
const PERSONAL = [
  'Amina',
  'Rahman',
  'Layla',
  'Haddad',
  TYPED,
  'usr-',
  THERAPIST,
  TOKEN,
  'access_token',
  'refresh_token',
];
const SEALED = '"sakina-drafts","drafts",[{';

// The browser notes servers that are down or refuse, and a connection that is cancelled while it is made.
test.use({
  provoked: /status of (400|401|503)|WebSocket is closed before|Failed to fetch|ERR_/,
  sandboxOptions: TUESDAY_SANDBOX,
});

const plan = (page: Page) => page.getByRole('textbox', { name: 'Plan' });
const toLogin = (page: Page) => page.getByRole('button', { name: 'Continue to login' });

async function openNote(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Layla Haddad Unsigned/ })
    .first()
    .click();
  await expect(plan(page)).toBeVisible();
}

/** Types into the note of Layla Haddad while the API saves nothing, and waits until it is sealed. */
async function typeUnsaved(page: Page, { control }: Sandbox): Promise<void> {
  await signInAt(page, '/provider/notes', THERAPIST);
  await openNote(page);
  await control.behave({ match: 'PUT /v1/*', answer: 503 });
  await plan(page).fill(TYPED);
  await expect(page.getByText('Your last changes aren’t saved').first()).toBeVisible();
  await expect.poll(async () => (await keptBy(page)).databases).toContain(SEALED);
}

/** Lets tokens run out while nothing answers a renewal. */
async function runOut(page: Page, { control }: Sandbox): Promise<void> {
  await control.behave({ server: 'identity', match: 'POST /token', answer: 503 });
  await page.clock.fastForward(4 * MINUTE + 45_000);
  await expect
    .poll(async () => (await control.requests()).counts['identity POST /token']?.['503'] ?? 0)
    .toBeGreaterThan(0);
  await page.clock.fastForward(MINUTE);
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
}

test('what was typed while no server answered is sealed at the end, is not for the next person at this computer, and comes back to its note with whoever typed it [AUTH-6] [SEC-15] [SEC-7]', async ({
  page,
  context,
  sandbox,
}) => {
  await setClock(context);
  await typeUnsaved(page, sandbox);
  const note = page.url();
  await runOut(page, sandbox);
  await expect(page.getByText('We couldn’t reach our service for a while, and your session expired.')).toBeVisible();
  const left = await keptBy(page);
  expect(left.databases).toContain(SEALED);
  expect(tracesIn(left, PERSONAL)).toEqual([]);

  await sandbox.control.clearBehaviours();
  await sandbox.control.revoke({ email: THERAPIST, session: true });
  // The identity server has ended the session too, and asks again.
  await toLogin(page).click();
  await fillIdentityForm(page, 'everyone@demo.test');
  await expect(accountButton(page)).toHaveAccessibleName(accountName('Mariam El-Sayed'));
  await expect(page).toHaveURL(note);
  await page.waitForLoadState('networkidle');
  const others = await keptBy(page);
  expect(tracesIn(others, [TYPED])).toEqual([]);
  expect(others.databases).toContain(SEALED);

  // A logout would destroy what is kept: this session is ended by the server.
  await sandbox.control.revoke({ email: 'everyone@demo.test', session: true });
  await page.clock.fastForward(4 * MINUTE + 45_000);
  await expect(page.getByText('Your session expired.')).toBeVisible();
  await toLogin(page).click();
  await fillIdentityForm(page, THERAPIST);
  await expect(accountButton(page)).toHaveAccessibleName(accountName('Amina Rahman'));
  await expect(page).toHaveURL(note);
  await expect(plan(page)).toHaveValue(TYPED);
  await expect(page.getByRole('article').getByText(/^Saved at/)).toBeVisible();
  await expect.poll(async () => (await keptBy(page)).databases).not.toContain(SEALED);
});

test('a logout in another tab takes what was typed with it, key and all, within two seconds [SEC-7] [SEC-15]', async ({
  page,
  context,
  sandbox,
}) => {
  await typeUnsaved(page, sandbox);
  const other = await context.newPage();
  await other.goto('/provider/portal');
  await accountButton(other).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/', { timeout: 2000 });
  await expect(plan(page)).toHaveCount(0);
  await expect.poll(async () => tracesIn(await keptBy(page), [...PERSONAL, '"keyId"']), { timeout: 2000 }).toEqual([]);

  await sandbox.control.clearBehaviours();
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await page.goto('/provider/notes');
  await toLogin(page).click();
  await fillIdentityForm(page, THERAPIST);
  await openNote(page);
  await expect(plan(page)).not.toHaveValue(TYPED);
  await logOutAt(page);
});
