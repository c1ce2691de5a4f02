import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, isAborted, isPassing } from './api-error.ts';
import { redact } from './redact.ts';
import { clientOver, json, lamp, readThing, writeThing } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJwMSJ9.c2lnbmF0dXJl';
const signedIn = { credentials: () => ({ accessToken: TOKEN }) };

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const caught = call.then(
    () => expect.unreachable('It should have failed'),
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  const error = await caught;
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

/** An answer of a kind that no constructor gives. */
const shaped = (properties: Partial<Response>) => {
  const shape = {
    type: 'basic',
    status: 200,
    statusText: '',
    ok: true,
    headers: new Headers(),
    text: () => Promise.resolve(''),
    ...properties,
  };
  return shape as Response;
};
const broken = () =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"data":{"name":"la'));
        stream.error(new TypeError('terminated'));
      },
    }),
  );

describe('an invalid answer', () => {
  it.each<[string, () => Response, Partial<ApiError>]>([
    [
      'an empty 204 where data is due',
      () => new Response(null, { status: 204 }),
      { kind: 'contract', code: 'CONTRACT_BREACH', status: 204 },
    ],
    ['an empty 200', () => new Response(''), { kind: 'contract', code: 'CONTRACT_BREACH' }],
    [
      'a page with 200',
      () => new Response('<!doctype html><p>Sign in to the hotel</p>', { headers: { 'Content-Type': 'text/html' } }),
      { kind: 'contract', code: 'CONTRACT_BREACH' },
    ],
    ['half of a JSON', () => new Response('{"data":{"name":"la'), { kind: 'contract', code: 'CONTRACT_BREACH' }],
    ['a bare string', () => json('lamp'), { kind: 'contract', code: 'CONTRACT_BREACH' }],
    ['a list', () => json([{ data: {} }]), { kind: 'contract', code: 'CONTRACT_BREACH' }],
    ['a body cut off midway', broken, { kind: 'network', code: 'NETWORK', message: 'terminated' }],
    [
      'a redirect',
      () => new Response(null, { status: 307, headers: { Location: 'https://elsewhere.test' } }),
      { kind: 'contract', code: 'UNEXPECTED_REDIRECT', status: 307 },
    ],
    [
      'a redirect as a browser shows it',
      () => shaped({ type: 'opaqueredirect', status: 0, ok: false }),
      { kind: 'contract', code: 'UNEXPECTED_REDIRECT', status: undefined },
    ],
    [
      'an opaque answer',
      () => shaped({ type: 'opaque', status: 0, ok: false }),
      { kind: 'network', code: 'NETWORK', message: 'An unexpected error occurred' },
    ],
    ['an error answer', () => Response.error(), { kind: 'network', code: 'NETWORK' }],
    [
      'an error whose body is a list',
      () => json(['no'], { status: 422 }),
      { kind: 'http', code: 'HTTP_422', message: 'An unexpected error occurred' },
    ],
    [
      'an error with only blanks as its message',
      () => json({ message: '  ', code: '' }, { status: 422 }),
      { kind: 'http', code: 'HTTP_422', message: 'An unexpected error occurred' },
    ],
    [
      'a body that cannot be read',
      () => shaped({ text: () => Promise.reject(new Error('')) }),
      { kind: 'network', message: 'An unexpected error occurred' },
    ],
  ])('%s is an ApiError [API-2]', async (_, answer, expected) => {
    expect(await failure(clientOver(answer, signedIn).write())).toMatchObject(expected);
  });

  it('a transport that throws something odd is an ApiError too [API-2]', async () => {
    for (const thrown of ['text', undefined, null, { message: 'an object' }, new RangeError('out of range')]) {
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- this is what is tested
      const error = await failure(clientOver(() => Promise.reject(thrown as Error), signedIn).write());
      expect(error.kind).toBe('network');
    }
  });

  it('asks the browser never to follow a redirect, which would carry the body elsewhere', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(lamp()));
    await clientOver(lamp, { fetch }).write();
    expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('manual');
  });
});

