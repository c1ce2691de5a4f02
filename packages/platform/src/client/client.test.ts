import { describe, expect, it } from 'vitest';
import { createClient, DEFAULT_TIMEOUT_MS, fieldProblems, ApiError } from './index.ts';
import { clientOver, json, lamp, never, readFromPlace, readThing, refusedWith, writeThing } from './testing.ts';

describe('a call', () => {
  it('reads the answer from the data wrapper [API-1]', async () => {
    await expect(clientOver(lamp).read()).resolves.toEqual({ name: 'lamp' });
  });

  it('goes to the base of its path, with encoded parameters and repeated query keys [API-1]', async () => {
    const asked: string[] = [];
    const client = createClient({
      apiBase: 'https://api.test',
      cloudBase: 'https://cloud.test',
      credentials: () => null,
      fetch: (input) => {
        asked.push(input as string);
        return Promise.resolve(lamp());
      },
    });
    await client.call(readThing, { params: { id: 'a/b' }, query: { tag: ['x', 'y'], page: 2 } });
    await client.call(writeThing, { body: { name: 'lamp' } });
    expect(asked).toEqual([
      'https://api.test/v1/things/a%2Fb?tag=x&tag=y&page=2',
      'https://cloud.test/cloud/v1/things',
    ]);
  });

  it('carries bearer, organization and plan when present, and none of them without a user [API-1]', async () => {
    const signedIn = clientOver(lamp, {
      credentials: () => ({ accessToken: 't0', organizationId: 'org1', plan: 'starter' }),
    });
    const alone = clientOver(lamp, { credentials: () => ({ accessToken: 't0' }) });
    const visitor = clientOver(lamp);
    for (const { read } of [signedIn, alone, visitor]) await read();
    const names = ['Authorization', 'X-Organization-Id', 'X-Organization-Plan'];
    const sent = [signedIn, alone, visitor].map(({ seen }) => names.map((name) => seen[0]?.headers.get(name)));
    expect(sent).toEqual([
      ['Bearer t0', 'org1', 'starter'],
      ['Bearer t0', null, null],
      [null, null, null],
    ]);
  });

  it('carries the intent’s key and a JSON body [API-1]', async () => {
    const { seen, write } = clientOver(lamp);
    await write();
    expect(seen[0]?.headers.get('Idempotency-Key')).toBe('intent');
    expect(seen[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(seen[0]?.body).toBe('{"name":"lamp"}');
  });

  it('carries the secret of a place in a header, in no address, and quotes it in no error [API-2]', async () => {
    const { client, seen } = clientOver(() =>
      json({ message: 'No place has s-1.', code: 'FORBIDDEN' }, { status: 403 }),
    );
    const refused = await client
      .call(readFromPlace, { params: { id: 'room' }, secret: 's-1' })
      .catch((error: unknown) => error as ApiError);
    expect(seen[0]?.headers.get('X-Participant-Secret')).toBe('s-1');
    expect(seen[0]?.path).not.toContain('s-1');
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(JSON.stringify([refused, (refused as ApiError).message])).not.toContain('s-1');
    await client.call(readFromPlace, { params: { id: 'room' } }).catch(() => undefined);
    expect(seen[1]?.headers.has('X-Participant-Secret')).toBe(false);
  });

  it('has 30 seconds unless configured otherwise [API-1]', async () => {
    expect(DEFAULT_TIMEOUT_MS).toBe(30_000);
    const { read } = clientOver((_request, _index, signal) => never(signal), { timeoutMs: 5 });
    await expect(read()).rejects.toMatchObject({ kind: 'timeout', code: 'TIMEOUT' });
  });

  it('ends at once when its caller calls it off, and is not sent when that was before', async () => {
    const { client, seen } = clientOver((_request, _index, signal) => never(signal));
    const leaving = new AbortController();
    const call = client.call(readThing, { params: { id: '1' } }, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await expect(client.call(readThing, { params: { id: '1' } }, { signal: leaving.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(seen).toHaveLength(1);
  });

  it.each(['', '.', '..'])(
    'never goes out with the parameter "%s": it would be another record’s address',
    async (id) => {
      const { client, seen } = clientOver(lamp);
      await expect(client.call(readThing, { params: { id } })).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        message: '/v1/things/:id needs the parameter "id"',
      });
      expect(seen).toHaveLength(0);
    },
  );
});

describe('a failure', () => {
  it.each<[string, () => Response, Partial<ApiError>]>([
    [
      'the server’s message, code and details',
      () => json({ message: 'Taken', code: 'SLOT_TAKEN', details: { a: 1 } }, { status: 409 }),
      { message: 'Taken', code: 'SLOT_TAKEN', details: { a: 1 }, status: 409 },
    ],
    [
      'else the transport’s message',
      () => new Response('', { status: 501, statusText: 'Not Implemented' }),
      { message: 'Not Implemented', code: 'HTTP_501' },
    ],
    [
      'else a general one',
      () => new Response('', { status: 500 }),
      { message: 'An unexpected error occurred', code: 'HTTP_500' },
    ],
    [
      'a page where JSON was due',
      () => new Response('<html>', { status: 500, statusText: 'Internal Server Error' }),
      { message: 'Internal Server Error', code: 'HTTP_500' },
    ],
    [
      'a message that is none',
      () => json({ message: 7, code: ['x'] }, { status: 400 }),
      { message: 'An unexpected error occurred', code: 'HTTP_400' },
    ],
  ])('becomes %s [API-2]', async (_title, answer, expected) => {
    const error: unknown = await clientOver(answer)
      .read()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'http', ...expected });
  });

  it('of the connection keeps the transport’s message [API-2]', async () => {
    const { write } = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(write()).rejects.toMatchObject({ kind: 'network', code: 'NETWORK', message: 'Failed to fetch' });
  });

  it.each([
    ['another shape', { data: { name: 7 } }],
    ['no wrapper', { name: 'lamp' }],
    ['nothing', null],
  ])('is reported when the answer does not match the contract: %s', async (_title, body) => {
    const error = (await clientOver(() => json(body))
      .read()
      .catch((thrown: unknown) => thrown)) as ApiError;
    expect(error).toMatchObject({ kind: 'contract', code: 'CONTRACT_BREACH' });
    expect(JSON.stringify(error.details)).not.toContain('lamp');
  });

  it.each([400, 403, 404, 409, 422, 500])('%i says nothing about the session', async (status) => {
    const asked: string[] = [];
    const { read } = clientOver(() => refusedWith(status), {
      credentials: () => ({ accessToken: 't0' }),
      renew: async () => {
        asked.push('renewal');
        return null;
      },
      onUnauthorized: () => void asked.push('end'),
    });
    await expect(read()).rejects.toMatchObject({ status });
    expect(asked).toEqual([]);
  });

  it('names the fields that were wrong', () => {
    const error = new ApiError({
      kind: 'http',
      message: 'Invalid',
      code: 'VALIDATION_FAILED',
      details: { fields: { phone: 'Use digits.', age: 3 } },
    });
    expect(fieldProblems(error)).toEqual({ phone: 'Use digits.' });
    expect(fieldProblems(new Error('other'))).toEqual({});
  });
});
