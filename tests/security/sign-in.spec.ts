import { createHash } from 'node:crypto';
import { account, BOOKING, identityForm, logOutAtIdentity, ofIdentity, PATIENT } from './support/identity.ts';
import { historyOf, keptBy, tracesIn } from './support/kept.ts';
import { expect, fillIdentityForm, signInAt, test } from './support/sandbox.ts';
import { listen } from './support/wire.ts';

test.describe('signing in', () => {
  // Back leads to the identity server's form, which is over and which answers 400 then.
  test.use({ provoked: /status of 400/ });

  test('leads from a page that is not for everyone to the identity server and back to that page, query and all, and is another one the next time [AUTH-4] [SEC-4]', async ({
    page,
    context,
    sandbox,
  }) => {
    const wire = listen(context, sandbox);
    await page.goto(BOOKING);
    await expect(page).toHaveURL(ofIdentity(sandbox.identityUrl));
    await fillIdentityForm(page, PATIENT);
    await expect(account(page)).toHaveAccessibleName('Account of Layla Haddad');
    await expect(page).toHaveURL(BOOKING);

    const [silent, asked, ...others] = wire.authorize;
    expect(others).toEqual([]);
    expect([silent?.get('prompt'), asked?.get('prompt')]).toEqual(['none', null]);
    for (const request of [silent, asked]) {
      expect(request?.get('response_type')).toBe('code');
      expect(request?.get('response_mode')).toBeNull();
      expect(request?.get('code_challenge_method')).toBe('S256');
      expect(request?.get('code_challenge')).toMatch(/^[\w-]{43}$/);
      expect(request?.get('state')).toMatch(/^[\w-]{20,}$/);
      expect(request?.get('nonce')).toMatch(/^[\w-]{20,}$/);
    }
    expect(asked?.get('redirect_uri')).toBe(`${sandbox.appUrl}/auth/callback`);

    const [exchange, ...more] = wire.tokenCalls;
    expect(more).toEqual([]);
    expect(exchange?.get('grant_type')).toBe('authorization_code');
    expect(exchange?.get('client_secret')).toBeNull();
    expect(
      createHash('sha256')
        .update(exchange?.get('code_verifier') ?? '')
        .digest('base64url'),
    ).toBe(asked?.get('code_challenge'));

    await logOutAtIdentity(page, wire);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Continue to login' }).click();
    await fillIdentityForm(page, PATIENT);
    await expect(account(page)).toBeVisible();
    // A silent check and two by a form; no one is asked silently after a logout.
    expect(wire.authorize.map((request) => request.get('prompt'))).toEqual(['none', null, 'login']);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      const values = wire.authorize.map((request) => request.get(name));
      expect([name, values.includes(null), new Set(values).size]).toEqual([name, false, values.length]);
    }
  });

  test('leaves no code, state or token in address, history, storage, page, console or referrer [SEC-4] [AUTH-6]', async ({
    page,
    context,
    sandbox,
  }) => {
    const wire = listen(context, sandbox);
    await signInAt(page, BOOKING, PATIENT);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const secrets = await wire.secrets();
    // A code, its state, nonce, challenge and verifier, those of the silent check, and three tokens.
    expect(secrets.length).toBeGreaterThanOrEqual(11);
    expect(tracesIn(await keptBy(page), secrets)).toEqual([]);
    const carried = [
      ...wire.said,
      ...wire.asked,
      ...(await wire.referrers()),
      ...(await context.cookies(sandbox.appUrl)).map(({ value }) => value),
    ];
    expect(carried.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);

    // Neither on the way back, entry by entry.
    const entries = await historyOf(page);
    expect(entries.some((entry) => entry.startsWith(sandbox.identityUrl))).toBe(true);
    while (
      await page.goBack().then(
        (response) => response !== null,
        () => false,
      )
    ) {
      expect(secrets.filter((secret) => page.url().includes(secret))).toEqual([]);
    }
  });

  test('is not begun again for someone who comes back from the identity server by Back [AUTH-9]', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Login' }).first().click();
    await expect(identityForm(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByRole('button', { name: 'Continue to login' })).toBeEnabled();
    const { requests } = await sandbox.control.requests();
    expect(requests.filter(({ server, path }) => server === 'identity' && path === '/auth')).toHaveLength(1);
    await page.getByRole('button', { name: 'Continue to login' }).click();
    await fillIdentityForm(page, PATIENT);
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('who is signed in', () => {
  test('is known without a form after a reload, in a second tab, and on a directory, once it stands, where the device kept nothing of them and no one does anything [AUTH-4] [AUTH-5]', async ({
    page,
    context,
    sandbox,
  }) => {
    await signInAt(page, '/dashboard', PATIENT);
    await sandbox.control.clearRequests();
    await page.reload();
    await expect(account(page)).toHaveAccessibleName('Account of Layla Haddad');
    const second = await context.newPage();
    await second.goto(BOOKING);
    await expect(account(second)).toHaveAccessibleName('Account of Layla Haddad');
    await expect(second).toHaveURL(BOOKING);
    const { requests } = await sandbox.control.requests();
    const identity = requests
      .filter(({ server, method }) => server === 'identity' && method !== 'OPTIONS')
      .map(({ path }) => path);
    expect(identity.filter((path) => path.startsWith('/interaction'))).toEqual([]);
    // Each page has tokens of its own, by its own silent check.
    expect([
      identity.filter((path) => path === '/auth').length,
      identity.filter((path) => path === '/token').length,
    ]).toEqual([2, 2]);

    for (const tab of [page, second]) await tab.goto('about:blank');
    await sandbox.control.clearRequests();
    const third = await context.newPage();
    await third.addInitScript(() => {
      if (window === window.top) localStorage.clear();
    });
    await third.goto('/find-therapist');
    await expect(account(third)).toHaveAccessibleName('Account of Layla Haddad');
    const { requests: asked } = await sandbox.control.requests();
    expect(asked.filter(({ server, path }) => server === 'identity' && path === '/auth')).toHaveLength(1);
  });

  // Which pages those are is a table of the routes' unit test: here stands one of each kind.
  test('is not asked on the pages for everyone, and asked once when first another one is entered [AUTH-4]', async ({
    page,
    sandbox,
  }) => {
    const sent = async () => (await sandbox.control.requests()).requests;
    for (const path of [
      '/',
      '/find-leader',
      '/leader/yusuf-demir',
      '/@amina-rahman',
      '/join',
      '/auth/forgot-password',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await sent()).filter(({ server }) => server === 'identity')).toEqual([]);
    expect((await sent()).filter(({ authorized }) => authorized)).toEqual([]);
    await page.goto('/dashboard');
    await expect(identityForm(page)).toBeVisible();
    // One in a hidden frame, and one with which the browser left.
    expect((await sent()).filter(({ server, path }) => server === 'identity' && path === '/auth')).toHaveLength(2);
  });
});

test.describe('an answer that belongs to no sign-in', () => {
  // The browser notes the refused exchange of a code.
  test.use({ provoked: /status of 400/ });

  const strange = [
    ['an error and no state', '?error=login_required&error_description=%3Cimg%20src%3Dx%3E'],
    ['an access token in its fragment', '#access_token=abc&state=0123456789abcdef&token_type=Bearer'],
    ['a state of someone else', '?code=abc&state=0123456789abcdef'],
  ] as const;
  // What else it may lack is a table of the unit tests of the provider.
  test('makes no token call, leaves the address, offers a new start, and is no longer there after a reload [SEC-4]', async ({
    page,
    context,
    sandbox,
  }) => {
    const wire = listen(context, sandbox);
    for (const [name, answer] of strange) {
      // A change of the fragment alone would load nothing.
      await page.goto('about:blank');
      await page.goto(`/auth/callback${answer}`);
      await expect(page.getByRole('heading', { name: 'Login didn’t finish' }), name).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('belonged to another attempt');
      await expect(page).toHaveURL('/auth/callback');
      expect(
        (await historyOf(page)).filter((entry) => /abc|0123456789abcdef|access_denied|login_required/.test(entry)),
        name,
      ).toEqual([]);
    }
    await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
    await page.reload();
    await expect(identityForm(page)).toBeVisible();
    expect(wire.tokenCalls).toEqual([]);
    await fillIdentityForm(page, PATIENT);
    await expect(page).toHaveURL('/dashboard');
  });

  test('is refused when a used one comes again, here or in another browser [SEC-4]', async ({
    page,
    context,
    browser,
    sandbox,
  }) => {
    const wire = listen(context, sandbox);
    await signInAt(page, '/dashboard', PATIENT);
    const used = wire.answers.find((address) => address.startsWith(`${sandbox.appUrl}/auth/callback`)) ?? '';
    expect(used).toContain('code=');
    const code = new URL(used).searchParams.get('code');
    const codesSent = () => wire.tokenCalls.filter((call) => call.get('code') === code);
    const sent = codesSent().length;
    // Whoever is signed in goes on, by their own session: the answer that comes again is sent nowhere.
    await page.goto(used);
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    expect(codesSent()).toHaveLength(sent);

    const stranger = await browser.newContext();
    const theirs = listen(stranger, sandbox);
    const elsewhere = await stranger.newPage();
    await elsewhere.goto(used);
    await expect(elsewhere.getByRole('alert')).toContainText('belonged to another attempt');
    expect(theirs.tokenCalls).toEqual([]);
    await stranger.close();
    // No one was signed out by it.
    await page.goto('/dashboard');
    await expect(account(page)).toBeVisible();
  });

  test('a sign-in that is reloaded half-way begins again and ends well [SEC-4]', async ({ page, sandbox }) => {
    await sandbox.control.behave({ server: 'identity', match: 'POST /token', answer: 'never', times: 1 });
    await page.goto(BOOKING);
    await fillIdentityForm(page, PATIENT);
    await expect(page.getByRole('heading', { name: 'Logging you in' })).toBeVisible();
    await expect.poll(async () => (await sandbox.control.behaviours()).items).toEqual([]);
    await page.reload();
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  });
});
