import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { createClient } from '@sakina/platform/client';
import * as contract from '@sakina/platform/contract';
import { allOperations } from '@sakina/platform/contract/table';
import { make } from '../factories/index.ts';
import { createHandlers } from '../handlers/index.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { pinnedNow } from '../clock.ts';
import * as scenarios from './index.ts';

/**
 * A signed-out client over the usual server with one scenario before it, as in a story; only what never comes is not
 * waited for.
 */
function clientWith(scenario: HttpHandler, timeoutMs = 30_000) {
  const handlers = [scenario, ...createHandlers({ store: createMemoryStore(), now: pinnedNow })];
  const fetchFromMocks: typeof fetch = async (input, init) => {
    const aborted = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );
    const response = await Promise.race([
      getResponse(handlers, new Request(new URL(input as string, 'https://api.sakina.example'), init)),
      aborted,
    ]);
    if (!response) throw new TypeError('Nothing answers');
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  return createClient({ apiBase: '', cloudBase: '', credentials: () => null, fetch: fetchFromMocks, timeoutMs });
}

const operation = contract.searchProviders;
const search = (scenario: HttpHandler, timeoutMs?: number) => clientWith(scenario, timeoutMs).call(operation, {});

describe('a scenario', () => {
  test.each<[string, HttpHandler, object]>([
    ['failing', scenarios.failing(operation), { status: 500, kind: 'http' }],
    [
      'failing with details',
      scenarios.failing(operation, { status: 422, details: { fields: { q: 'Too long.' } } }),
      { status: 422, code: 'VALIDATION_FAILED', details: { fields: { q: 'Too long.' } } },
    ],
    ['denied', scenarios.denied(operation), { status: 403, code: 'FORBIDDEN' }],
    ['sessionExpired', scenarios.sessionExpired(operation), { status: 401, code: 'UNAUTHENTICATED' }],
    ['notFound', scenarios.notFound(operation), { status: 404, code: 'NOT_FOUND' }],
    [
      'conflict',
      scenarios.conflict(operation, { code: 'SLOT_TAKEN', details: { alternatives: [] } }),
      { status: 409, code: 'SLOT_TAKEN' },
    ],
    ['offline', scenarios.offline(operation), { kind: 'network' }],
    ['loading', scenarios.loading(operation), { kind: 'timeout' }],
    ['unexpectedAnswer', scenarios.unexpectedAnswer(operation), { kind: 'contract', code: 'CONTRACT_BREACH' }],
  ])('%s reaches the client as its error', async (name, scenario, expected) => {
    await expect(search(scenario, name === 'loading' ? 300 : undefined)).rejects.toMatchObject(expected);
  });

  test('empty answers a list without items', async () => {
    expect(await search(scenarios.empty(operation))).toMatchObject({ items: [], total: 0 });
    expect(
      await search(
        scenarios.empty(operation, {
          facets: { kind: { IMAM: 3 }, speciality: {}, language: {}, gender: {}, insurer: {}, mode: {} },
        }),
      ),
    ).toMatchObject({ items: [], facets: { kind: { IMAM: 3 } } });
    expect(() => scenarios.empty(contract.getProvider)).toThrow('Pass the empty answer');
  });

  test('answering gives the data of the story and rejects data that does not fit', async () => {
    expect(
      await clientWith(scenarios.answering(contract.getProvider, make.providerProfile({ city: 'Queens' }))).call(
        contract.getProvider,
        { params: { idOrHandle: 'x' } },
      ),
    ).toMatchObject({ city: 'Queens' });
    expect(() => scenarios.answering(contract.getProvider, { city: 'Queens' } as never)).toThrow(/^id: /);
  });

  test('slow gives the usual answer after a delay', async () => {
    expect((await search(scenarios.slow(operation, 20))).total).toBeGreaterThan(40);
  });

  test('failingOnce fails once', async () => {
    const client = clientWith(scenarios.failingOnce(operation));
    await expect(client.call(operation, {})).rejects.toMatchObject({ status: 500 });
    expect((await client.call(operation, {})).total).toBeGreaterThan(40);
  });

  test('sessionExpiredOnce refuses the token once', async () => {
    const client = clientWith(scenarios.sessionExpiredOnce(operation));
    await expect(client.call(operation, {})).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await client.call(operation, {})).total).toBeGreaterThan(40);
  });

  test.each([
    [429, undefined, undefined],
    [429, '120', 120],
    [503, '120', 120],
  ] as const)('tooManyRequests answers %i with Retry-After %s', async (status, retryAfter, expected) => {
    const before = Date.now();
    const error = (await search(scenarios.tooManyRequests(operation, retryAfter, status)).catch(
      (thrown: unknown) => thrown,
    )) as { status: number; retryAt?: number };
    expect(error.status).toBe(status);
    expect(error.retryAt && Math.floor((error.retryAt - before) / 10_000) * 10).toBe(expected);
  });

  test('changes only its own operation', async () => {
    const client = clientWith(scenarios.failing(operation));
    expect((await client.call(contract.getProvider, { params: { idOrHandle: 'amina-rahman' } })).displayName).toBe(
      'Dr. Amina Rahman',
    );
  });

  test.each(allOperations.map((entry) => [entry.name, entry] as const))(
    'the unexpected answer does not fit %s',
    (_, entry) => {
      expect(contract.is(entry.response, { unexpected: true })).toBe(false);
    },
  );
});
