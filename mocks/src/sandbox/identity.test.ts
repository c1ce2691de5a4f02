import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitOnboarding } from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { claimsFor } from '../rules/tokens.ts';
import { CLIENT_ID } from './index.ts';
import { createPerson, payloadOf } from './testing/person.ts';
import { startTestSandbox } from './testing/start.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const person = () => createPerson(sandbox);

describe('signing in at the identity server', () => {
  test('[SEC-4] [AUTH-1] exchanges a code and its verifier for tokens, with the account’s claims in the id token', async () => {
    const tokens = await person().signIn('therapist@demo.test');
    expect(payloadOf(tokens.id_token)).toMatchObject(claimsFor('therapist@demo.test'));
    expect(payloadOf(tokens.id_token)).toMatchObject({
      iss: sandbox.identityUrl,
      aud: CLIENT_ID,
      nonce: expect.any(String),
    });
    expect(tokens.expires_in).toBe(300);
    expect((await sandbox.call('/v1/appointments', { token: tokens.access_token })).status).toBe(200);
  });

  test('[SEC-4] accepts a code once: the second use is rejected and revokes the tokens of the first', async () => {
    const layla = person();
    const { verifier, response } = await layla.ask();
    const arrival = await layla.follow(
      await layla.visit(response.url, { email: 'patient@demo.test', password: 'demo' }),
    );
    const exchange = {
      grant_type: 'authorization_code',
      code: layla.answerOf(arrival)['code'] ?? '',
      redirect_uri: `${sandbox.appUrl}/auth/callback`,
      code_verifier: verifier,
    };
    const first = await layla.token(exchange);
    expect(first.status).toBe(200);
    expect(await layla.token(exchange)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await sandbox.call('/v1/appointments', { token: first.body.access_token })).status).toBe(401);
  });

  test.each([
    ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }],
    ['with a challenge in the clear', { code_challenge_method: 'plain' }],
    ['with the implicit flow', { response_type: 'id_token' }],
  ])('[SEC-4] rejects a sign-in %s', async (_, changes) => {
    const { response } = await person().ask(changes);
    const back = new URL(response.headers.get('location') ?? 'none:');
    expect(back.origin + back.pathname).toBe(`${sandbox.appUrl}/auth/callback`);
    expect(`${back.search}${back.hash}`).toMatch(
      /error=(invalid_request|unsupported_response_type|unauthorized_client)/,
    );
    expect(`${back.search}${back.hash}`).not.toContain('code=');
  });

  test.each([
    ['none', ''],
    ['another', 'a'.repeat(43)],
  ])('[SEC-4] rejects a code with %s verifier', async (_, code_verifier) => {
    const layla = person();
    const { response } = await layla.ask();
    const arrival = await layla.follow(
      await layla.visit(response.url, { email: 'patient@demo.test', password: 'demo' }),
    );
    const { code = '' } = layla.answerOf(arrival);
    const result = await layla.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${sandbox.appUrl}/auth/callback`,
      ...(code_verifier !== '' && { code_verifier }),
    });
    expect(result).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test.each([
    ['elsewhere', 'https://evil.example/auth/callback'],
    ['another path', '/auth/elsewhere'],
    ['a longer path', '/auth/callback/../../evil'],
    ['a query', '/auth/callback?next=//evil.example'],
    ['another port', 'http://127.0.0.1:1/auth/callback'],
  ])('[SEC-4] [SEC-5] never sends a sign-in back to %s', async (_, target) => {
    const { response } = await person().ask({
      redirect_uri: target.startsWith('/') ? sandbox.appUrl + target : target,
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('invalid_redirect_uri');
  });

  test('[AUTH-5] answers a silent check: login_required when signed out, a code when signed in', async () => {
    const layla = person();
    const silently = { prompt: 'none', redirect_uri: `${sandbox.appUrl}/silent-check-sso.html` };
    expect(layla.answerOf((await layla.ask(silently)).response)).toMatchObject({ error: 'login_required' });
    await layla.signIn('patient@demo.test');
    expect(layla.answerOf((await layla.ask(silently)).response)).toMatchObject({ code: expect.any(String) });
  });

  test('shows errors in the form without disclosing whether an account exists', async () => {
    const someone = person();
    const { response } = await someone.ask();
    const wrongs = await Promise.all(
      ['patient@demo.test', 'nobody@demo.test'].map(async (email) =>
        someone.visit(response.url, { email, password: 'wrong' }),
      ),
    );
    const texts = await Promise.all(wrongs.map(async (page) => (await page.text()).replaceAll(/value="[^"]*"/g, '')));
    expect(wrongs.map((page) => page.status)).toEqual([422, 422]);
    expect(texts[0]).toContain('role="alert"');
    expect(texts[0]).toBe(texts[1]);
  });

  test('[SEC-6] escapes typed text', async () => {
    const someone = person();
    const { response } = await someone.ask();
    const page = await (
      await someone.visit(response.url, { email: '"><script>alert(1)</script>', password: 'x' })
    ).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });

  test('returns to the app when the user cancels', async () => {
    const someone = person();
    const { response } = await someone.ask();
    const arrival = await someone.follow(await someone.visit(`${new URL(response.url).pathname}/cancel`, {}));
    expect(someone.answerOf(arrival)).toMatchObject({ error: 'access_denied' });
  });

  test('rejects an interaction of another browser', async () => {
    const { response } = await person().ask();
    const page = await person().visit(response.url, { email: 'patient@demo.test', password: 'demo' });
    expect(page.status).toBe(400);
    expect(page.headers.get('location')).toBeNull();
  });
});

describe('registering at the identity server', () => {
  test('[AUTH-1] is shown first with prompt=create, and creates a patient with an incomplete profile', async () => {
    const [zara, email] = [person(), 'zara@person.test'];
    const { verifier, response } = await zara.ask({ prompt: 'create' });
    expect(await response.text()).toContain('Create your Sakina account');
    const arrival = await zara.follow(await zara.visit(response.url, { email, password: 'a good one' }));
    const { code = '' } = zara.answerOf(arrival);
    const { body } = await zara.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${sandbox.appUrl}/auth/callback`,
      code_verifier: verifier,
    });
    expect(payloadOf(body.id_token)).toMatchObject({
      email,
      profileCompleted: false,
      realm_access: { roles: ['patient'] },
    });
  });

  test.each([
    ['patient@demo.test', 'x', 'Log in instead'],
    [' PATIENT@demo.test ', 'x', 'Log in instead'],
    ['unknown', 'x', 'name@example.org'],
    ['new@person.test', '', 'Choose a password.'],
  ])('reports why %j with %j creates no account', async (email, password, words) => {
    const someone = person();
    const { response } = await someone.ask({ prompt: 'create' });
    const page = await someone.visit(response.url, { email, password });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain(words);
  });
});

