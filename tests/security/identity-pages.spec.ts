import type { Page } from '@playwright/test';
import { accountButton } from '../journeys/support/account.ts';
import { expectNoAxeViolations } from '../journeys/support/fixtures.ts';
import { expectNoOverflow } from '../journeys/support/journey.ts';
import { press, tabTo } from '../journeys/support/keyboard.ts';
import { expect, signInAt, test } from './support/sandbox.ts';
import { listen } from './support/wire.ts';

const BOOKING = '/booking/prv-amina-rahman';

// A form that is sent back is answered 422, a sign-in that is over 400; the browser notes both.
test.use({ viewport: { width: 320, height: 640 }, provoked: /status of 4(00|22)/ });

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true });
const problem = (page: Page) => page.getByRole('alert');

async function look(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} – Sakina`);
  await expectNoOverflow(page);
  await expectNoAxeViolations(page);
}

async function type(page: Page, field: ReturnType<typeof email>, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('signing in on the identity server’s page: by keyboard, at 320 px, with a wrong password first, and out again [AUTH-1] [AUTH-3]', async ({
  page,
  sandbox,
}) => {
  await page.goto(BOOKING);
  await look(page, 'Log in to Sakina');
  await type(page, email(page), 'patient@demo.test');
  await type(page, password(page), 'wrong');
  await page.keyboard.press('Enter');

  await expect(problem(page)).toHaveText('Incorrect email or password.');
  await look(page, 'Log in to Sakina');
  await expect(email(page)).toHaveValue('patient@demo.test');
  await expect(password(page)).toHaveValue('');
  await expect(password(page)).toBeFocused();
  await expect(password(page)).toHaveAccessibleDescription('Incorrect email or password.');
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(BOOKING);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Book a session');
  await expectNoOverflow(page);
  await press(page, accountButton(page, 'Layla Haddad'));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await sandbox.control.requests()).counts['identity POST /session/end/confirm'])
    .toEqual({ 303: 1 });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
});

test('someone new goes by prompt=create, is asked for what is missing, registers by keyboard at 320 px, comes to the questions for newcomers, and is known after a reload [AUTH-1] [AUTH-5] [AUTH-9]', async ({
  page,
  context,
  sandbox,
}) => {
  const wire = listen(context, sandbox);
  await page.goto('/auth/register');
  await look(page, 'Create your Sakina account');
  expect(wire.authorize.at(-1)?.get('prompt')).toBe('create');
  await type(page, email(page), 'No one');
  await type(page, password(page, 'Choose a password'), 'a long one');
  await page.keyboard.press('Enter');
  await expect(problem(page)).toHaveText('Enter an email address, such as name@example.org.');
  await look(page, 'Create your Sakina account');
  await expect(email(page)).toBeFocused();

  await type(page, email(page), 'patient@demo.test');
  await type(page, password(page, 'Choose a password'), 'a long one');
  await page.keyboard.press('Enter');
  await expect(problem(page)).toHaveText('This email already has an account. Log in instead.');
  await expect(email(page)).toHaveAccessibleDescription('This email already has an account. Log in instead.');

  await type(page, email(page), 'nour@example.org');
  await page.keyboard.press('Enter');
  await expect(problem(page)).toHaveText('Choose a password.');
  await expect(password(page, 'Choose a password')).toBeFocused();
  await page.keyboard.type('a long one');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/^http:\/\/[^/]+\/auth\/onboarding/);
  await expect(
    accountButton(page)
      .or(page.getByRole('heading', { level: 1, name: /Welcome/ }))
      .first(),
  ).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth\/onboarding\?redirect=%2Fprofile$/);
  expect(wire.tokenCalls.every((form) => form.get('grant_type') === 'authorization_code')).toBe(true);
});

test('a sign-in of another browser leads nowhere; who turns back from their own is told that nothing has changed, and may start again [AUTH-9] [SEC-4]', async ({
  page,
  sandbox,
}) => {
  await page.goto(`${sandbox.identityUrl}/interaction/of-another-browser`);
  await expect(problem(page)).toHaveText(
    'This login has expired or was started in another browser. Go back to Sakina and try again.',
  );
  await look(page, 'That didn’t work');
  expect(await page.getByRole('textbox').count()).toBe(0);

  await page.goto('/dashboard');
  // The frame of the app that is left offers to sign up as well.
  await expect(page.getByRole('heading', { name: 'Log in to Sakina' })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Sign up' }));
  await press(page, page.getByRole('link', { name: 'I have an account' }));
  await press(page, page.getByRole('button', { name: 'Back to Sakina' }));
  await expect(page.getByRole('alert')).toContainText('The login was declined or canceled');
  await expect(page.getByRole('alert')).toContainText('at the identity service');
  await expect(page).toHaveURL('/auth/callback');
  await expectNoAxeViolations(page);
  expect((await sandbox.control.requests()).counts['identity POST /token']).toBeUndefined();
  await press(page, page.getByRole('link', { name: 'Log in again' }));
  await expect(page.getByRole('heading', { name: 'Log in to Sakina' })).toBeVisible();
});

test('signing out on the identity server’s page needs a press, can be canceled, and asks for the password again [SEC-7]', async ({
  page,
  sandbox,
}) => {
  await signInAt(page, BOOKING, 'patient@demo.test');
  await page.goto(`${sandbox.identityUrl}/session/end`);
  await look(page, 'Log out of Sakina?');
  await press(page, page.getByRole('button', { name: 'Stay logged in' }));
  await expect(page).not.toHaveTitle('Log out of Sakina? – Sakina');
  await page.goto(BOOKING);
  await expect(accountButton(page, 'Layla Haddad')).toBeVisible();

  await page.goto(`${sandbox.identityUrl}/session/end`);
  await press(page, page.getByRole('button', { name: 'Log out' }));
  await look(page, 'You’re logged out');
  await page.goto(BOOKING);
  await expect(page.getByRole('heading', { name: 'Log in to Sakina' })).toBeVisible();
});
