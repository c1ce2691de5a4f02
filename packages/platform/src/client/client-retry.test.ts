import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { retryAfterMs } from './retry-after.ts';
import { MAX_TRIES, retryWait } from './retry.ts';
import { clientOver, lamp, never, readThing, refusedWith, tokens } from './testing.ts';

const START = Date.parse('2026-11-24T09:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

/** The outcome of a call, with the clock run until it is there. */
async function outcome(call: Promise<unknown>): Promise<{ error?: ApiError; at: number }> {
  const settled = call.then(
    () => ({ at: Date.now() - START }),
    (error: ApiError) => ({ error, at: Date.now() - START }),
  );
  await vi.runAllTimersAsync();
  return settled;
}
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a read', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['429', () => refusedWith(429)],
    ['502', () => refusedWith(502)],
    ['503', () => refusedWith(503)],
    ['504', () => refusedWith(504)],
    ['a failed connection', cut],
    [
      'a body that is cut off midway',
      () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
    ],
  ])('that meets %s is sent three times at most, with growing waits, and then fails [SEC-13]', async (_, answer) => {
    const { seen, read } = clientOver(answer);
    const { error } = await outcome(read());
    expect(error?.kind).toMatch(/http|network/);
    expect(seen.map(({ at }) => at - START)).toEqual([0, 375, 375 + 750]);
  });

  it.each([400, 401, 403, 404, 408, 409, 422, 500, 501])('that meets %i is sent once [SEC-13]', async (status) => {
    const { seen, read } = clientOver(() => refusedWith(status));
    expect((await outcome(read())).error?.status).toBe(status);
    expect(seen).toHaveLength(1);
  });

  it('returns the answer of a try that succeeds [SEC-13]', async () => {
    const { seen, read } = clientOver((_request, index) => (index < 2 ? cut() : lamp()));
    expect((await outcome(read())).error).toBeUndefined();
    expect(seen).toHaveLength(3);
  });

  it('that does not fit the contract, or is a page, is not asked for again', async () => {
    const { seen, read } = clientOver(() => new Response('<html>'));
    expect((await outcome(read())).error).toMatchObject({ kind: 'contract' });
    expect(seen).toHaveLength(1);
  });

  it('that hangs fails at 30 s to the millisecond, and is not tried again [SEC-13] [API-1]', async () => {
    const { seen, read } = clientOver((_request, _index, signal) => never(signal));
    expect(await outcome(read())).toMatchObject({ at: 30_000, error: { kind: 'timeout', code: 'TIMEOUT' } });
    expect(seen).toHaveLength(1);
  });

  it('has 30 s in all: tries that each take their time are cut by it [SEC-13]', async () => {
    const { seen, read } = clientOver(async (_request, _index, signal) => {
      await Promise.race([new Promise((resolve) => setTimeout(resolve, 14_000)), never(signal)]);
      return refusedWith(503);
    });
    expect(await outcome(read())).toMatchObject({ at: 30_000, error: { kind: 'timeout' } });
    expect(seen).toHaveLength(3);
  });

  it('that hangs in its body fails at 30 s as well [SEC-13]', async () => {
    const { read } = clientOver(
      () =>
        new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":')) })),
    );
    expect(await outcome(read())).toMatchObject({ at: 30_000, error: { kind: 'timeout' } });
  });

  it('canceled during back-off rejects at once and is not retried [SEC-11]', async () => {
    const { seen, client } = clientOver(() => refusedWith(503));
    const leaving = new AbortController();
    const call = client
      .call(readThing, { params: { id: '1' } }, { signal: leaving.signal })
      .catch((error: ApiError) => ({ kind: error.kind, at: Date.now() - START }));
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort();
    await vi.runAllTimersAsync();
    await expect(call).resolves.toEqual({ kind: 'aborted', at: 100 });
    expect(seen).toHaveLength(1);
  });

  it('is tried again with the token of that moment', async () => {
    const session = tokens();
    const { seen, read } = clientOver((_request, index) => {
      session.set('renewed');
      return index === 0 ? refusedWith(503) : lamp();
    }, session.ports);
    await outcome(read());
    expect(seen.map(({ token }) => token)).toEqual(['t0', 'renewed']);
  });

  it('leaves no timer behind', async () => {
    const { read } = clientOver(lamp);
    await read();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a write', () => {
  it.each<[string, () => Response | Promise<Response>, Partial<ApiError>]>([
    ['429', () => refusedWith(429, { 'Retry-After': '1' }), { kind: 'http', status: 429 }],
    ['503', () => refusedWith(503), { kind: 'http', status: 503 }],
    ['a failed connection', cut, { kind: 'network', code: 'NETWORK' }],
  ])('that meets %s is never repeated by itself [SEC-13]', async (_, answer, failure) => {
    const { seen, write } = clientOver(answer);
    expect((await outcome(write())).error).toMatchObject(failure);
    expect(seen).toHaveLength(1);
  });

  it('is sent twice at most: once more after a renewal, and not again whatever follows [SEC-13]', async () => {
    const session = tokens();
    const { seen, write } = clientOver((_request, index) => refusedWith(index === 0 ? 401 : 503), session.ports);
    expect((await outcome(write())).error?.status).toBe(503);
    expect(seen).toHaveLength(2);
  });
});

