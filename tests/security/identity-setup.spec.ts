import type { BrowserContext, Locator } from '@playwright/test';
import type { Sandbox } from '@sakina/mocks/sandbox';
import { account, identityForm, PATIENT, THERAPIST } from './support/identity.ts';
import { expect, fillIdentityForm, signInAt, test } from './support/sandbox.ts';

// The worker of the page would answer before the routes of these tests.
test.use({ serviceWorkers: 'block' });

/** The id token without its claims of roles, as an identity server sends it that lacks the scope for them. */
function withoutRoles(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const kept = Object.entries(claims).filter(([name]) => !name.endsWith('_access'));
  return [header, Buffer.from(JSON.stringify(Object.fromEntries(kept))).toString('base64url'), signature].join('.');
}

const sendNoRoles = (context: BrowserContext, { identityUrl }: Sandbox) =>
  context.route(`${identityUrl}/token`, async (route) => {
    const response = await route.fetch();
    const tokens = (await response.json()) as { id_token: string };
    await route.fulfill({ response, json: { ...tokens, id_token: withoutRoles(tokens.id_token) } });
  });

test('tells a therapist whose tokens name no role that the account has none here, and whom to ask, and logs it once [ROLE-6]', async ({
  page,
  context,
  sandbox,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  await sendNoRoles(context, sandbox);
  await signInAt(page, '/dashboard', THERAPIST);
  const notice = page.getByRole('status').filter({ hasText: 'Your account has no role here' });
  await expect(notice).toContainText('ask the person who set up your account');
  await expect(notice.getByRole('link', { name: 'support@sakina.example' })).toBeVisible();
  // Within the app, where the page is not loaded again.
  await page.getByRole('link', { name: 'Deenya' }).first().click();
  await expect(page).toHaveURL(/\/deenya/);
  await expect(notice).toBeVisible();
  expect(logged.filter((text) => text.includes('MissingRolesError'))).toEqual([
    'Could not read the roles of the sign-in: MissingRolesError',
  ]);
});

test('says nothing of roles to someone whose tokens name them [ROLE-6]', async ({ page }) => {
  await signInAt(page, '/dashboard', PATIENT);
  await expect(page.getByRole('heading', { level: 1, name: 'What’s next' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Your account has no role here')).toHaveCount(0);
});

test.describe('a frame that is refused', () => {
  test.use({ provoked: /Refused to display|X-Frame-Options/ });

  test('leads to the form of the identity server within the time for an answer, and never says that one is offline [AUTH-5] [SEC-17]', async ({
    page,
    sandbox,
  }) => {
    // As an identity server answers that forbids to be framed, and therefore never says who is there.
    await page.route(
      (url) => url.origin === sandbox.identityUrl && url.searchParams.get('prompt') === 'none',
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'X-Frame-Options': 'DENY' },
          body: '<title>Sign in</title>',
        }),
    );
    const refused = page.waitForEvent('console', (message) => message.text().includes('X-Frame-Options'));
    await page.goto('/dashboard');
    await refused;
    const seen = (name: string, locator: Locator) =>
      locator.waitFor({ timeout: 10_000 }).then(
        () => name,
        () => `no ${name}`,
      );
    const offline = page.getByText(/you’re offline/i);
    expect(await Promise.race([seen('form', identityForm(page)), seen('words of being offline', offline)])).toBe(
      'form',
    );
    await fillIdentityForm(page, PATIENT);
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('an identity server that does not answer', () => {
  test.use({ provoked: /Failed to load resource|ERR_EMPTY_RESPONSE|CORS/ });

  test('is told from an answer that is only too old: it is not known who is signed in [AUTH-9] [SEC-4]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.control.behave({ server: 'identity', match: '*', answer: 'cut' });
    await page.goto('/auth/callback?code=abc&state=0123456789abcdef');
    await expect(page.getByRole('alert')).toContainText('You may still be logged in, but we couldn’t find out');
    await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
  });
});
