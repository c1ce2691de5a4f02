import { describe, expect, test } from 'vitest';
import { mintMockToken } from '@sakina/platform/auth/mock';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { claimsFor } from '../rules/tokens.ts';
import { createTestServer, who } from '../testing/test-server.ts';

type Sent = Record<string, string>;
const bearer = (email: string) => ({ Authorization: `Bearer ${mintMockToken(claimsFor(email))}` });
const json = { 'Content-Type': 'application/json' };

async function outcomeOf(response: Promise<Response>) {
  const answered = await response;
  const body = (await answered.json()) as { code?: string };
  return { status: answered.status, code: body.code, challenge: answered.headers.get('WWW-Authenticate') };
}

describe('a token that is sent', () => {
  const read = (path: string, headers: Sent) => outcomeOf(createTestServer().fetch(path, { headers }));
  const token = mintMockToken(claimsFor(who.layla));
  const over = mintMockToken({ ...claimsFor(who.layla), exp: 1_000 });

  test.each([
    ['one that has expired', `Bearer ${over}`],
    ['one that is no one’s', 'Bearer x.y.z'],
    ['one without its scheme', token],
    ['another scheme', `Basic ${token}`],
    ['an empty one', ''],
  ])('%s is refused on a public operation as well, so that it is renewed [API-3] [SEC-1]', async (_, Authorization) => {
    const refused = { status: 401, code: 'TOKEN_INVALID', challenge: 'Bearer realm="sakina", error="invalid_token"' };
    expect(await read('/cloud/v1/providers?saved=true', { Authorization })).toEqual(refused);
    expect(await read('/v1/appointments', { Authorization })).toEqual(refused);
  });

  test('none at all is a visitor, who is asked to sign in where that is needed', async () => {
    expect((await read('/cloud/v1/providers', {})).status).toBe(200);
    expect(await read('/v1/appointments', {})).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      challenge: 'Bearer realm="sakina"',
    });
  });
});

test('an organization that the account does not belong to is refused, and its own is not', async () => {
  const ask = (email: string, id: string) =>
    outcomeOf(createTestServer().fetch('/v1/appointments', { headers: { ...bearer(email), 'X-Organization-Id': id } }));
  expect(await ask(who.idris, 'org-harbour')).toMatchObject({ status: 200 });
  expect(await ask(who.idris, 'org-elsewhere')).toMatchObject({ status: 403, code: 'ORGANIZATION_FOREIGN' });
  expect(await ask(who.layla, 'org-harbour')).toMatchObject({ status: 403, code: 'ORGANIZATION_FOREIGN' });
});

