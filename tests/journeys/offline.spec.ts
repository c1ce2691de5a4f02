import { conversationIdOf, ids } from '@sakina/mocks';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { serveBuild } from '../../apps/web/hosting/index.ts';
import { root } from '../architecture/repository.ts';
import { keptBy, tracesIn } from '../security/support/kept.ts';
import { logOutAt } from '../security/support/log-out.ts';
import { expect, fillIdentityForm, signInAt, test } from '../security/support/sandbox.ts';
import { setClock, TUESDAY_SANDBOX } from '../security/support/tuesday.ts';
import { accountButton } from './support/account.ts';
import { banner, SENT_MS, SHOWN_MS, untilPrepared } from './support/offline.ts';
import { goInApp } from './support/walk.ts';

const PATIENT = 'patient@demo.test';
/** What belongs to Layla alone. */
const HERS = ['Layla', 'Haddad'];
const THREAD = `/dashboard?view=messages&id=${conversationIdOf(ids.providers.amina, ids.users.layla)}`;

// The browser itself notes in its console what it could not load.
test.use({
  sandboxOptions: TUESDAY_SANDBOX,
  provoked: /net::ERR_|Failed to load resource|WebSocket connection|fetching the script/,
});

const offlinePage = (page: Page) => page.getByRole('heading', { level: 1, name: 'You’re offline' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Message Dr. Amina Rahman' });

/** Layla looks at her next session and at her plan, as on any day. */
async function visit(page: Page, context: BrowserContext): Promise<void> {
  await setClock(context);
  await signInAt(page, '/dashboard', PATIENT);
  await expect(page.getByRole('region', { name: 'Next session' }).getByText('Dr. Amina Rahman').first()).toBeVisible();
  await page.getByRole('link', { name: 'Safety plan' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your safety plan' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'My reasons for living' })).toBeVisible();
  await untilPrepared(page);
}

const DIST = join(root, 'apps/web/dist');

test('the next session, the safety plan and crisis help open offline after a visit, and nothing else of hers; after a logout nothing of it is left [SEC-17] [CARE-1] [CARE-3]', async ({
  page,
  context,
}) => {
  await visit(page, context);

  await test.step('what is laid down are files of the build alone, and no more than 744 kB of them [FAST-1] [SEC-8]', async () => {
    const laid = await page.evaluate(async () => {
      const addresses: string[] = [];
      for (const name of await caches.keys())
        addresses.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
      return addresses;
    });
    const paths = laid.map((url) => new URL(url).pathname);
    expect(
      paths.filter((path) => !/^\/(assets\/[\w.-]+|index\.html|favicon\.svg|late\.css|config\.json)$/.test(path)),
    ).toEqual([]);
    const files = paths.filter((path) => path !== '/config.json');
    const brotli = files
      .map((path) => brotliCompressSync(readFileSync(join(DIST, path))).length)
      .reduce((sum, size) => sum + size, 0);
    expect(files.length).toBeGreaterThan(50);
    expect(brotli / 1000).toBeLessThanOrEqual(744);
  });

  await test.step('what is kept opens', async () => {
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible({ timeout: SHOWN_MS });

    await page.goto('/dashboard');
    await expect(offlinePage(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your next session' }).getByText('Dr. Amina Rahman')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 988' }).first()).toBeVisible();
    await expect(banner(page)).toBeVisible();

    await page.goto('/profile');
    await expect(page.getByText(/This page needs a connection/)).toBeVisible();

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call 988' }).first()).toBeVisible();

    await page.goto('/safety-plan');
    await expect(
      page
        .getByRole('region', { name: 'Your safety plan' })
        .getByRole('heading', { level: 3, name: 'My reasons for living' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'You can reach a person now' })).toBeVisible();
  });

  await test.step('the page that was asked for opens by itself when the connection is back', async () => {
    // The banner loads after the page; one that never saw the connection cut cannot report its return.
    await expect(banner(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re back online.')).toBeVisible({ timeout: SENT_MS });
    await expect(page.getByRole('heading', { level: 1, name: 'Your safety plan' })).toBeVisible({ timeout: SENT_MS });
    await expect(offlinePage(page)).toHaveCount(0);
    await expect(page).toHaveURL('/safety-plan');
  });

  await test.step('after a logout nothing of it is left, in sight or on the disk [SEC-15]', async () => {
    await logOutAt(page);
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(page).toHaveURL((url) => url.pathname === '/auth/login');
    await expect(offlinePage(page)).toHaveCount(0);
    const kept = await keptBy(page);
    expect(tracesIn(kept, HERS)).toEqual([]);
    expect(JSON.parse(kept.databases)).toEqual([
      ['sakina-drafts', 'drafts', []],
      ['sakina-drafts', 'keys', []],
    ]);
  });
});

test('the way out works offline too: the page is gone at once, and stays away; another person in the same browser sees none of it [CARE-1] [SEC-17] [SEC-15]', async ({
  page,
  context,
}) => {
  await visit(page, context);
  await context.setOffline(true);
  await page.goto('/safety-plan');
  await expect(offlinePage(page)).toBeVisible();
  await expect(page.getByText('My reasons for living')).toBeVisible();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift');
  await expect(page.getByText('My reasons for living')).toHaveCount(0);
  await page.goto('/safety-plan');
  const back = page.getByRole('button', { name: 'Show this page again' });
  await expect(back).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await back.click();
  await expect(page.getByText('My reasons for living')).toBeVisible();

  await test.step('she never logged out; the identity server has forgotten her', async () => {
    // The page would ask the identity server as soon as it is online, and the answer would bring the cookie back.
    await page.goto('about:blank');
    await context.setOffline(false);
    await context.clearCookies();
    await page.goto('/dashboard');
    await fillIdentityForm(page, 'tier@demo.test');
    await expect(accountButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/safety-plan');
    await expect(offlinePage(page)).toBeVisible();
    await expect(page.getByText(/No plan is saved here/)).toBeVisible();
    expect(tracesIn(await keptBy(page), HERS)).toEqual([]);
  });
});

test('what is kept opens no longer than the session lives [SEC-17]', async ({ page, context }) => {
  await visit(page, context);
  await context.setOffline(true);
  await page.goto('/safety-plan');
  await expect(offlinePage(page)).toBeVisible();
  // Tokens of the sandbox live for five minutes.
  await context.clock.fastForward('05:01');
  await expect(page.getByText(/This page needs a connection/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My reasons for living' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/This page needs a connection/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'You can reach a person now' })).toBeVisible();
  for (const name of ['Your safety plan', 'Your next session'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
});

test('messages and an entry of the journal that are written offline wait at their place and are sent once, in order, on return; what waits can be let go of, and survives a reload until the same person is back [SEC-17] [SEC-12] [SEC-15]', async ({
  page,
  context,
  sandbox,
}) => {
  const posts = async (path: string) =>
    (await sandbox.control.requests()).requests.filter((asked) => asked.method === 'POST' && asked.path === path);
  const goOffline = async () => {
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible({ timeout: SHOWN_MS });
  };
  const send = async (texts: readonly string[]) => {
    for (const text of texts) {
      await field(page).fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(field(page)).toHaveValue('');
    }
  };
  const waiting = page.getByRole('list', { name: 'Messages waiting to be sent' });
  const thread = page.getByRole('list', { name: 'Conversation with Dr. Amina Rahman' });
  await setClock(context);
  await signInAt(page, THREAD, PATIENT);
  await expect(field(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await untilPrepared(page);
  await sandbox.control.clearRequests();

  await test.step('messages are sent once, in order', async () => {
    await goOffline();
    const words = ['I am on the train.', 'I will be ten minutes late.', 'Thank you.'];
    await send(words);
    await expect(waiting.getByText('Waiting for a connection')).toHaveCount(3, { timeout: SHOWN_MS });
    // Sealed: no one reads them on the disk.
    expect(tracesIn(await keptBy(page), words).filter((trace) => !trace.startsWith('document'))).toEqual([]);

    await context.setOffline(false);
    await expect(thread.getByText('Thank you.', { exact: true })).toBeVisible({ timeout: SENT_MS });
    await expect(waiting).toHaveCount(0);
    await expect(page.getByText('You’re back online. Everything has been sent.')).toBeVisible();
    const said = await thread.locator('li p').allInnerTexts();
    expect(said.filter((text) => words.includes(text))).toEqual(words);
    expect(await posts('/cloud/v1/messages')).toHaveLength(3);
  });

  await test.step('one is let go of, the other survives a reload', async () => {
    await sandbox.control.clearRequests();
    await goOffline();
    await send(['First thought.', 'Second thought.']);
    await waiting
      .getByRole('listitem')
      .filter({ hasText: 'First thought.' })
      .getByRole('button', { name: 'Discard' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(waiting.getByRole('listitem')).toHaveCount(1);

    await page.reload();
    await expect(offlinePage(page)).toBeVisible();
    await context.setOffline(false);
    await expect(thread.getByText('Second thought.', { exact: true })).toBeVisible();
    await expect(page.getByText('First thought.')).toHaveCount(0);
    expect(await posts('/cloud/v1/messages')).toHaveLength(1);
  });

  await test.step('an entry of the journal waits as well, and stands in its place on return', async () => {
    await goInApp(page, '/deenya?view=journal');
    await page.getByRole('link', { name: 'Write', exact: true }).click();
    const words = page.getByRole('textbox', { name: 'Your words' });
    await expect(words).toBeVisible();
    await page.waitForLoadState('networkidle');
    await goOffline();
    await words.fill('The sea was quiet today.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const entries = page.getByRole('list', { name: 'Waiting for a connection' });
    await expect(entries.getByText('The sea was quiet today.')).toBeVisible();
    await context.setOffline(false);
    await expect(entries).toHaveCount(0, { timeout: SENT_MS });
    await expect(
      page.getByRole('list', { name: 'Entries', exact: true }).getByText('The sea was quiet today.'),
    ).toBeVisible();
    expect(await posts('/cloud/v1/journal/entries')).toHaveLength(1);
  });
});

test.describe('a newer build', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    cpSync(DIST, folder, { recursive: true });
  });
  test.afterEach(() => rmSync(folder, { recursive: true }));

  const open = async (page: Page, url: string) => {
    await page.goto(`${url}/auth/forgot-password`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilPrepared(page);
  };
  /**
   * As a build of the next day differs: the script that pages are started by has another name, and so has the shell's
   * revision.
   */
  const bringNewer = () => {
    const [, name = ''] = /assets\/(index-[\w-]+)\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
    expect(name).not.toBe('');
    cpSync(join(folder, `assets/${name}.js`), join(folder, 'assets/index-newer.js'));
    for (const file of ['index.html', 'sw.js']) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toContain(`/assets/${name}.js`);
      writeFileSync(
        join(folder, file),
        text.replace(`/assets/${name}.js`, '/assets/index-newer.js').replace(/(index\.html`,revision:`)\w+/, '$1newer'),
      );
    }
  };
  const isWaiting = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

  test('leaves a page that stands open its files, and takes over when one of its own stands alone [SEC-19]', async ({
    page,
    context,
  }) => {
    const host = await serveBuild({ root: folder });
    const url = `http://127.0.0.1:${host.port}`;
    await open(page, url);
    // The page that brought the worker is not its own; the next one is, and keeps it from being replaced.
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    bringNewer();
    const other = await context.newPage();
    await open(other, url);
    await expect.poll(() => isWaiting(other)).toBe(true);
    await other.close();
    expect(await isWaiting(page)).toBe(true);

    await page.reload();
    await expect.poll(() => isWaiting(page)).toBe(false);
    await host.close();
  });
});
