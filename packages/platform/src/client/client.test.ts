import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineOperation } from '../contract/operation.ts';
import { ApiError, createClient, fieldProblems } from './index.ts';
import type { ClientOptions } from './index.ts';

const readThing = defineOperation({
  id: 'T-1', name: 'things.get', method: 'GET', path: '/v1/things/:id', summary: 'A thing.', access: 'user',
  query: z.object({ tag: z.optional(z.array(z.string())), page: z.optional(z.int()) }),
  response: z.object({ name: z.string() }), errors: [],
});
const writeThing = defineOperation({
  id: 'T-2', name: 'things.create', method: 'POST', path: '/cloud/v1/things', summary: 'Makes one.', access: 'user',
  body: z.object({ name: z.string() }), response: z.object({ name: z.string() }), errors: [], idempotent: true,
});

function clientAnswering(answer: Response | (() => Promise<Response>), options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => (typeof answer === 'function' ? answer() : Promise.resolve(answer)));
  const client = createClient({ apiBase: 'https://api.test', cloudBase: 'https://cloud.test', credentials: () => null, fetch, ...options });
  return { client, fetch };
}
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

/** A fetch that never answers and rejects when aborted, as the real one does. */
function hanging(): typeof fetch {
  return (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
}

describe('a call', () => {
  afterEach(() => vi.useRealTimers());

  it('reads the answer from the data wrapper [API-1]', async () => {
    const { client } = clientAnswering(json({ data: { name: 'lamp' } }));
    await expect(client.call(readThing, { params: { id: '1' } })).resolves.toEqual({ name: 'lamp' });
  });

  it('goes to the base of its path, with encoded parameters and repeated query keys [API-1]', async () => {
    const { client, fetch } = clientAnswering(() => Promise.resolve(json({ data: { name: 'lamp' } })));
    await client.call(readThing, { params: { id: 'a/b' }, query: { tag: ['x', 'y'], page: 2 } });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.test/v1/things/a%2Fb?tag=x&tag=y&page=2');
    await client.call(writeThing, { body: { name: 'lamp' } });
    expect(fetch.mock.calls[1]?.[0]).toBe('https://cloud.test/cloud/v1/things');
  });

  it('carries bearer, organisation and plan when present, and none of them without a user [API-1]', async () => {
    const signedIn = clientAnswering(json({ data: { name: 'x' } }), { credentials: () => ({ accessToken: 't0', organizationId: 'org1', plan: 'starter' }) });
    await signedIn.client.call(readThing, { params: { id: '1' } });
    const headers = new Headers(signedIn.fetch.mock.calls[0]?.[1]?.headers);
    expect(headers.get('Authorization')).toBe('Bearer t0');
    expect(headers.get('X-Organization-Id')).toBe('org1');
    expect(headers.get('X-Organization-Plan')).toBe('starter');

    const visitor = clientAnswering(json({ data: { name: 'x' } }));
    await visitor.client.call(readThing, { params: { id: '1' } });
    const bare = new Headers(visitor.fetch.mock.calls[0]?.[1]?.headers);
    expect(bare.has('Authorization')).toBe(false);
    expect(bare.has('X-Organization-Id')).toBe(false);
    expect(bare.has('X-Organization-Plan')).toBe(false);
  });

  it('carries the intent’s key and a JSON body', async () => {
    const { client, fetch } = clientAnswering(json({ data: { name: 'lamp' } }));
    await client.call(writeThing, { body: { name: 'lamp' } }, { idempotencyKey: 'k1' });
    const init = fetch.mock.calls[0]?.[1];
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('k1');
    expect(init?.body).toBe('{"name":"lamp"}');
  });

  it('is given up after 30 seconds, and says so [API-1]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { client } = clientAnswering(json({ data: { name: 'x' } }));
    await client.call(readThing, { params: { id: '1' } });
    expect(timeout).toHaveBeenCalledWith(30_000);
    timeout.mockRestore();

    const slow = createClient({ apiBase: '', cloudBase: '', credentials: () => null, fetch: hanging(), timeoutMs: 5 });
    await expect(slow.call(readThing, { params: { id: '1' } })).rejects.toMatchObject({ kind: 'timeout', code: 'TIMEOUT' });
  });

  it('ends at once when its caller calls it off', async () => {
    const client = createClient({ apiBase: '', cloudBase: '', credentials: () => null, fetch: hanging() });
    const leaving = new AbortController();
    const call = client.call(readThing, { params: { id: '1' } }, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('never goes out with an empty parameter', async () => {
    const { client, fetch } = clientAnswering(json({ data: { name: 'x' } }));
    await expect(client.call(readThing, { params: { id: '' } })).rejects.toThrow('needs the parameter "id"');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  const cases: [string, Response, Partial<ApiError>][] = [
    ['the server’s message, code and details', json({ message: 'Taken', code: 'SLOT_TAKEN', details: { a: 1 } }, { status: 409 }), { message: 'Taken', code: 'SLOT_TAKEN', details: { a: 1 }, status: 409 }],
    ['else the transport’s message', new Response('', { status: 503, statusText: 'Service Unavailable' }), { message: 'Service Unavailable', code: 'HTTP_503' }],
    ['else a general one', new Response('', { status: 500 }), { message: 'An unexpected error occurred', code: 'HTTP_500' }],
    ['a page where JSON was due', new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), { message: 'Bad Gateway', code: 'HTTP_502' }],
  ];
  it.each(cases)('becomes %s [API-2]', async (_title, answer, expected) => {
    const { client } = clientAnswering(answer);
    const error: unknown = await client.call(readThing, { params: { id: '1' } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'http', ...expected });
  });

  it('of the connection keeps the transport’s words [API-2]', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.call(readThing, { params: { id: '1' } })).rejects.toMatchObject({ kind: 'network', code: 'NETWORK', message: 'Failed to fetch' });
  });

  it.each([
    ['another shape', { data: { name: 7 } }],
    ['no wrapper', { name: 'lamp' }],
    ['nothing', null],
  ])('is told when the answer does not fit the contract: %s', async (_title, body) => {
    const { client } = clientAnswering(json(body));
    const error = (await client.call(readThing, { params: { id: '1' } }).catch((thrown: unknown) => thrown)) as ApiError;
    expect(error).toMatchObject({ kind: 'contract', code: 'CONTRACT_BREACH' });
    expect(JSON.stringify(error.details)).not.toContain('lamp');
  });

  it('tells the session layer of a 401, and of nothing else', async () => {
    const onUnauthorized = vi.fn<() => void>();
    await clientAnswering(json({}, { status: 403 }), { onUnauthorized }).client.call(readThing, { params: { id: '1' } }).catch(() => {});
    expect(onUnauthorized).not.toHaveBeenCalled();
    await clientAnswering(json({}, { status: 401 }), { onUnauthorized }).client.call(readThing, { params: { id: '1' } }).catch(() => {});
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('names the fields that were wrong', () => {
    const error = new ApiError({ kind: 'http', message: 'Invalid', code: 'VALIDATION_FAILED', details: { fields: { phone: 'Use digits.', age: 3 } } });
    expect(fieldProblems(error)).toEqual({ phone: 'Use digits.' });
    expect(fieldProblems(new Error('other'))).toEqual({});
  });
});
