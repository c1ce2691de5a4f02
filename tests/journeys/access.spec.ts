import type { Page } from '@playwright/test';
import { MOCK_SESSION_KEY } from '@sakina/platform/auth/mock';
import { expect, test } from './support/fixtures.ts';
import { fillLogin } from './support/journey.ts';
import { onOrigin } from './support/origin.ts';

test('a visitor is asked to sign in and comes back to the very address, query and all [ROLE-7]', async ({ page }) => {
  await page.goto('/booking/prv-amina-rahman?service=x');
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fbooking%2Fprv-amina-rahman%3Fservice%3Dx$/);
  await fillLogin(page, 'patient@demo.test');
  await expect(page).toHaveURL('/booking/prv-amina-rahman?service=x');
});

test('an unfinished profile goes to onboarding first [ROLE-7]', async ({ page, signIn }) => {
  await signIn('newcomer@demo.test');
  await page.goto('/deenya');
  await expect(page).toHaveURL('/auth/onboarding?redirect=%2Fdeenya');
});

test('a patient is told whom an area is for, and as whom they are signed in [ROLE-8]', async ({ page, signIn }) => {
  await signIn('patient@demo.test');
  await page.goto('/admin/sessions');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByText('You need platform administrator privileges to access this area.')).toBeVisible();
  await expect(page.getByRole('main').getByText('patient@demo.test')).toBeVisible();
  await page.goto('/provider/portal');
  await expect(page.getByRole('heading', { name: 'Provider Access Required' })).toBeVisible();
  await page.getByRole('link', { name: 'Apply as Provider' }).click();
  await expect(page).toHaveURL('/provider/apply');
  await page.goto('/therapist-dashboard');
  await expect(page).toHaveURL('/dashboard');
});

test('an administrator who is no provider may see the provider area [ROLE-4]', async ({ page, signIn }) => {
  await signIn('admin@demo.test');
  await page.goto('/provider/clients');
  await expect(page.getByRole('navigation', { name: 'Provider portal' })).toBeVisible();
});

/** Has the browser forget who is signed in, as if it were another person's first visit. */
async function forget(page: Page): Promise<void> {
  await onOrigin(page, () => localStorage.clear(), null);
}

test('each account begins at the home of its role [ROLE-3]', async ({ page }) => {
  // Several walks in one: three times the time of one.
  test.slow();
  for (const [email, home] of [
    ['patient', '/dashboard'],
    ['therapist', '/provider/portal'],
    ['tier', '/dashboard'],
    ['owner', '/admin'],
    ['everyone', '/admin'],
  ] as const) {
    await test.step(email, async () => {
      await forget(page);
      await page.goto('/auth/login');
      await fillLogin(page, `${email}@demo.test`);
      await expect(page).toHaveURL(home);
    });
  }
});

test('a patient sent elsewhere after signing in, or to what is not theirs, goes home instead [ROLE-9]', async ({
  page,
}) => {
  test.slow();
  for (const target of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/admin/users',
    '/provider/%2e%2e/admin',
    'javascript:alert(1)',
  ]) {
    await test.step(target, async () => {
      await forget(page);
      await page.goto(`/auth/login?redirect=${encodeURIComponent(target)}`);
      await fillLogin(page, 'patient@demo.test');
      await expect(page).toHaveURL('/dashboard');
    });
  }
});

test('short addresses lead on with their query [ROUTE-7]', async ({ page }) => {
  await page.goto('/login?redirect=%2Fdeenya');
  await expect(page).toHaveURL('/auth/login?redirect=%2Fdeenya');
  await page.goto('/register?redirect=%2Fdeenya');
  await expect(page).toHaveURL('/auth/register?redirect=%2Fdeenya');
});

test('a reset token leaves the address at once [ROUTE-4]', async ({ page }) => {
  await page.goto('/auth/reset-password/secret-token-123');
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(page.url()).not.toContain('secret-token-123');
  await page.goBack();
  expect(page.url()).not.toContain('secret-token-123');
});

test('nothing stands at an unknown address, and an area keeps its frame there [ROUTE-32]', async ({ page, signIn }) => {
  await page.goto('/nowhere/at-all');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  await signIn('therapist@demo.test');
  await page.goto('/provider/nowhere');
  await expect(page.getByRole('navigation', { name: 'Provider portal' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
});

test('a wrong password is said, and the email stays', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('patient@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Email and password do not fit together/);
  await expect(password).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('patient@demo.test');
});

test('logging out ends at the start, and protected pages ask again [AUTH-9]', async ({ page, signIn }) => {
  await signIn('patient@demo.test');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a logout waits for no page: where the start page does not come, what was open is covered, and the next visit asks to log in [AUTH-9]', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('patient@demo.test');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'What is next?' })).toBeVisible();
  let isAsked = false;
  // Never answered, as on a line that has just been cut.
  await context.route(/\/landing-[^/]*\.js$/, () => {
    isAsked = true;
  });
  // Whoever sees the new address may go on from it at once.
  const keptAtNewAddress = page.evaluate(
    (key) =>
      new Promise((resolve) => {
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          push(...entry);
          queueMicrotask(() => resolve(localStorage.getItem(key)));
        };
      }),
    MOCK_SESSION_KEY,
  );
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  expect(await keptAtNewAddress).toBeNull();
  await expect.poll(() => isAsked).toBe(true);
  await expect(page.getByRole('heading', { level: 1, name: 'What is next?' })).toHaveCount(0);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('broken stored data never blanks a page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['sakina-mock-session', 'sakina-mock-registered', 'portal-store'])
      localStorage.setItem(key, '{"broken');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Peace of Mind' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
});

/** Addresses of the screen behind /provider/analytics that the page has asked for. */
function watchScreen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => /\/provider-analytics[.-]/.test(request.url()) && asked.push(request.url()));
  return asked;
}

test('a plan that has no analytics says which one has, leads to the prices, and loads none of its code [ROLE-10]', async ({
  page,
  signIn,
}) => {
  await signIn('imam@demo.test');
  const asked = watchScreen(page);
  await page.goto('/provider/analytics');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your plan does not include analytics and reports' }),
  ).toBeVisible();
  await expect(page.getByText('It comes with Professional, Enterprise, or Unlimited.')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Compare the plans' }).click();
  await expect(page).toHaveURL('/pricing');
});

test('a therapist whose plan and permission have analytics may open them [ROLE-10]', async ({ page, signIn }) => {
  await signIn('therapist@demo.test');
  const asked = watchScreen(page);
  await page.goto('/provider/analytics');
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  expect(asked).not.toEqual([]);
});

test('someone without the permission is told whom to ask [ROLE-10]', async ({ page, signIn }) => {
  await signIn('unverified@demo.test');
  await page.goto('/provider/analytics');
  await expect(
    page.getByRole('heading', { level: 1, name: 'You may not open analytics and reports yet' }),
  ).toBeVisible();
});

test('a provider who is not verified sees no note, no client’s record and no income [PORTAL-3]', async ({
  page,
  signIn,
}) => {
  await signIn('unverified@demo.test');
  await page.goto('/provider/notes');
  await expect(page.getByRole('heading', { name: 'Notes open once your credentials are verified' })).toBeVisible();
  await page.goto('/provider/portal');
  await expect(page.getByText(/Your income is not shown/)).toBeVisible();
  await expect(page.getByText(/records are closed to this account/)).toBeVisible();
});