test.each(['text/xml', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
  'a body of %s is refused, and nothing is done',
  async (type) => {
    const server = createTestServer();
    const send = (headers: Sent) =>
      outcomeOf(
        server.fetch('/cloud/v1/companion/check-ins/today', {
          method: 'PUT',
          headers: { ...bearer(who.layla), ...headers },
          body: JSON.stringify({ mood: 3, feelings: [], words: null }),
        }),
      );
    expect(await send({ 'Content-Type': type })).toMatchObject({ status: 415, code: 'MEDIA_TYPE_UNSUPPORTED' });
    expect((await send({ 'Content-Type': 'application/json; charset=utf-8' })).status).not.toBe(415);
  },
);

describe('a field that an operation does not know', () => {
  const put = (path: string, email: string, body: unknown) =>
    createTestServer().fetch(path, {
      method: 'PUT',
      headers: { ...bearer(email), ...json },
      body: JSON.stringify(body),
    });

  test.each([
    ['in a partial write', '/v1/providers/profile', { version: 1, bioo: 'New words.' }, ['bioo']],
    ['within a list', '/v1/availability', { version: 1, slots: [{ day: 2 }] }, ['slots.0.day']],
    ['beside a prototype', '/v1/availability', JSON.parse('{"version":1,"slots":[],"__proto__":1}'), ['__proto__']],
  ])('%s is refused by name, and nothing is done [API-3]', async (_, path, body, names) => {
    const answered = await put(path, who.amina, body);
    expect(answered.status).toBe(422);
    const refused = (await answered.json()) as { code: string; details: { fields: object } };
    expect([refused.code, Object.keys(refused.details.fields)]).toEqual(['UNKNOWN_FIELD', names]);
  });

  test('is refused in the form of a file as well [API-3]', async () => {
    const body = new FormData();
    body.append('license', new File(['%PDF-1.7'], 'licence.pdf'));
    body.append('licenceState', 'NY');
    const answered = await createTestServer().fetch('/v1/providers/license/upload', {
      method: 'POST',
      headers: bearer(who.amina),
      body,
    });
    expect(await answered.json()).toMatchObject({
      code: 'UNKNOWN_FIELD',
      details: { fields: { licenceState: expect.any(String) } },
    });
  });
});

describe('an Idempotency-Key', () => {
  const open = () => {
    const server = createTestServer();
    const write = async (email: string, key: string, body: string) => {
      const response = await server.fetch('/cloud/v1/journal/entries', {
        method: 'POST',
        headers: { ...bearer(email), ...json, 'Idempotency-Key': key },
        body: JSON.stringify({ title: null, body, tags: [], promptId: null, step: null, isFavourite: false }),
      });
      const { data, code } = (await response.json()) as { data?: { entry: { id: string } }; code?: string };
      return data?.entry.id ?? `${response.status} ${String(code)}`;
    };
    return { server, write };
  };
  const KEY = 'an-intent-of-mine';

  test('repeats its first answer for the same caller and body, and refuses another body [API-2]', async () => {
    const { write } = open();
    const first = await write(who.layla, KEY, 'Today was calm.');
    expect(first).not.toContain(' ');
    expect(await write(who.layla, KEY, 'Today was calm.')).toBe(first);
    expect(await write(who.layla, KEY, 'Something else.')).toBe('422 IDEMPOTENCY_MISMATCH');
    const other = await write(who.noah, KEY, 'Today was calm.');
    expect([other.includes(' '), other === first]).toEqual([false, false]);
  });

  test.each(['', 'short-7', 'x'.repeat(129), 'with a space in it'])('%j is refused', async (key) => {
    const { write } = open();
    expect(await write(who.layla, key, 'Today was calm.')).toBe('422 IDEMPOTENCY_KEY_INVALID');
  });

  test('is kept for a day, however many calls others make meanwhile', async () => {
    const { server, write } = open();
    const first = await write(who.layla, KEY, 'Today was calm.');
    for (let count = 0; count < 60; count += 1) await write(who.noah, `${KEY}-${count}`, `Entry ${count}`);
    server.pass({ hours: 23 });
    expect(await write(who.layla, KEY, 'Today was calm.')).toBe(first);
    server.pass({ hours: 2 });
    await write(who.noah, `${KEY}-last`, 'The last entry.');
    expect(await write(who.layla, KEY, 'Today was calm.')).not.toBe(first);
  });

  test('of one visitor gives no other visitor the answer, which holds the secret of a place', async () => {
    const { server } = open();
    const startable = { params: { id: ids.appointments.startable } };
    const { roomName } = await server.as(who.layla).call(contract.getAppointment, startable);
    await server.as(who.amina).call(contract.startAppointment, startable);
    const enter = async (displayName: string) => {
      const response = await server.fetch(`/cloud/v1/rooms/${roomName}/participants`, {
        method: 'POST',
        headers: { ...json, 'Idempotency-Key': KEY },
        body: JSON.stringify({ displayName }),
      });
      return ((await response.json()) as { data: { participantId: string } }).data.participantId;
    };
    const ann = await enter('Ann');
    expect(await enter('Ann')).toBe(ann);
    expect(await enter('Bob')).not.toBe(ann);
  });
});
