import type { Page } from '@playwright/test';
import { accountButton } from '../journeys/support/account.ts';
import { choose, expectNoOverflow, startSession } from '../journeys/support/journey.ts';
import { askToEnd } from '../journeys/support/live.ts';
import { readCalls } from './support/calls.ts';
import { logOutAt } from './support/log-out.ts';
import { expect, fillIdentityForm, test } from './support/sandbox.ts';
import { setClock, TUESDAY_SANDBOX } from './support/tuesday.ts';

test.use({ sandboxOptions: TUESDAY_SANDBOX });

async function findProvider(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find care' }).first().click();
  await page.getByRole('searchbox', { name: 'Search by name, need, or city' }).fill('Amina Rahman');
  await expect(page.getByText('1 person you can talk to').first()).toBeVisible();
  await page.getByRole('link', { name: /Dr\. Amina Rahman/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Amina Rahman' })).toBeVisible();
}

async function book(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Book a session');
  await choose(page.getByRole('radio', { name: /Individual session/ }));
  await choose(page.getByRole('radio', { name: /^Online/ }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'When would you like to meet?' })).toBeVisible();
  await choose(page.getByRole('radio', { name: /AM|PM/ }).first());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('textbox', { name: /What would you like to talk about/ })
    .fill('I sleep badly since the summer.');
  for (const consent of await page.getByRole('checkbox').all()) await choose(consent);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to the review' }).click();
  await page.getByRole('button', { name: /^(Book this session|Pay .+ and book)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Your session is booked' })).toBeVisible();
}

async function holdSession(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'New bookings' }).getByText('Layla Haddad')).toBeVisible();
  await page
    .getByRole('link', { name: /^Start session/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
  await startSession(page);
  await askToEnd(page);
  // No one plays the client here.
  const dialog = page.getByRole('dialog', { name: 'Layla Haddad wasn’t in the room' });
  await choose(dialog.getByRole('radio', { name: /took place another way/ }));
  await dialog.getByRole('textbox', { name: /How did it take place/ }).fill('By phone.');
  await dialog.getByRole('button', { name: /^End/ }).click();
  await expect(page.getByRole('group', { name: 'Billed' })).toContainText(/\d\s?minutes?/);
  await page.getByRole('main').getByRole('link', { name: /note/i }).first().click();
}

async function writeNote(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Subjective/ }).fill('Sleeps badly since the summer; worries at night.');
  await page.getByRole('textbox', { name: /^Plan/ }).fill('Sleep diary for two weeks.');
  await expect(page.getByText(/^Saved at/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Sign this note/ }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByRole('checkbox'));
  await dialog.getByRole('textbox', { name: 'Your full name' }).fill('Amina Rahman');
  await dialog.getByRole('button', { name: 'Sign the note' }).click();
  await expect(page.getByText(/Signed by .*Amina Rahman/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add an amendment' }).click();
  await page.getByRole('textbox', { name: 'Amendment' }).fill('The diary starts on Monday.');
  await page.getByRole('button', { name: 'Add it to the note' }).click();
  // The form, which holds the same words, goes when the note was read again.
  await expect(page.getByRole('textbox', { name: 'Amendment' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Amendments' }).getByText('The diary starts on Monday.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Subjective/ })).toHaveCount(0);
}

test('the first journey goes over real HTTP, each call with whose it is, from search to amended note [API-1] [API-5] [API-6]', async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(240_000);
  await setClock(context);
  const scripts = new Set<string>();
  page.on(
    'response',
    (response) => void (response.request().resourceType() === 'script' && scripts.add(response.url())),
  );

  const plans = new Set<string | undefined>();
  page.on(
    'request',
    (request) =>
      void (request.url().startsWith(`${sandbox.apiUrl}/`) && plans.add(request.headers()['x-organization-plan'])),
  );

  await test.step('a visitor finds a provider, and sends no token', async () => {
    await findProvider(page);
    await page
      .getByRole('link', { name: /^Book a session/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Log in to Sakina' })).toBeVisible();
    const calls = await readCalls(sandbox);
    expect(calls.ids).toEqual(expect.arrayContaining(['CLOUD-1', 'CLOUD-2']));
    expect(calls.withToken).toEqual([]);
    expect(calls.all.map(({ access }) => access)).toEqual(calls.all.map(() => 'public'));
  });

  await test.step('signs in on the way, comes back to the booking, and books [AUTH-1]', async () => {
    await sandbox.control.clearRequests();
    await fillIdentityForm(page, 'patient@demo.test');
    await book(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'What’s next?' })).toBeVisible();
    await expect(page.getByText('Dr. Amina Rahman').first()).toBeVisible();
    // The last reads of the dashboard, which come after its first data: once they are answered, no call of this page
    // reaches a later step.
    for (const id of ['CLOUD-42', 'CLOUD-613', 'CLOUD-641'])
      await expect.poll(async () => (await readCalls(sandbox)).ids).toContain(id);
    await page.waitForLoadState('networkidle');
    const calls = await readCalls(sandbox);
    expect(calls.ids).toEqual(expect.arrayContaining(['CLOUD-177', 'CLOUD-179', 'CLOUD-180', 'CALL-9']));
    expect(calls.withoutToken).toEqual([]);
    expect(calls.withOrganization).toEqual([]);
  });

  await test.step('the landing page asks the API for nothing, signed in or not', async () => {
    await expectNoOverflow(page);
    await sandbox.control.clearRequests();
    await page
      .getByRole('link', { name: /Sakina/ })
      .first()
      .click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await readCalls(sandbox)).all).toEqual([]);
    await page.goBack();
    await expect(accountButton(page)).toBeVisible();
    await logOutAt(page);
  });

  await test.step('the therapist holds the session, its checks in their order, and writes the note [SESSION-1] [SESSION-2]', async () => {
    await page.goto('/auth/login');
    await sandbox.control.clearRequests();
    plans.clear();
    await fillIdentityForm(page, 'therapist@demo.test');
    await expect(page).toHaveURL('/provider/portal');
    // What stands below the day is read after it.
    await expect(page.getByRole('list', { name: 'Recent clients' })).toBeVisible();
    await holdSession(page);
    await writeNote(page);
    const calls = await readCalls(sandbox);
    const steps = new Set(['CALL-49', 'CALL-15', 'CALL-14', 'CALL-41', 'CALL-50', 'CALL-42', 'CALL-51', 'CALL-12']);
    expect(calls.ids.slice(calls.ids.lastIndexOf('CALL-49')).filter((id) => steps.has(id))).toEqual([...steps]);
    expect(calls.ids).toEqual(
      expect.arrayContaining(['CALL-37', 'CALL-8', 'CALL-16', 'CALL-20', 'CALL-21', 'CALL-22', 'CLOUD-4']),
    );
    expect(calls.withoutToken).toEqual([]);
    expect(calls.withOrganization).toEqual(calls.all);
    expect([...plans]).toEqual(['professional']);
  });

  await test.step('the administrator sees it', async () => {
    await logOutAt(page);
    await page.goto('/auth/login');
    await sandbox.control.clearRequests();
    await fillIdentityForm(page, 'admin@demo.test');
    await expect(page).toHaveURL('/admin');
    await page.goto('/admin/sessions?period=today');
    await page.getByRole('searchbox').fill('Layla Haddad');
    await page
      .getByRole('row', { name: /Layla Haddad/ })
      .last()
      .getByRole('rowheader')
      .getByRole('button')
      .click();
    const details = page.getByRole('region', { name: 'Session details' });
    await expect(details.getByText('Completed').first()).toBeVisible();
    await expect(details.getByText(/signed/i).first()).toBeVisible();
    const calls = await readCalls(sandbox);
    expect(calls.ids).toEqual(expect.arrayContaining(['CLOUD-7', 'CLOUD-8']));
    expect(calls.withoutToken).toEqual([]);
    expect(calls.withOrganization).toEqual([]);
  });

  await test.step('and nothing of it came from a mock [SEC-14]', async () => {
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).flatMap(({ active, waiting, installing }) =>
        [active, waiting, installing].flatMap((worker) => (worker ? [new URL(worker.scriptURL).pathname] : [])),
      ),
    );
    expect([...new Set(workers)].filter((path) => path !== '/sw.js')).toEqual([]);
    expect(scripts.size).toBeGreaterThan(20);
    for (const url of scripts) {
      const source = await (await page.request.get(url)).text();
      expect(
        ['SAKINA_MOCK_MODULE', 'mockServiceWorker', 'demo.test'].filter((trace) => source.includes(trace)),
        url,
      ).toEqual([]);
    }
  });
});
