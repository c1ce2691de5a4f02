import { expect, test } from './support/fixtures.ts';
import { choose, onTuesday } from './support/journey.ts';

test('one person plays both sides in two windows: the therapist and Layla, each over a reload, and each reads what the other did [ROUTE-5][ROUTE-28]', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await onTuesday(page);
  await page.goto('/quick-login');
  await page.getByRole('button', { name: 'Sign in as Amina Rahman' }).click();
  await expect(page).toHaveURL('/provider/portal');

  const [second] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: /^Open as Layla in a second window/ })
      .first()
      .click(),
  ]);
  await expect(second).toHaveURL('/dashboard');
  await expect(second.getByRole('button', { name: 'Account of Layla Haddad' })).toBeVisible();
  await expect(second.getByText('This window has its own sign-in.', { exact: false }).first()).toBeAttached();
  await second.reload();
  await expect(second.getByRole('button', { name: 'Account of Layla Haddad' })).toBeVisible();

  await test.step('the first window stays the therapist’s', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of Amina Rahman' })).toBeVisible();
    await expect(page).toHaveURL('/provider/portal');
  });

  await test.step('a cancellation by Layla is read in the therapist’s window', async () => {
    await page.goto('/provider/portal');
    const bookings = page.getByRole('main').getByText('Layla Haddad');
    await expect(bookings.first()).toBeVisible();
    const shown = await page.getByRole('link', { name: /^Start session/ }).count();
    await second.bringToFront();
    await second
      .getByRole('button', { name: /^Cancel your session/ })
      .first()
      .click();
    const dialog = second.getByRole('dialog');
    await choose(dialog.getByRole('radio', { name: 'Something else came up' }));
    await dialog.getByRole('button', { name: /^Cancel/ }).click();
    await expect(second.getByText('Your session is cancelled')).toBeVisible();
    await expect.poll(() => page.getByRole('link', { name: /^Start session/ }).count()).toBeLessThanOrEqual(shown);
  });

  await test.step('a logout of the second window leaves the first one signed in', async () => {
    await second.getByRole('button', { name: /^Account of/ }).click();
    await second.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(second).toHaveURL('/');
    await page.goto('/provider/calendar');
    await expect(page.getByRole('button', { name: 'Account of Amina Rahman' })).toBeVisible();
  });
});

test('a sign-in as someone else in a second tab is said in the first, which shows nothing of either until it is answered [AUTH-3][SEC-7]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('patient@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Account of Layla Haddad' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/quick-login');
  await other.getByRole('button', { name: 'Sign in as Noah Bergström' }).click();
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('button', { name: 'Account of Noah Bergström' })).toBeVisible();

  await expect(page.getByText('Signed in as Noah Bergström in another tab')).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Layla')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue as Noah Bergström' }).click();
  await expect(page.getByRole('button', { name: 'Account of Noah Bergström' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('/quick-login leads each next person to their own home, whoever was signed in before [ROUTE-5][ROLE-8]', async ({
  page,
}) => {
  const people = [
    ['Ingrid Solheim', '/admin'],
    ['Amina Rahman', '/provider/portal'],
    ['Layla Haddad', '/dashboard'],
    ['Grace Okafor', '/provider/portal'],
  ] as const;
  await page.goto('/quick-login');
  for (const [name, home] of people) {
    await page.getByRole('button', { name: `Sign in as ${name}` }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
    // As by the login page’s link, with the last person’s page kept in the address.
    await page.goto(`/quick-login?redirect=${encodeURIComponent(home)}`);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Demo accounts' })).toBeVisible();
});