describe('a call that cannot be put together', () => {
  it.each([
    [
      'a line break in the organization',
      { accessToken: 't0', organizationId: 'org1\r\nX-Admin: 1' },
      'X-Organization-Id',
    ],
    [
      'letters that no header takes in the organization',
      { accessToken: 't0', organizationId: 'عيادة' },
      'X-Organization-Id',
    ],
    ['a line break in the plan', { accessToken: 't0', plan: 'starter\nX-Admin: 1' }, 'X-Organization-Plan'],
    ['a line break in the token', { accessToken: 'se\ncret' }, 'Authorization'],
  ])('for %s is refused here, and the value is not quoted [API-2]', async (_, credentials, header) => {
    const { seen, read } = clientOver(lamp, { credentials: () => credentials });
    const error = await failure(read());
    expect(error).toMatchObject({
      kind: 'contract',
      code: 'INVALID_REQUEST',
      message: `The header ${header} cannot hold its value`,
    });
    expect(error.cause).toBeUndefined();
    expect(seen).toHaveLength(0);
  });

  it('for a broken letter in a parameter, a circle in a body or a broken key is refused here [API-2]', async () => {
    const { seen, client } = clientOver(lamp);
    const circle: { name: string; self?: unknown } = { name: 'lamp' };
    circle.self = circle;
    expect(await failure(client.call(readThing, { params: { id: '\uD800' } }))).toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect(await failure(client.call(writeThing, { body: circle }))).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(await failure(client.call(writeThing, { body: { name: 'x' } }, { idempotencyKey: 'a\nb' }))).toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect(seen).toHaveLength(0);
  });
});

describe('the token', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['the message', () => json({ message: `Bad token ${TOKEN}` }, { status: 403 })],
    ['the code', () => json({ code: TOKEN }, { status: 403 })],
    [
      'the details, however deep, as a value and as a key',
      () => json({ details: { a: [{ header: `Bearer ${TOKEN}`, [TOKEN]: 1 }] } }, { status: 403 }),
    ],
    ['the status text', () => new Response('', { status: 403, statusText: `no ${TOKEN}` })],
    [
      'the transport’s words',
      () => Promise.reject(new TypeError(`"Bearer ${TOKEN}" is an invalid header value`, { cause: TOKEN })),
    ],
    ['an answer that breaks the contract', () => json({ data: { name: { TOKEN } } })],
  ])('never appears in an error, also if %s quoted it [API-2]', async (_, answer) => {
    const error = await failure(clientOver(answer, signedIn).write());
    const everything = JSON.stringify([
      error.message,
      error.code,
      error.details,
      error.stack,
      String(error),
      error.cause,
      Object.entries(error),
    ]);
    expect(everything).not.toContain(TOKEN);
  });

  it('is taken out, and the rest is left as it was', () => {
    expect(redact({ a: 'x s3 y', b: [1, null, true, 's3'] }, ['s3', ''])).toEqual({
      a: 'x [removed] y',
      b: [1, null, true, '[removed]'],
    });
    expect(redact({ a: 1 }, [])).toEqual({ a: 1 });
    let deep: unknown = 's3';
    for (let level = 0; level < 2000; level += 1) deep = { deep };
    expect(JSON.stringify(redact(deep, ['s3']))).not.toContain('s3');
  });
});

describe('what a failure means', () => {
  const error = (init: Partial<ApiError>) =>
    new ApiError({ kind: 'http', message: '', code: 'X', ...init } as ConstructorParameters<typeof ApiError>[0]);

  it.each([
    ['network', error({ kind: 'network' }), true],
    ['timeout', error({ kind: 'timeout' }), true],
    ['429', error({ status: 429 }), true],
    ['408', error({ status: 408 }), true],
    ['500', error({ status: 500 }), true],
    ['503', error({ status: 503 }), true],
    ['contract', error({ kind: 'contract', status: 503 }), false],
    ['aborted', error({ kind: 'aborted' }), false],
    ['401', error({ status: 401 }), false],
    ['404', error({ status: 404 }), false],
    ['another error', new TypeError('x'), false],
  ])('%s may pass by itself: %s', (_, given, expected) => {
    expect(isPassing(given)).toBe(expected);
  });

  it('distinguishes a canceled call from any other failure', () => {
    expect(isAborted(error({ kind: 'aborted' }))).toBe(true);
    expect(isAborted(error({ kind: 'timeout' }))).toBe(false);
    expect(isAborted(new DOMException('x', 'AbortError'))).toBe(false);
  });
});
