import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logPortalSwitch, refreshTokens } from '../contract/index.ts';
import { ApiError } from './api-error.ts';
import type { Credentials } from './credentials.ts';
import { clientOver, json, lamp, never, readThing, refusedWith, tokens } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('It should have failed'),
    (error: unknown) => error as ApiError,
  );
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('a token that is over', () => {
  it('20 parallel 401s cause one renewal, each call is repeated once, the user stays signed in [SEC-1] [API-3]', async () => {
    const session = tokens();
    const { seen, read } = clientOver(({ token }) => (token === 't0' ? refusedWith(401) : lamp()), session.ports);
    const answers = await Promise.all(times(20, read));
    expect(answers).toEqual(times(20, () => ({ name: 'lamp' })));
    expect(session.counts).toEqual({ renewals: 1, ends: 0 });
    expect(seen.filter(({ token }) => token === 't0')).toHaveLength(20);
    expect(seen.filter(({ token }) => token === 't1')).toHaveLength(20);
    expect(seen).toHaveLength(40);
  });

  it('401s before, during and after the renewal share it [SEC-1]', async () => {
    const session = tokens();
    const slow = {
      ...session.ports,
      renew: async () => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return session.ports.renew();
      },
    };
    const { client, seen } = clientOver(async ({ path, token }) => {
      if (token !== 't0') return lamp();
      await new Promise((resolve) => setTimeout(resolve, Number(path.split('/').at(-1))));
      return refusedWith(401);
    }, slow);
    const calls = ['100', '700', '1500', '9000'].map((id) => client.call(readThing, { params: { id } }));
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(calls);
    expect(session.counts).toEqual({ renewals: 1, ends: 0 });
    expect(['t0', 't1'].map((token) => seen.filter((request) => request.token === token).length)).toEqual([4, 4]);
  });

  it('a call whose token was renewed meanwhile by the timer is repeated with the new one at once [SEC-1]', async () => {
    const session = tokens();
    const { seen, read } = clientOver(({ token }) => {
      if (token === 'renewed') return lamp();
      session.set('renewed');
      return refusedWith(401);
    }, session.ports);
    await expect(read()).resolves.toEqual({ name: 'lamp' });
    expect(seen.map(({ token }) => token)).toEqual(['t0', 'renewed']);
    expect(session.counts.renewals).toBe(0);
  });

  it('a write is repeated once after the renewal, with the key of its intent and the same body [SEC-13] [API-3]', async () => {
    const session = tokens();
    const { seen, write } = clientOver(({ token }) => (token === 't0' ? refusedWith(401) : lamp()), session.ports);
    await expect(write()).resolves.toEqual({ name: 'lamp' });
    expect(seen.map(({ headers, body }) => [headers.get('Idempotency-Key'), body])).toEqual(
      times(2, () => ['intent', '{"name":"lamp"}']),
    );
  });

  it('is repeated as the organization and plan that came with the new one [API-1]', async () => {
    const session = tokens();
    const { seen, read } = clientOver(({ token }) => (token === 't0' ? refusedWith(401) : lamp()), {
      ...session.ports,
      renew: () => Promise.resolve({ accessToken: 't1', organizationId: 'org2', plan: 'growth' }),
    });
    await read();
    expect([seen[1]?.headers.get('X-Organization-Id'), seen[1]?.headers.get('X-Organization-Plan')]).toEqual([
      'org2',
      'growth',
    ]);
  });
});