describe('a server that sends Retry-After', () => {
  it.each([
    ['seconds', '7', 7000],
    ['a date', new Date(START + 9000).toUTCString(), 9000],
    ['less than our own wait', '0', 375],
    ['a date that has passed', new Date(START - 60_000).toUTCString(), 375],
    ['nonsense', 'soon', 375],
  ])('in %s within the time is obeyed [SEC-13]', async (_, value, wait) => {
    const { seen, read } = clientOver((_request, index) =>
      index === 0 ? refusedWith(503, { 'Retry-After': value }) : lamp(),
    );
    expect(await outcome(read())).toEqual({ at: wait });
    expect(seen.map(({ at }) => at - START)).toEqual([0, wait]);
  });

  it.each([
    ['seconds', '120'],
    ['a date', new Date(START + 120_000).toUTCString()],
  ])('later than the 30 s, in %s, is reported instead of waited for [SEC-13]', async (_, value) => {
    const { seen, read } = clientOver(() => refusedWith(429, { 'Retry-After': value }));
    expect(await outcome(read())).toMatchObject({
      at: 0,
      error: { status: 429, code: 'CODE_429', retryAt: START + 120_000 },
    });
    expect(seen).toHaveLength(1);
  });

  it('is measured against what is left of the time, not against the whole of it [SEC-13]', async () => {
    const { seen, read } = clientOver(() => refusedWith(503, { 'Retry-After': '16' }));
    expect(await outcome(read())).toMatchObject({ at: 16_000, error: { retryAt: START + 32_000 } });
    expect(seen).toHaveLength(2);
  });

  it('is reported for a write as well, without repeating it [SEC-13]', async () => {
    const { write } = clientOver(() => refusedWith(429, { 'Retry-After': '5' }));
    expect((await outcome(write())).error?.retryAt).toBe(START + 5000);
  });
});

describe('Retry-After', () => {
  it.each<[string, string, number | null]>([
    ['seconds', '120', 120_000],
    ['none', '0', 0],
    ['spaces around', ' 5 ', 5000],
    ['the usual date', 'Tue, 24 Nov 2026 09:01:00 GMT', 60_000],
    ['the date of RFC 850', 'Tuesday, 24-Nov-26 09:01:00 GMT', 60_000],
    ['the date of asctime', 'Tue Nov 24 09:01:00 2026', 60_000],
    ['a date in the past', 'Tue, 24 Nov 2020 09:01:00 GMT', 0],
    ['nothing', '', null],
    ['words', 'later', null],
    ['a negative figure', '-5', null],
    ['a fraction', '1.5', null],
    ['an exponent', '1e3', null],
    ['two values', '5, 10', null],
    ['hexadecimal', '0x10', null],
    ['more than a year', '99999999', null],
    ['absurdly many digits', '9'.repeat(40), null],
    ['a day that is none', 'Tue, 99 Nov 2026 09:01:00 GMT', null],
    ['an ISO date', '2026-11-24T09:01:00Z', null],
    ['words with a figure', 'in 5 minutes', null],
    ['a date without a zone', 'Tue, 24 Nov 2026 09:01:00', null],
  ])('reads %s', (_, value, expected) => {
    expect(retryAfterMs(new Headers({ 'Retry-After': value }), START)).toBe(expected);
  });

  it('measures a date by the server’s clock where that can be read: ours may be wrong by years [SEC-13]', () => {
    const headers = new Headers({
      'Retry-After': 'Tue, 24 Nov 2026 09:01:00 GMT',
      Date: 'Tue, 24 Nov 2026 09:00:30 GMT',
    });
    expect(retryAfterMs(headers, Date.parse('2019-01-01T00:00:00Z'))).toBe(30_000);
  });

  it('is null without the header', () => expect(retryAfterMs(new Headers(), START)).toBeNull());
});

describe('waits', () => {
  const error = { kind: 'network', status: undefined } as ApiError;
  const ask = (tries: number, random: number, remainingMs = 30_000) =>
    retryWait({ method: 'GET', error, tries, retryAfterMs: null, remainingMs, random });

  it('grow whatever chance does, and are spread over half their length [SEC-13]', () => {
    expect([ask(1, 0), ask(1, 0.999)]).toEqual([250, 499.75]);
    expect([ask(2, 0), ask(2, 0.999)]).toEqual([500, 999.5]);
    expect(ask(MAX_TRIES, 0)).toBeNull();
  });

  it('never reach beyond the time that is left [SEC-13]', () => {
    expect(ask(1, 0, 251)).toBe(250);
    expect(ask(1, 0, 250)).toBeNull();
  });
});
