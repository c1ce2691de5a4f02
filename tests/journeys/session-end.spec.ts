import type { BrowserContext, Page } from '@playwright/test';
import { accountButton } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';
import { fillLogin, onTuesday } from './support/journey.ts';

const MINUTE = 60_000;

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const plan = (page: Page) => page.getByRole('textbox', { name: 'Plan' });

/** The rest of what the browser keeps, as one text: both storages, and every database but the demo's own server. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), location.href, document.title];
    for (const { name = '' } of await indexedDB.databases()) {
      if (name === 'sakina-mock-server') continue;
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => done(opening.result));
        opening.addEventListener('error', () => fail(opening.error));
      });
      for (const table of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done) => {
          const reading = database.transaction(table).objectStore(table).getAll();
          reading.addEventListener('success', () => done(reading.result));
        });
        const text = (row: unknown) =>
          JSON.stringify(row, (_, part: unknown) =>
            part instanceof ArrayBuffer ? new TextDecoder().decode(part) : part,
          );
        parts.push(...rows.map((row) => `${name}/${table}: ${text(row)}`));
      }
      database.close();
    }
    return parts.join('\n');
  });
}

/** Makes saving a note fail as a dead network does, for as long as the page says so. */
async function canDie(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      return sessionStorage.getItem('test-dead') && method === 'PUT'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(input, init);
    };
  });
}

async function openNote(page: Page): Promise<void> {
  await page.goto('/provider/notes');
  await page
    .getByRole('link', { name: /^Layla Haddad Unsigned/ })
    .first()
    .click();
  await expect(plan(page)).toBeVisible();
}

/** Types into the note of Layla Haddad while nothing can be saved, and waits until it is sealed. */
async function typeUnsaved(page: Page, text: string): Promise<void> {
  await openNote(page);
  await page.evaluate(() => sessionStorage.setItem('test-dead', 'yes'));
  await plan(page).fill(text);
  await expect(page.getByText('Your last changes aren’t saved').first()).toBeVisible();
  await expect.poll(async () => kept(page)).toContain('sakina-drafts/drafts');
}

/** Twenty seconds: less than the answer to a renewal may take. */
const HOP = 20_000;

/** Whether a renewal or the demo's server is at work: both hold a lock as long as they are. */
const isAtWork = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return held.length + pending.length > 0;
  });

/** Lets time pass in hops, so that what is asked in between is answered, as it would be. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= HOP) {
    await page.clock.fastForward(Math.min(left, HOP));
    await expect.poll(() => isAtWork(page), { intervals: [20] }).toBe(false);
  }
}

/** Another tab of the same browser, as after a crash of this one. */
async function afterACrash(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  return next;
}

test.describe('an idle session', () => {
  // After hours the token is old, and the first call after them finds out.
  test.use({ provoked: /status of 401/ });

  // All tabs, the cover and a sleep are shown by the tests of idling against an identity server.
  test('is warned a minute ahead and ends where no one answers, leaves no token and no one’s name, and gives unsaved text back to the same person alone [SEC-15] [SEC-18] [SEC-7]', async ({
    page,
    context,
    signIn,
  }) => {
    await canDie(context);
    await onTuesday(page);
    await signIn('therapist@demo.test');
    await typeUnsaved(page, 'Call her on Friday.');
    await pass(page, 14 * MINUTE + 5000);
    await expect(warning(page)).toBeVisible();
    await pass(page, MINUTE + 5000);
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByText('Layla Haddad')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('sakina-session-ended'))).toBe('idle');
    await page.evaluate(() => sessionStorage.clear());
    const left = await kept(page);
    expect(left).toContain('sakina-drafts/drafts');
    for (const trace of ['mock.', 'therapist@demo.test', 'Amina', 'Layla', 'Friday']) expect(left).not.toContain(trace);
    await fillLogin(page, 'everyone@demo.test');
    await expect(accountButton(page)).toBeVisible();
    await page.goto('/provider/notes');
    await expect(page.getByRole('heading', { level: 1, name: 'Session notes' })).toBeVisible();
    await expect(page.getByText('Call her on Friday.')).toHaveCount(0);
    // The other person's session ends by itself, too: a logout would destroy what is kept.
    await pass(page, 16 * MINUTE);
    await expect(page).toHaveURL(/\/auth\/login/);
    await fillLogin(page, 'therapist@demo.test');
    await expect(accountButton(page)).toBeVisible();
    await openNote(page);
    await expect(plan(page)).toHaveValue('Call her on Friday.');
  });
});

test.describe('what was typed while nothing could be saved', () => {
  test('comes back after a crash, in its own note alone, and is saved then [SEC-15]', async ({
    page,
    context,
    signIn,
  }) => {
    await canDie(context);
    await signIn('therapist@demo.test');
    await typeUnsaved(page, 'Call her on Friday.');
    // Opened by its address: the list alone opens its first note, which may be the very one that was written in.
    const another = await page
      .getByRole('link', { name: /Unsigned/ })
      .filter({ hasNotText: 'Layla Haddad' })
      .first()
      .getAttribute('href');
    const next = await afterACrash(page);
    await next.goto(another ?? '');
    await expect(next.getByRole('textbox').last()).toBeVisible();
    await expect(next.getByText('Call her on Friday.')).toHaveCount(0);
    await openNote(next);
    await expect(plan(next)).toHaveValue('Call her on Friday.');
    await expect(next.getByRole('article').getByText(/^Saved at/)).toBeVisible();
    await expect.poll(async () => kept(next)).not.toContain('sakina-drafts/drafts');
    await next.reload();
    await openNote(next);
    await expect(plan(next)).toHaveValue('Call her on Friday.');
  });
});