describe('a session that is over', () => {
  it('a server that always answers 401 sees each of 20 requests twice, one renewal, and ends the session once [SEC-1]', async () => {
    const session = tokens();
    const { seen, read } = clientOver(() => refusedWith(401), session.ports);
    const errors = await Promise.all(times(20, () => failure(read())));
    expect(
      errors.every((error) => error instanceof ApiError && error.status === 401 && error.code === 'CODE_401'),
    ).toBe(true);
    expect(seen).toHaveLength(40);
    expect(session.counts).toEqual({ renewals: 1, ends: 1 });
  });

  it('reports it again in the next round, when a new user is refused again [SEC-1]', async () => {
    const session = tokens();
    const { read, seen } = clientOver(() => refusedWith(401), session.ports);
    await Promise.all(times(3, () => failure(read())));
    session.set('of the next session');
    await Promise.all(times(3, () => failure(read())));
    expect(session.counts).toEqual({ renewals: 2, ends: 2 });
    expect(seen).toHaveLength(12);
  });

  it('a refused renewal fails every call with its own 401 and is reported once; none is repeated [API-3]', async () => {
    const session = tokens();
    const renew = vi.fn<() => Promise<null>>(() => Promise.resolve(null));
    const { seen, read, write } = clientOver(() => refusedWith(401), { ...session.ports, renew });
    const errors = await Promise.all([failure(read()), failure(read()), failure(write())]);
    expect(errors.map(({ status, kind }) => [status, kind])).toEqual(times(3, () => [401, 'http']));
    expect(renew).toHaveBeenCalledOnce();
    expect(session.counts.ends).toBe(1);
    expect(seen).toHaveLength(3);
  });

  it('without a way to renew, a 401 ends it at once, and once [API-3]', async () => {
    const session = tokens();
    const { credentials, onUnauthorized } = session.ports;
    const { read } = clientOver(() => refusedWith(401), { credentials, onUnauthorized });
    await Promise.all(times(5, () => failure(read())));
    expect(session.counts.ends).toBe(1);
  });

  it('a call that returns after sign-out is neither repeated nor reported [API-3]', async () => {
    const session = tokens();
    const { read, seen } = clientOver(() => {
      session.set(null);
      return refusedWith(401);
    }, session.ports);
    await expect(failure(read())).resolves.toMatchObject({ status: 401 });
    expect(session.counts).toEqual({ renewals: 0, ends: 0 });
    expect(seen).toHaveLength(1);
  });

  it('does not sign out who signed in while its renewal was under way', async () => {
    const session = tokens();
    const { read, seen } = clientOver(() => refusedWith(401), {
      ...session.ports,
      renew: () => {
        session.set('of the next session');
        return Promise.resolve(null);
      },
    });
    await expect(failure(read())).resolves.toMatchObject({ status: 401 });
    expect(session.counts.ends).toBe(0);
    expect(seen).toHaveLength(1);
  });

  it('is reported although every call has been canceled by then', async () => {
    const session = tokens();
    let refuse: (nothing: null) => void = () => undefined;
    const { client, read } = clientOver(() => refusedWith(401), {
      ...session.ports,
      renew: () => new Promise<Credentials | null>((resolve) => (refuse = resolve)),
    });
    const call = failure(read());
    await vi.advanceTimersByTimeAsync(10);
    client.abortAll();
    await expect(call).resolves.toMatchObject({ kind: 'aborted' });
    refuse(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.counts.ends).toBe(1);
  });
});

