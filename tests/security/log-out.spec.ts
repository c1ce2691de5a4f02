import { accountButton } from '../journeys/support/account.ts';
import { logOut } from '../journeys/support/journey.ts';
import { BOOKING, identityForm, logOutAtIdentity, PATIENT, THERAPIST } from './support/identity.ts';
import { keptBy, tracesIn } from './support/kept.ts';
import { expect, fillIdentityForm, signInAt, test } from './support/sandbox.ts';
import { listen } from './support/wire.ts';

test.describe('an identity server that does not answer', () => {
  test.use({ provoked: /Failed to load resource/ });

  test('keeps no one from the pages for everyone; on the way to it that is said, and a press tries again [AUTH-4] [AUTH-9]', async ({
    page,
    sandbox,
  }) => {
    const words = page.getByText('because we couldn’t reach the service');
    await sandbox.control.behave({ server: 'identity', match: '*', answer: 'cut' });
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL('/auth/login?redirect=%2Fprofile');
    await expect(words).toBeVisible();
    await sandbox.control.behave({ server: 'identity', match: '*', answer: 503 });
    await page.reload();
    await expect(words).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to login' }).click();
    await expect(words).toBeVisible();
    await sandbox.control.clearBehaviours();
    await page.getByRole('button', { name: 'Continue to login' }).click();
    await fillIdentityForm(page, PATIENT);
    await expect(accountButton(page)).toBeVisible();
    await expect(page).toHaveURL('/profile');
  });

  test('is said on the way back from it, no one is half signed in, and a press tries again [AUTH-9] [SEC-4]', async ({
    page,
    sandbox,
  }) => {
    await page.goto(BOOKING);
    await sandbox.control.behave({ server: 'identity', match: 'POST /token', answer: 500 });
    await fillIdentityForm(page, PATIENT);
    await expect(page.getByRole('alert')).toContainText('is having problems right now');
    await expect(accountButton(page)).toHaveCount(0);
    await sandbox.control.clearBehaviours();
    await page.getByRole('link', { name: 'Log in again' }).click();
    await expect(accountButton(page)).toBeVisible();
  });
});

test.describe('logging out', () => {
  // Back leads to the identity server's form, which is over and answers 400 then; and of the second test, what cannot
  // be reached.
  test.use({ provoked: /status of 400|Failed to load resource: net::/ });

  test('ends at / with the identity session gone, and Back shows nothing of the account [AUTH-9] [SEC-7]', async ({
    page,
    context,
    sandbox,
  }) => {
    const wire = listen(context, sandbox);
    await signInAt(page, '/provider/portal', THERAPIST);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Amina');
    await page.goto('/provider/clients');
    await expect(accountButton(page)).toBeVisible();
    await logOutAtIdentity(page, wire);
    await expect(page).toHaveURL('/');
    expect(wire.asked.filter((address) => /id_token|post_logout/.test(address))).toEqual([]);

    // Entry by entry: what was there is for no one now.
    for (let step = 0; step < 4; step += 1) {
      // One of them may be the answer to the identity server's form, which the browser does not ask for a second time.
      await page.goBack().catch((error: unknown) => expect(String(error)).toContain('ERR_CACHE_MISS'));
      await expect(accountButton(page)).toHaveCount(0);
      await expect(page.getByText('Amina')).toHaveCount(0);
    }
    // Not our own mark alone keeps them out: the identity server itself has forgotten them.
    await page.goto('/about');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/provider/portal');
    await expect(identityForm(page)).toBeVisible();
  });

  test('ends here although the identity server cannot be reached, and asks for the password next time [AUTH-9] [SEC-7]', async ({
    page,
    context,
    sandbox,
  }) => {
    const wire = listen(context, sandbox);
    await signInAt(page, '/dashboard', PATIENT);
    await sandbox.control.behave({ server: 'identity', match: '*', answer: 'cut' });
    await logOut(page);
    await expect.poll(() => wire.said.filter((line) => line === 'Could not sign out: TypeError')).toHaveLength(1);
    await expect(page).toHaveURL('/');
    await expect(accountButton(page)).toHaveCount(0);
    expect(tracesIn(await keptBy(page), ['Layla', PATIENT, ...(await wire.secrets())])).toEqual([]);
    await sandbox.control.clearBehaviours();
    // The identity server still knows them, and is not asked silently.
    const before = wire.authorize.length;
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Continue to login' }).click();
    await expect(identityForm(page)).toBeVisible();
    expect(wire.authorize.slice(before).map((request) => request.get('prompt'))).toEqual(['login']);
  });
});
