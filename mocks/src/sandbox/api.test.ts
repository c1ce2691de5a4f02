import { createConnection } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ids } from '../personas/ids.ts';
import { BODY_LIMIT } from './body-limit.ts';
import { startSandbox } from './index.ts';
import type { PortUnavailableError } from './index.ts';
import { startTestSandbox } from './testing/start.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let now = new Date();
beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = new Date();
  await sandbox.control.reset();
});

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const signIn = async (email: string) =>
  (await sandbox.call('/sandbox/token', { body: { email } })).body.data as {
    accessToken: string;
    refreshToken: string;
  };

test('the app’s server has the pages that stand in for the sign-in of outside calendars [CALL-7]', async () => {
  const page = await fetch(`${sandbox.appUrl}/service-sign-in/google.html`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('name="connect" value="google"');
  expect((await fetch(`${sandbox.appUrl}/service-sign-in/other.html`)).status).toBe(404);
});

describe('the API of the sandbox', () => {
  test('[API-1] answers the owner of a token in a data wrapper', async () => {
    const { accessToken } = await signIn('patient@demo.test');
    const { status, body, headers } = await sandbox.call(`/v1/appointments/${ids.appointments.upcoming}`, {
      token: accessToken,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: ids.appointments.upcoming,
      status: 'CONFIRMED',
      client: { id: ids.users.layla },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('[API-1] has its seed around today', async () => {
    const { accessToken } = await signIn('patient@demo.test');
    const { body } = await sandbox.call(`/v1/appointments/${ids.appointments.startable}`, { token: accessToken });
    expect(Math.abs(Date.parse((body.data as { startsAt: string }).startsAt) - Date.now())).toBeLessThan(60 * 60_000);
  });

  test.each([
    ['no token', undefined],
    ['a token of no one', 'access.00000000-0000-0000-0000-000000000000'],
    [
      'an unsigned token that anyone could write',
      'mock.eyJzdWIiOiJ1c3ItNGYxYzlhIiwiaXNzIjoiU0FLSU5BX01PQ0tfTU9EVUxFIn0',
    ],
    ['a key of every object', '__proto__'],
  ])('[API-3] rejects %s with 401', async (_, token) => {
    const { status, body, headers } = await sandbox.call('/v1/appointments', token === undefined ? {} : { token });
    expect([status, body.code]).toEqual([401, token === undefined ? 'UNAUTHENTICATED' : 'TOKEN_INVALID']);
    expect(headers.get('www-authenticate')).toMatch(
      token === undefined ? /^Bearer realm="sakina"$/ : /error="invalid_token"$/,
    );
  });

  test.each([
    ['DELETE', '/v1/appointments', 'GET, HEAD, POST'],
    ['POST', `/v1/appointments/${ids.appointments.upcoming}`, 'GET, HEAD, PUT'],
    ['GET', `/v1/appointments/${ids.appointments.upcoming}/cancel`, 'POST'],
    ['PATCH', '/cloud/v1/providers', 'GET, HEAD'],
  ])('[API-2] answers %s at %s with 405 and the methods that it has: %s', async (method, path, allowed) => {
    const response = await fetch(`${sandbox.apiUrl}${path}`, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', message: expect.any(String) });
  });

  test('answers HEAD as it answers GET, without the body', async () => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(`${sandbox.apiUrl}/cloud/v1/providers`, { method })),
    );
    expect([head?.status, head?.headers.get('content-type')]).toEqual([200, get?.headers.get('content-type')]);
    expect(await head?.text()).toBe('');
  });

  test('[API-4] [AUTH-6] rejects an expired token and accepts its renewal', async () => {
    const { accessToken, refreshToken } = await signIn('patient@demo.test');
    pass(300);
    expect((await sandbox.call('/v1/appointments', { token: accessToken })).status).toBe(401);
    const { body } = await sandbox.call('/v1/auth/refresh', { body: { refreshToken } });
    expect(
      (await sandbox.call('/v1/appointments', { token: (body.data as { accessToken: string }).accessToken })).status,
    ).toBe(200);
  });

  test('[API-4] [SEC-2] rejects a spent refresh token and revokes its family', async () => {
    const { refreshToken } = await signIn('patient@demo.test');
    const second = (await sandbox.call('/v1/auth/refresh', { body: { refreshToken } })).body.data as {
      refreshToken: string;
    };
    expect((await sandbox.call('/v1/auth/refresh', { body: { refreshToken } })).body.code).toBe('REFRESH_REFUSED');
    expect((await sandbox.call('/v1/auth/refresh', { body: { refreshToken: second.refreshToken } })).status).toBe(401);
  });

  test.each([
    ['/v1/nothing', 'GET'],
    ['/', 'GET'],
    ['//evil.example/v1/appointments', 'GET'],
    ['/v1/%E0%A4%A', 'GET'],
  ])('[API-2] reports %s as not found (%s)', async (path, method) => {
    const { status, body } = await sandbox.call(path, { method });
    expect([404, 401]).toContain(status);
    expect(body).toEqual({ message: expect.any(String), code: expect.any(String) });
  });

  test.each([
    ['no JSON', '{"a":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['something else', '{"from":"cellar"}'],
  ])('[API-2] reports the problem of a body of %s', async (_, body) => {
    const { accessToken } = await signIn('patient@demo.test');
    const answer = await sandbox.call('/v1/audit/portal-switch', { token: accessToken, body });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', details: { fields: expect.any(Object) } },
    });
  });

  test('[API-2] rejects a body that is too large', async () => {
    const answer = await sandbox.call('/v1/auth/refresh', { body: { refreshToken: 'x'.repeat(BODY_LIMIT) } });
    expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE']);
  });

  test('[PORTAL-5] records a portal switch', async () => {
    const { accessToken } = await signIn('everyone@demo.test');
    const body = { from: 'provider', to: 'admin', reason: 'user', ts: now.toISOString() };
    expect(await sandbox.call('/v1/audit/portal-switch', { token: accessToken, body })).toMatchObject({
      status: 200,
      body: { data: { recorded: true } },
    });
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    fetch(`${sandbox.apiUrl}/v1/appointments`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    });

  test('[API-1] from the app’s may send every header of the client and read Retry-After and the API’s time', async () => {
    const { headers, status } = await preflight(sandbox.appUrl);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(sandbox.appUrl);
    const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining([
        'authorization',
        'content-type',
        'idempotency-key',
        'x-organization-id',
        'x-organization-plan',
        'x-participant-secret',
      ]),
    );
    expect(headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After, Date');
    now = new Date('2026-11-24T15:00:00Z');
    expect((await preflight(sandbox.appUrl)).headers.get('date')).toBe('Tue, 24 Nov 2026 15:00:00 GMT');
  });

  test.each(['https://evil.example', 'http://localhost:4012', 'null', 'http://127.0.0.1.evil.example'])(
    '[SEC-9] %s may not',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
      const answer = await fetch(`${sandbox.apiUrl}/v1/availability?providerId=${ids.providers.amina}`, {
        headers: { origin },
      });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('[SEC-9] every answer forbids framing, sniffing and caching', async () => {
    for (const path of ['/v1/appointments', '/v1/nothing', '/sandbox/requests']) {
      const { headers } = await fetch(sandbox.apiUrl + path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('ports', () => {
  const portOf = (url: string) => Number(new URL(url).port);
  const isOpen = (port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: '127.0.0.1' }, () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });

  test.each([
    ['apiPort', 'SANDBOX_API_PORT'],
    ['identityPort', 'SANDBOX_ID_PORT'],
    ['appPort', 'SANDBOX_APP_PORT'],
  ] as const)(
    'a taken %s is reported with the variable that changes it, and nothing stays open',
    async (option, variable) => {
      const taken = portOf(sandbox.apiUrl);
      const free = await startSandbox({ apiPort: 0, identityPort: 0, appPort: 0 });
      const ports = {
        apiPort: portOf(free.apiUrl),
        identityPort: portOf(free.identityUrl),
        appPort: portOf(free.appUrl),
      };
      await free.close();
      const failure = await startSandbox({ ...ports, [option]: taken }).catch(
        (error: unknown) => error as PortUnavailableError,
      );
      expect(failure).toMatchObject({ name: 'PortUnavailableError', port: taken });
      expect((failure as PortUnavailableError).message).toContain(`Port ${taken}`);
      expect((failure as PortUnavailableError).message).toContain(`${variable}=`);
      const others = Object.values({ ...ports, [option]: 1 });
      expect(await Promise.all(others.map(isOpen))).toEqual([false, false, false]);
    },
  );

  test('are released at the end', async () => {
    const other = await startSandbox({ apiPort: 0, identityPort: 0, appPort: 0 });
    const ports = [other.apiUrl, other.identityUrl, other.appUrl].map(portOf);
    expect(await Promise.all(ports.map(isOpen))).toEqual([true, true, true]);
    await other.close();
    expect(await Promise.all(ports.map(isOpen))).toEqual([false, false, false]);
  });
});