describe('a renewal without an answer', () => {
  it('that hangs lets each call time out at its own 30 seconds, and does not sign out [SEC-13] [SEC-1]', async () => {
    const session = tokens();
    const { seen, read } = clientOver(() => refusedWith(401), {
      ...session.ports,
      renew: () => new Promise(() => undefined),
    });
    const first = failure(read());
    await vi.advanceTimersByTimeAsync(12_000);
    const second = failure(read());
    await vi.advanceTimersByTimeAsync(17_999);
    const settled = vi.fn<() => void>();
    void first.then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(first).resolves.toMatchObject({ kind: 'timeout', code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(12_000);
    await expect(second).resolves.toMatchObject({ kind: 'timeout' });
    expect(session.counts.ends).toBe(0);
    expect(seen).toHaveLength(2);
  });

  it('that fails makes the calls fail by the network, and the next call asks again [SEC-1]', async () => {
    const session = tokens();
    const renew = vi.fn<() => Promise<Credentials | null>>(() => session.ports.renew());
    renew.mockRejectedValueOnce(new TypeError('Failed to fetch: Bearer t0'));
    const { read } = clientOver(({ token }) => (token === 't0' ? refusedWith(401) : lamp()), {
      ...session.ports,
      renew,
    });
    const errors = await Promise.all([failure(read()), failure(read())]);
    expect(errors.map(({ kind, message }) => [kind, message])).toEqual(
      times(2, () => ['network', 'The session could not be renewed']),
    );
    expect(session.counts.ends).toBe(0);
    await expect(read()).resolves.toEqual({ name: 'lamp' });
    expect(renew).toHaveBeenCalledTimes(2);
  });
});

describe('where no 401 is handled', () => {
  it('on / no credentials are sent, and a 401 is an error like any other [API-3] [SEC-1]', async () => {
    const session = tokens();
    const { seen, read } = clientOver(() => refusedWith(401), {
      ...session.ports,
      credentials: () => ({ accessToken: 't0', organizationId: 'org1', plan: 'starter' }),
      isRoot: () => true,
    });
    await expect(failure(read())).resolves.toMatchObject({ status: 401, code: 'CODE_401' });
    expect(
      ['Authorization', 'X-Organization-Id', 'X-Organization-Plan'].filter((name) => seen[0]?.headers.has(name)),
    ).toEqual([]);
    expect(seen).toHaveLength(1);
    expect(session.counts).toEqual({ renewals: 0, ends: 0 });
  });

  it('a 401 that arrives after the person went to / is let be, also one after a renewal [API-3]', async () => {
    let isRoot = false;
    const session = tokens();
    const { seen, read } = clientOver(
      () => {
        isRoot = true;
        return refusedWith(401);
      },
      { ...session.ports, isRoot: () => isRoot },
    );
    await expect(failure(read())).resolves.toMatchObject({ status: 401 });
    expect(session.counts).toEqual({ renewals: 0, ends: 0 });

    isRoot = false;
    const late = clientOver(() => refusedWith(401), {
      ...session.ports,
      isRoot: () => isRoot,
      renew: () => {
        isRoot = true;
        return Promise.resolve(null);
      },
    });
    await expect(failure(late.read())).resolves.toMatchObject({ status: 401 });
    expect(session.counts.ends).toBe(0);
    expect(seen).toHaveLength(1);
    expect(late.seen).toHaveLength(1);
  });

  it('a visitor’s 401 is reported as it is [API-3]', async () => {
    const session = tokens();
    session.set(null);
    const { seen, read } = clientOver(() => refusedWith(401), session.ports);
    await expect(failure(read())).resolves.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
    expect(session.counts).toEqual({ renewals: 0, ends: 0 });
  });

  it('the renewal itself never renews, carries no access token, and ends nothing [API-4] [SEC-1]', async () => {
    const session = tokens();
    const { client, seen } = clientOver(
      () => json({ message: 'Spent: r-secret', code: 'REFRESH_REFUSED' }, { status: 401 }),
      session.ports,
    );
    const error = await failure(client.call(refreshTokens, { body: { refreshToken: 'r-secret' } }));
    expect(error).toMatchObject({ status: 401, code: 'REFRESH_REFUSED', message: 'Spent: [removed]' });
    expect(seen.map(({ path, token, body }) => [path, token, body])).toEqual([
      ['/v1/auth/refresh', null, '{"refreshToken":"r-secret"}'],
    ]);
    expect(session.counts).toEqual({ renewals: 0, ends: 0 });
  });
});

describe('a portal switch', () => {
  it('ends calls that hang, wait for a retry or for a renewal within 100 ms, and drops late answers [SEC-11]', async () => {
    const session = tokens();
    let answerLate: (response: Response) => void = () => undefined;
    const { client, seen } = clientOver(
      ({ path }, _index, signal) => {
        if (path.endsWith('hangs')) return never(signal);
        if (path.endsWith('deaf')) return new Promise<Response>((resolve) => (answerLate = resolve));
        return refusedWith(path.endsWith('busy') ? 503 : 401);
      },
      { ...session.ports, renew: () => new Promise(() => undefined) },
    );
    const calls = ['hangs', 'deaf', 'busy', 'expired'].map((id) => failure(client.call(readThing, { params: { id } })));
    await vi.advanceTimersByTimeAsync(50);
    client.abortAll();
    const began = Date.now();
    const errors = await Promise.all(calls);
    expect(Date.now() - began).toBeLessThan(100);
    expect(errors.map(({ kind, code }) => [kind, code])).toEqual(times(4, () => ['aborted', 'ABORTED']));
    answerLate(lamp());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toHaveLength(4);
  });

  it('does not cancel the renewal of tokens, the log of the switch, or calls started after it [SEC-11]', async () => {
    const { client, read } = clientOver(async ({ path }) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (path.endsWith('/refresh')) return json({ data: { accessToken: 'a', refreshToken: 'b' } });
      return path.includes('/audit/') ? json({ data: { recorded: true } }) : lamp();
    });
    const former = failure(read());
    const renewal = client.call(refreshTokens, { body: { refreshToken: 'r' } });
    const note = client.call(logPortalSwitch, {
      body: { from: 'consumer', to: 'provider', reason: 'menu', ts: '2026-11-24T09:00:00.000Z' },
    });
    client.abortAll();
    const next = read();
    await vi.advanceTimersByTimeAsync(500);
    await expect(former).resolves.toMatchObject({ kind: 'aborted' });
    await expect(Promise.all([renewal, note, next])).resolves.toEqual([
      { accessToken: 'a', refreshToken: 'b' },
      { recorded: true },
      { name: 'lamp' },
    ]);
  });
});