describe('the tokens of the identity server', () => {
  test('[AUTH-6] [SEC-2] rotate with each renewal; a spent one is rejected and its family revoked', async () => {
    const layla = person();
    const first = await layla.signIn('patient@demo.test');
    const second = await layla.refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect((await layla.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await layla.refresh(second.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await sandbox.call('/v1/appointments', { token: second.body.access_token })).status).toBe(401);
  });

  test('[SEC-2] are issued to one of two simultaneous renewals', async () => {
    const layla = person();
    const { refresh_token } = await layla.signIn('patient@demo.test');
    const both = await Promise.all([layla.refresh(refresh_token), layla.refresh(refresh_token)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  test('[SEC-2] of another person’s sign-in stay valid', async () => {
    const [layla, noah] = [person(), person()];
    const [hers, his] = [await layla.signIn('patient@demo.test'), await noah.signIn('second@demo.test')];
    await layla.refresh(hers.refresh_token);
    await layla.refresh(hers.refresh_token);
    expect((await noah.refresh(his.refresh_token)).status).toBe(200);
  });

  test('[AUTH-7] report a complete profile in the next one after the onboarding was submitted', async () => {
    const zaynab = person();
    const first = await zaynab.signIn('newcomer@demo.test');
    expect(payloadOf(first.id_token)).toMatchObject({ profileCompleted: false });
    const answers = { persona: 'TOPICS', topics: ['GRIEF'], note: null };
    expect((await sandbox.call(submitOnboarding.path, { token: first.access_token, body: { answers } })).status).toBe(
      200,
    );
    const renewed = await zaynab.refresh(first.refresh_token);
    expect(payloadOf(renewed.body.id_token)).toMatchObject({ profileCompleted: true, email: 'newcomer@demo.test' });
    expect(payloadOf((await person().signIn('newcomer@demo.test')).id_token)).toMatchObject({ profileCompleted: true });
  });

  test('[SEC-2] are neither renewed nor issued for a suspended account, until it is reactivated', async () => {
    const noah = person();
    const first = await noah.signIn('second@demo.test');
    const { accessToken } = await sandbox.control.token({ email: 'admin@demo.test' });
    const account = `/cloud/v1/admin/users/${ids.users.noah}`;
    const preview = await sandbox.call(`${account}/suspension-preview`, { token: accessToken });
    const { mark } = preview.body.data as { mark: string };
    const change = (act: string) =>
      sandbox.call(`${account}/${act}`, {
        token: accessToken,
        body: { reason: 'Asked for on the telephone.', ...(act === 'suspend' && { mark }) },
      });
    expect((await change('suspend')).status).toBe(200);
    expect((await sandbox.call('/v1/appointments', { token: first.access_token })).status).toBe(401);
    expect(await noah.refresh(first.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    // Whoever is still signed in at the identity server gets a code, and nothing for it.
    const { verifier, response } = await noah.ask();
    const exchange = {
      grant_type: 'authorization_code',
      code: noah.answerOf(response)['code'] ?? '',
      redirect_uri: `${sandbox.appUrl}/auth/callback`,
      code_verifier: verifier,
    };
    expect(await noah.token(exchange)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    // Whoever logs in with the password reads why it is not possible, and whom to write to.
    const someone = person();
    const login = (await someone.ask()).response;
    const page = await someone.visit(login.url, { email: 'second@demo.test', password: 'demo' });
    expect(page.status).toBe(422);
    expect(await page.text()).toMatch(/This account is suspended.*support@/s);
    expect((await change('reactivate')).status).toBe(200);
    const again = await person().signIn('second@demo.test');
    expect((await sandbox.call('/v1/appointments', { token: again.access_token })).status).toBe(200);
  });

  test('are available to the app’s own pages only', async () => {
    const layla = person();
    const { refresh_token } = await layla.signIn('patient@demo.test');
    const fields = { grant_type: 'refresh_token', refresh_token };
    expect((await layla.token(fields)).headers.get('access-control-allow-origin')).toBe(sandbox.appUrl);
    expect((await layla.token(fields, 'https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('[AUTH-9] end with signing out, which returns to the start page', async () => {
    const layla = person();
    const { id_token, refresh_token, access_token } = await layla.signIn('patient@demo.test');
    const page = await (
      await layla.visit('/session/end', { id_token_hint: id_token, post_logout_redirect_uri: `${sandbox.appUrl}/` })
    ).text();
    expect(page).toContain('data-confirmed');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const done = await layla.visit('/session/end/confirm', { xsrf, logout: 'yes' });
    expect(done.headers.get('location')).toBe(`${sandbox.appUrl}/`);
    expect((await layla.refresh(refresh_token)).body.error).toBe('invalid_grant');
    expect((await sandbox.call('/v1/appointments', { token: access_token })).status).toBe(401);
    expect(layla.answerOf((await layla.ask({ prompt: 'none' })).response)).toMatchObject({ error: 'login_required' });
  });

  test('asks before signing out if the request does not come from the product', async () => {
    const layla = person();
    await layla.signIn('patient@demo.test');
    const page = await (await layla.visit('/session/end')).text();
    expect(page).toContain('Log out of Sakina?');
    expect(page).not.toContain('data-confirmed');
    expect(page).not.toContain('<script');
  });
});

test('[SEC-9] every page of the identity server has a strict policy', async () => {
  const { response } = await person().ask();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(`form-action 'self' ${sandbox.appUrl}`);
  expect(policy).not.toContain('unsafe');
  expect(await response.text()).not.toMatch(/<style|style=|<script/);
});
