import { conversationIdOf, ids } from '@sakina/mocks';
import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '@sakina/mocks/sandbox';
import { keptBy } from '../security/support/kept.ts';
import { logOutAt } from '../security/support/log-out.ts';
import { expect, fillIdentityForm, signInAt, test } from '../security/support/sandbox.ts';
import { setClock, TUESDAY_SANDBOX } from '../security/support/tuesday.ts';
import { accountButton } from './support/account.ts';
import { cutOff, SENT_MS } from './support/offline.ts';

const PATIENT = 'patient@demo.test';
const THREAD = `/dashboard?view=messages&id=${conversationIdOf(ids.providers.amina, ids.users.layla)}`;

// The browser itself notes in its console what it could not load, and a version that was refused.
test.use({
  sandboxOptions: TUESDAY_SANDBOX,
  provoked: /net::ERR_|Failed to load resource|WebSocket connection|fetching the script/,
});

const entries = (page: Page) => page.getByRole('list', { name: 'Waiting for a connection' });
const words = (page: Page) => page.getByRole('textbox', { name: 'Your words' });

/** Opens an entry of Layla's journal by its title. */
async function openEntry(page: Page, title: string): Promise<void> {
  await page.getByRole('list', { name: 'Entries', exact: true }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Puts a sentence to the end of the words that stand in the field, and saves them. */
async function write(page: Page, sentence: string): Promise<void> {
  await words(page).press('Control+End');
  await page.keyboard.insertText(` ${sentence}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Adds a sentence to the entry that stands open. */
async function addTo(page: Page, sentence: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).click();
  await write(page, sentence);
}

/** Writes to Dr. Rahman on a device that has no connection. */
async function writeOffline(page: Page, context: BrowserContext, texts: readonly string[]): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message Dr. Amina Rahman' });
  await expect(field).toBeVisible();
  await cutOff(page, context);
  for (const text of texts) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(field).toHaveValue('');
  }
}

async function askToLogOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out before everything is sent?' });

/** The identity server was not reached by the logout: it may still know her, or ask. */
async function fillOrGoOn(page: Page): Promise<void> {
  const account = accountButton(page);
  const form = page.getByRole('textbox', { name: 'Email' });
  const door = page.getByRole('button', { name: 'Continue to login' });
  await expect(account.or(form).or(door)).toBeVisible();
  if (await door.isVisible()) await door.click();
  await expect(account.or(form)).toBeVisible();
  if (await form.isVisible()) await fillIdentityForm(page, PATIENT);
}

/** The calls of a kind that have arrived since the log was cleared. */
async function countCalls(sandbox: Sandbox, method: string, path: string): Promise<number> {
  const { requests } = await sandbox.control.requests();
  return requests.filter((asked) => asked.method === method && asked.path.startsWith(path)).length;
}

test('a change of an entry waits at its place and is sent once on return; one that meets a newer version is not put in its place: both stand there, and the person chooses [SEC-17] [SEC-12]', async ({
  page,
  context,
  browser,
  baseURL,
  sandbox,
}) => {
  await setClock(context);
  await signInAt(page, '/deenya?view=journal', PATIENT);
  await openEntry(page, 'Three sentences');

  await test.step('a change is sent once', async () => {
    await cutOff(page, context);
    await sandbox.control.clearRequests();
    await addTo(page, 'Four: thank you.');
    await expect(entries(page).getByText(/Four: thank you\./)).toBeVisible();
    await expect(entries(page).getByText('Waiting for a connection')).toBeVisible();

    // Changed once more before it was sent: it is still one change.
    await entries(page).getByRole('button', { name: 'Edit' }).click();
    await write(page, 'And water.');
    await expect(entries(page).getByRole('listitem')).toHaveCount(1);

    await context.setOffline(false);
    await expect(entries(page)).toHaveCount(0, { timeout: SENT_MS });
    await expect(page.getByText(/the mirror understood\. Four: thank you\. And water\./)).toBeVisible();
    expect(await countCalls(sandbox, 'PUT', '/cloud/v1/journal/entries/')).toBe(1);
  });

  await test.step('a change that meets a newer version', async () => {
    await cutOff(page, context);
    await addTo(page, 'Written in the tunnel.');
    await expect(entries(page).getByText('Waiting for a connection')).toBeVisible();

    // Meanwhile, on another device.
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    await setClock(other);
    const desk = await other.newPage();
    await signInAt(desk, '/deenya?view=journal', PATIENT);
    await openEntry(desk, 'Three sentences');
    await addTo(desk, 'Written at the desk.');
    await expect(desk.getByText(/Written at the desk\./)).toBeVisible();
    await other.close();

    await context.setOffline(false);
    await expect(entries(page).getByText(/was changed somewhere else, so your edit wasn’t applied/)).toBeVisible({
      timeout: SENT_MS,
    });
    await expect(entries(page).getByText(/Written in the tunnel\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'In your journal now' })).toBeVisible();
    await expect(page.getByText(/Written at the desk\./)).toBeVisible();

    await sandbox.control.clearRequests();
    await entries(page).getByRole('button', { name: 'Keep this version' }).click();
    await expect(entries(page)).toHaveCount(0);
    await expect(page.getByText(/Written in the tunnel\./)).toBeVisible();
    await expect(page.getByText(/Written at the desk\./)).toHaveCount(0);
    expect(await countCalls(sandbox, 'PUT', '/cloud/v1/journal/entries/')).toBe(1);
  });
});

test('a logout asks before it loses what has not been sent; staying keeps it, and whoever logs out all the same loses it, with nothing left of it [SEC-15] [SEC-17]', async ({
  page,
  context,
  sandbox,
}) => {
  const thread = page.getByRole('list', { name: 'Conversation with Dr. Amina Rahman' });
  await setClock(context);
  await signInAt(page, THREAD, PATIENT);

  await test.step('staying keeps it', async () => {
    await writeOffline(page, context, ['I am on the train.', 'I will be late.']);
    await askToLogOut(page);
    await expect(question(page).getByText('2 messages haven’t been sent yet.', { exact: true })).toBeVisible();
    await expect(
      question(page).getByText('Send them when you’re back online, or log out and lose them.', { exact: true }),
    ).toBeVisible();
    await expect(question(page).getByRole('button', { name: 'Stay logged in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(thread.getByText('I will be late.', { exact: true })).toBeVisible({ timeout: SENT_MS });
    await expect(page.getByRole('list', { name: 'Messages waiting to be sent' })).toHaveCount(0);
  });

  await test.step('logging out loses it', async () => {
    await writeOffline(page, context, ['Never to be sent.']);
    await sandbox.control.clearRequests();
    await askToLogOut(page);
    await question(page).getByRole('button', { name: 'Log out and lose it' }).click();
    await expect(page).toHaveURL('/');
    await expect(accountButton(page)).toHaveCount(0);
    await expect
      .poll(async () => JSON.parse((await keptBy(page)).databases) as unknown)
      .toEqual([
        ['sakina-drafts', 'drafts', []],
        ['sakina-drafts', 'keys', []],
      ]);
    await context.setOffline(false);
    await page.goto(THREAD);
    await fillOrGoOn(page);
    await expect(thread).toBeVisible();
    await expect(page.getByText('Never to be sent.')).toHaveCount(0);
    expect(await countCalls(sandbox, 'POST', '/cloud/v1/messages')).toBe(0);
  });

  // Nothing waits any more: no one is asked.
  await logOutAt(page);
});

test('a session that ends by itself asks no one and loses nothing: it is sent when the same person is back [SEC-15] [SEC-17] [SEC-18]', async ({
  page,
  context,
  sandbox,
}) => {
  await setClock(context);
  await signInAt(page, THREAD, PATIENT);
  await writeOffline(page, context, ['Sent after all.']);
  await context.clock.fastForward('16:00');
  await expect(page).toHaveURL((url) => url.pathname === '/auth/login');
  await expect(question(page)).toHaveCount(0);
  await context.setOffline(false);
  await sandbox.control.clearRequests();
  await page.goto(THREAD);
  await fillOrGoOn(page);
  await expect(
    page
      .getByRole('list', { name: 'Conversation with Dr. Amina Rahman' })
      .getByText('Sent after all.', { exact: true }),
  ).toBeVisible();
  expect(await countCalls(sandbox, 'POST', '/cloud/v1/messages')).toBe(1);
});
