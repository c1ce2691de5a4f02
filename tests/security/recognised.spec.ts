import type { Page } from '@playwright/test';
import type { Sandbox } from '@sakina/mocks/sandbox';
import { accountButton } from '../journeys/support/account.ts';
import { holdRequests } from '../journeys/support/journey.ts';
import { untilCalm } from './support/calm.ts';
import { expect, signInAt, test } from './support/sandbox.ts';

const PATIENT = 'patient@demo.test';

/** Keeps the answer to who is signed in away, until it is let through: a slow phone, a slow network. */
const holdSignIn = (page: Page, { identityUrl }: Sandbox) => holdRequests(page, `${identityUrl}/token`);

const account = (page: Page) => accountButton(page, 'Layla Haddad');

test('what someone does before the page knows who is there stays when it does: a menu stays open with the focus in it, what is typed into a page for everyone stays, and the page is theirs then [AUTH-4] [FRAME-7] [SEC-11]', async ({
  page,
  sandbox,
}) => {
  await signInAt(page, '/dashboard', PATIENT);
  await page.setViewportSize({ width: 360, height: 740 });
  const letMenuThrough = await holdSignIn(page, sandbox);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeFocused();
  letMenuThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'What’s next?', includeHidden: true })).toBeAttached();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(account(page)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  const letThrough = await holdSignIn(page, sandbox);
  await page.goto('/find-therapist');
  const search = page.getByRole('searchbox', { name: 'Search by name, need, or city' });
  await search.click();
  await page.keyboard.type('gri');
  const asked = async () =>
    (await sandbox.control.requests()).requests
      .filter(({ server, method }) => server === 'api' && method === 'GET')
      .map(({ path }) => path);
  await untilCalm(sandbox);
  await sandbox.control.clearRequests();
  letThrough();
  await expect(account(page)).toBeVisible();
  // Read again as theirs, and whom they saved beside it.
  await expect.poll(asked).toEqual(expect.arrayContaining(['/cloud/v1/providers', '/cloud/v1/saved-providers']));
  await expect(search).toBeFocused();
  await page.keyboard.type('ef');
  await expect(search).toHaveValue('grief');
});
