import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../personas/accounts.ts';
import { ids } from '../personas/ids.ts';
import { createPerson } from './testing/person.ts';
import { startTestSandbox } from './testing/start.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const hours = `/v1/availability?providerId=${ids.providers.amina}`;
const behave = (body: unknown) => sandbox.call('/sandbox/behaviour', { body });
const status = async () => (await sandbox.call(hours)).status;
const signIn = async (email: string) =>
  (await sandbox.call('/sandbox/token', { body: { email } })).body.data as {
    accessToken: string;
    refreshToken: string;
  };

describe('POST /sandbox/token', () => {
  test('[AUTH-11] signs each demo account in, with tokens that the API accepts and renews', async () => {
    for (const { email } of accounts) {
      const { accessToken, refreshToken } = await signIn(email);
      expect((await sandbox.call('/v1/appointments', { token: accessToken })).status).toBe(200);
      expect((await sandbox.call('/v1/auth/refresh', { body: { refreshToken } })).status).toBe(200);
    }
  });

  test('reports an unknown account', async () => {
    expect(await sandbox.call('/sandbox/token', { body: { email: 'nobody@demo.test' } })).toMatchObject({
      status: 422,
      body: { details: { fields: { email: expect.stringContaining('no account') } } },
    });
  });
});

describe('POST /sandbox/behaviour', () => {
  test.each([401, 429, 500, 503])('makes the API answer %i the given number of times', async (answer) => {
    await behave({ match: 'GET /v1/availability', answer, times: 2 });
    expect([await status(), await status(), await status()]).toEqual([answer, answer, 200]);
  });

  test('refuses in the format of the API, with Retry-After', async () => {
    await behave({ match: '*', answer: 503, retryAfter: 7 });
    const { body, headers } = await sandbox.call(hours);
    expect(body).toEqual({ message: expect.any(String), code: 'UNAVAILABLE' });
    expect(headers.get('retry-after')).toBe('7');
  });

  test('lets the app’s pages read a refusal', async () => {
    await behave({ match: '*', answer: 500 });
    const { headers } = await sandbox.call(hours, { headers: { origin: sandbox.appUrl } });
    expect(headers.get('access-control-allow-origin')).toBe(sandbox.appUrl);
  });

  test.each([
    ['GET /v1/availability', 500],
    ['GET /v1/*', 500],
    ['GET /v1/:anything', 500],
    ['*', 500],
    ['POST /v1/availability', 200],
    ['GET /v1/avail', 200],
    ['GET /v1/availability/:id', 200],
    ['GET /v1.availability', 200],
  ])('matches requests with %s: %i', async (match, expected) => {
    await behave({ match, answer: 500 });
    expect(await status()).toBe(expected);
  });

  test('executes at once and answers late', async () => {
    await behave({ match: '*', answer: 'late', delayMs: 150, times: 1 });
    const started = performance.now();
    expect(await status()).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(145);
  });

  test('[SEC-13] never answers', async () => {
    await behave({ match: '*', answer: 'never', times: 1 });
    await expect(fetch(sandbox.apiUrl + hours, { signal: AbortSignal.timeout(200) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(await status()).toBe(200);
  });

  test('[SEC-12] closes the connection: `cut` executes nothing, `lost` executes the call', async () => {
    const { accessToken } = await signIn('patient@demo.test');
    const cancel = () =>
      sandbox.call(`/v1/appointments/${ids.appointments.upcoming}/cancel`, {
        token: accessToken,
        body: { reason: { code: 'OTHER', text: null } },
      });
    const state = async () =>
      (
        (await sandbox.call(`/v1/appointments/${ids.appointments.upcoming}`, { token: accessToken })).body.data as {
          status: string;
        }
      ).status;
    await behave({ match: 'POST /v1/*', answer: 'cut', times: 1 });
    await expect(cancel()).rejects.toThrow('fetch failed');
    expect(await state()).toBe('CONFIRMED');
    await behave({ match: 'POST /v1/*', answer: 'lost', times: 1 });
    await expect(cancel()).rejects.toThrow('fetch failed');
    expect(await state()).toBe('CANCELLED');
  });

  test('[AUTH-6] makes the token endpoint of the identity server fail, hang and recover, without spending a token', async () => {
    const layla = createPerson(sandbox);
    const { refresh_token } = await layla.signIn('patient@demo.test');
    await behave({ server: 'identity', match: 'POST /token', answer: 500, times: 1 });
    const failed = await layla.refresh(refresh_token);
    expect(failed).toMatchObject({ status: 500, body: { error: 'server_error' } });
    expect(failed.headers.get('access-control-allow-origin')).toBe(sandbox.appUrl);
    await behave({ server: 'identity', match: 'POST /token', answer: 'late', delayMs: 120, times: 1 });
    expect((await layla.refresh(refresh_token)).status).toBe(200);
  });

  test('applies to one server only', async () => {
    await behave({ server: 'identity', match: '*', answer: 500 });
    expect(await status()).toBe(200);
    expect((await fetch(`${sandbox.identityUrl}/.well-known/openid-configuration`)).status).toBe(500);
  });

  test('is listed, and removed by DELETE', async () => {
    await behave({ match: '*', answer: 500, times: 3 });
    await status();
    expect((await sandbox.call('/sandbox/behaviour')).body.data).toEqual({
      items: [{ match: '*', answer: 500, times: 2 }],
    });
    await sandbox.call('/sandbox/behaviour', { method: 'DELETE' });
    expect(await status()).toBe(200);
  });

  test.each([
    ['nothing', {}],
    ['no JSON', '{'],
    ['a list', []],
    ['another word', { match: '*', answer: 'slowly' }],
    ['success', { match: '*', answer: 200 }],
    ['no path', { match: 'GET', answer: 500 }],
    ['a small method', { match: 'get /v1', answer: 500 }],
    ['never any', { match: '*', answer: 500, times: 0 }],
    ['half a time', { match: '*', answer: 500, times: 0.5 }],
    ['the past', { match: '*', answer: 'late', delayMs: -1 }],
    ['an unknown field', { match: '*', answer: 500, often: true }],
    ['a line break', { match: '*', answer: 503, retryAfter: '1\r\nX: y' }],
  ])('reports the problem of %s and changes nothing', async (_, body) => {
    expect(await behave(body)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', details: { fields: expect.any(Object) } },
    });
    expect(await status()).toBe(200);
  });
});

describe('POST /sandbox/expire and /sandbox/revoke', () => {
  test('[API-3] expire revokes access tokens and keeps renewal, for both kinds of sign-in', async () => {
    const [own, layla] = [await signIn('patient@demo.test'), createPerson(sandbox)];
    const sso = await layla.signIn('patient@demo.test');
    const noah = await signIn('second@demo.test');
    await sandbox.call('/sandbox/expire', { body: { email: 'patient@demo.test' } });
    const statuses = await Promise.all(
      [own.accessToken, sso.access_token, noah.accessToken].map(
        async (token) => (await sandbox.call('/v1/appointments', { token })).status,
      ),
    );
    expect(statuses).toEqual([401, 401, 200]);
    expect((await sandbox.call('/v1/auth/refresh', { body: { refreshToken: own.refreshToken } })).status).toBe(200);
    const renewed = await layla.refresh(sso.refresh_token);
    expect((await sandbox.call('/v1/appointments', { token: renewed.body.access_token })).status).toBe(200);
  });

  test('[AUTH-6] revoke rejects the next renewal, for both kinds of sign-in, and keeps the session unless requested', async () => {
    const [own, layla] = [await signIn('patient@demo.test'), createPerson(sandbox)];
    const sso = await layla.signIn('patient@demo.test');
    await sandbox.call('/sandbox/revoke', { body: { email: 'patient@demo.test' } });
    expect((await sandbox.call('/v1/auth/refresh', { body: { refreshToken: own.refreshToken } })).body.code).toBe(
      'REFRESH_REFUSED',
    );
    expect((await layla.refresh(sso.refresh_token)).body.error).toBe('invalid_grant');
    expect(layla.answerOf((await layla.ask({ prompt: 'none' })).response)).toHaveProperty('code');
    await sandbox.call('/sandbox/revoke', { body: { email: 'patient@demo.test', session: true } });
    expect(layla.answerOf((await layla.ask({ prompt: 'none' })).response)).toMatchObject({ error: 'login_required' });
  });

  test.each(['/sandbox/expire', '/sandbox/revoke'])('%s reports an unknown account', async (path) => {
    expect((await sandbox.call(path, { body: { email: 'nobody@demo.test' } })).status).toBe(422);
  });
});

describe('GET /sandbox/requests', () => {
  test('[SEC-8] lists requests and answers, without query, body or token', async () => {
    const { accessToken } = await signIn('owner@demo.test');
    await sandbox.call('/v1/appointments?status=CONFIRMED', {
      token: accessToken,
      headers: { 'X-Organization-Id': 'org-harbour' },
    });
    await sandbox.call('/v1/appointments');
    const { data } = (await sandbox.call('/sandbox/requests')).body as {
      data: { requests: object[]; counts: object };
    };
    expect(data.counts).toEqual({ 'api GET /v1/appointments': { 200: 1, 401: 1 } });
    expect(data.requests).toMatchObject([
      { method: 'GET', path: '/v1/appointments', status: 200, authorized: true, organization: true },
      { status: 401, authorized: false },
    ]);
    expect(JSON.stringify(data)).not.toContain(accessToken);
    expect(JSON.stringify(data)).not.toContain('CONFIRMED');
    await sandbox.call('/sandbox/requests', { method: 'DELETE' });
    expect((await sandbox.call('/sandbox/requests')).body.data).toMatchObject({ requests: [], counts: {} });
  });

  test('has no status for an unanswered request', async () => {
    await behave({ match: '*', answer: 'never', times: 1 });
    await fetch(sandbox.apiUrl + hours, { signal: AbortSignal.timeout(50) }).catch(() => null);
    await expect
      .poll(async () => (await sandbox.control.requests()).requests[0])
      .toMatchObject({ status: null, milliseconds: expect.any(Number) });
  });
});

describe('control calls', () => {
  test('are refused to pages of other origins, and for foreign host names (DNS rebinding)', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect((await sandbox.call('/sandbox/reset', { method: 'POST', headers })).status).toBe(403);
    }
    const { get } = await import('node:http');
    const rebound = await new Promise((resolve) =>
      get(`${sandbox.apiUrl}/sandbox/requests`, { headers: { host: 'evil.example' } }, (answer) =>
        resolve(answer.resume().statusCode),
      ),
    );
    expect(rebound).toBe(403);
  });

  test('that do not exist list the existing ones', async () => {
    const { status: answered, body } = await sandbox.call('/sandbox/nothing', { body: {} });
    expect(answered).toBe(404);
    expect(body.message).toContain('POST /sandbox/behaviour');
  });

  test('reset restores the first state', async () => {
    const { accessToken } = await signIn('patient@demo.test');
    await sandbox.call(`/v1/appointments/${ids.appointments.upcoming}/cancel`, {
      token: accessToken,
      body: { reason: { code: 'OTHER', text: null } },
    });
    await sandbox.call('/sandbox/reset', { method: 'POST' });
    expect((await sandbox.call('/v1/appointments', { token: accessToken })).status).toBe(401);
    const again = await signIn('patient@demo.test');
    expect(
      (await sandbox.call(`/v1/appointments/${ids.appointments.upcoming}`, { token: again.accessToken })).body.data,
    ).toMatchObject({ status: 'CONFIRMED' });
  });
});
