import { describe, expect, test } from 'vitest';
import { createMemoryStore, handlersByOperation, make, mockHandlers, pinnedNow } from '@sakina/mocks';
import { is } from '@sakina/platform/contract';
import type { Operation } from '@sakina/platform/contract';
import { partsOf } from '@sakina/platform/contract/parts';
import { allOperations, cloudOperations, v1Operations } from '@sakina/platform/contract/table';

/** The product API as docs/requirements.md states it; parameters are compared by place, not by name. */
const calls: readonly (readonly [call: string, method: string, path: string])[] = [
  ['CALL-1', 'GET', '/v1/providers/profile'],
  ['CALL-2', 'PUT', '/v1/providers/profile'],
  ['CALL-3', 'POST', '/v1/providers/license/upload'],
  ['CALL-4', 'POST', '/v1/providers/license/verify'],
  ['CALL-5', 'GET', '/v1/availability'],
  ['CALL-6', 'PUT', '/v1/availability'],
  ['CALL-7', 'POST', '/v1/calendar/sync/{id}'],
  ['CALL-8', 'GET', '/v1/calendar/events'],
  ['CALL-9', 'GET', '/v1/appointments'],
  ['CALL-10', 'POST', '/v1/appointments'],
  ['CALL-11', 'GET', '/v1/appointments/{id}'],
  ['CALL-12', 'PUT', '/v1/appointments/{id}'],
  ['CALL-13', 'POST', '/v1/appointments/{id}/cancel'],
  ['CALL-14', 'POST', '/v1/appointments/{id}/start'],
  ['CALL-15', 'GET', '/v1/appointments/{id}/consent'],
  ['CALL-16', 'GET', '/v1/providers/clients'],
  ['CALL-17', 'GET', '/v1/providers/clients/{id}'],
  ['CALL-18', 'PUT', '/v1/providers/clients/{id}'],
  ['CALL-19', 'POST', '/v1/providers/clients/{id}/discharge'],
  ['CALL-20', 'POST', '/v1/session-notes'],
  ['CALL-21', 'PUT', '/v1/session-notes/{id}'],
  ['CALL-22', 'POST', '/v1/session-notes/{id}/sign'],
  ['CALL-23', 'GET', '/v1/session-notes'],
  ['CALL-24', 'POST', '/v1/treatment-plans'],
  ['CALL-25', 'PUT', '/v1/treatment-plans/{id}'],
  ['CALL-26', 'PUT', '/v1/treatment-goals/{id}/progress'],
  ['CALL-27', 'POST', '/v1/insurance/verify'],
  ['CALL-28', 'POST', '/v1/insurance/claims'],
  ['CALL-29', 'GET', '/v1/insurance/claims'],
  ['CALL-30', 'GET', '/v1/insurance/claims/{id}/status'],
  ['CALL-31', 'GET', '/v1/payments/summary'],
  ['CALL-32', 'GET', '/v1/payments/transactions'],
  ['CALL-33', 'POST', '/v1/payments/process'],
  ['CALL-34', 'POST', '/v1/payments/{id}/refund'],
  ['CALL-35', 'GET', '/v1/payments/payouts'],
  ['CALL-36', 'PUT', '/v1/payments/payout-settings'],
  ['CALL-37', 'GET', '/v1/providers/dashboard/stats'],
  ['CALL-38', 'GET', '/v1/analytics/revenue'],
  ['CALL-39', 'GET', '/v1/analytics/outcomes'],
  ['CALL-40', 'POST', '/v1/reports/generate'],
  ['CALL-41', 'POST', '/v1/recordings/{id}/start'],
  ['CALL-42', 'POST', '/v1/recordings/{id}/stop'],
  ['CALL-43', 'POST', '/v1/recordings/{id}/analyze'],
  ['CALL-44', 'GET', '/v1/recordings/{id}'],
  ['CALL-45', 'GET', '/v1/recordings/{id}/transcript'],
  ['CALL-46', 'POST', '/v1/group-sessions'],
  ['CALL-47', 'POST', '/v1/broadcasts/{id}/start'],
  ['CALL-48', 'POST', '/v1/auth/refresh'],
  ['CALL-49', 'GET', '/v1/providers/verify-credentials'],
  ['CALL-50', 'POST', '/v1/billing/{id}/start'],
  ['CALL-51', 'POST', '/v1/billing/{id}/stop'],
  ['CALL-52', 'POST', '/v1/audit/portal-switch'],
];

type Part = 'query' | 'body' | 'response';

/** The fields that the source names, by call and place. */
const namedFields: readonly (readonly [call: string, part: Part, fields: readonly string[]])[] = [
  ['CALL-3', 'body', ['license']],
  ['CALL-4', 'body', ['licenseNumber', 'state']],
  ['CALL-4', 'response', ['verified']],
  ['CALL-5', 'query', ['providerId']],
  ['CALL-6', 'body', ['slots']],
  ['CALL-8', 'query', ['start', 'end']],
  ['CALL-13', 'body', ['reason']],
  ['CALL-14', 'response', ['recordingRequired']],
  ['CALL-15', 'response', ['consented']],
  ['CALL-22', 'body', ['signature']],
  ['CALL-23', 'query', ['clientId']],
  ['CALL-26', 'body', ['progress', 'notes']],
  ['CALL-34', 'body', ['amount', 'reason']],
  ['CALL-38', 'query', ['period']],
  ['CALL-39', 'query', ['clientId']],
  ['CALL-40', 'body', ['type', 'options']],
  ['CALL-48', 'body', ['refreshToken']],
  ['CALL-48', 'response', ['accessToken', 'refreshToken']],
  ['CALL-49', 'response', ['verified']],
  ['CALL-51', 'response', ['billingMinutes']],
  ['CALL-52', 'body', ['from', 'to', 'reason', 'ts']],
];

/** Fields that the source shows in brackets: without them the call is as good. */
const optionalFields: readonly (readonly [call: string, field: string])[] = [
  ['CALL-5', 'providerId'],
  ['CALL-39', 'clientId'],
];

type Schema = NonNullable<Operation['body']>;

/** The fields of an object, or of every shape that a choice offers. */
function fieldsOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  if (!schema) return {};
  const { fields, inner } = partsOf(schema);
  return inner.length > 0 ? Object.assign({}, ...inner.map(fieldsOf)) : fields;
}

/** Whether a schema takes a value; undefined where there is no schema. */
const accepts = (schema: Schema | undefined, value: unknown) => schema && is(schema, value);

const callOf = (id: string) => v1Operations.find((operation) => operation.id === id);

describe('the contract', () => {
  test.each(calls)('[%s] is %s %s', (call, method, path) => {
    const operation = callOf(call);
    expect(operation && `${operation.method} ${operation.path.replace(/:\w+/g, '{id}')}`).toBe(`${method} ${path}`);
  });

  test('[API-5] states the 52 calls and no other', () => {
    expect(calls).toHaveLength(52);
    expect(v1Operations.map(({ id }) => id).toSorted()).toEqual(calls.map(([id]) => id).toSorted());
  });

  test.each(namedFields)('[%s] has in its %s what the source names: %j', (call, part, fields) => {
    expect(Object.keys(fieldsOf(callOf(call)?.[part]))).toEqual(expect.arrayContaining([...fields]));
  });

  test.each(optionalFields)('[%s] is as good without %s', (call, field) => {
    expect(accepts(fieldsOf(callOf(call)?.query)[field], undefined)).toBe(true);
  });

  test('[CALL-3] travels as a form with a file', () => {
    const upload = callOf('CALL-3');
    expect(upload?.encoding).toBe('multipart');
    expect(accepts(fieldsOf(upload?.body)['license'], 'licence.pdf')).toBe(false);
  });

  test('[CALL-8] asks between two instants', () => {
    const query = callOf('CALL-8')?.query;
    expect(accepts(query, { start: '2026-11-24T00:00:00-05:00', end: '2026-11-25T00:00:00-05:00' })).toBe(true);
    expect(accepts(query, { start: '2026-11-24', end: '2026-11-25' })).toBe(false);
  });

  test('[API-6] keeps the two bases apart', () => {
    expect(
      v1Operations.filter((operation) => !/^CALL-\d+$/.test(operation.id) || !operation.path.startsWith('/v1/')),
    ).toEqual([]);
    expect(
      cloudOperations.filter(
        (operation) => !/^CLOUD-\d+$/.test(operation.id) || !operation.path.startsWith('/cloud/v1/'),
      ),
    ).toEqual([]);
  });

  test('gives every operation an id, a name and an address of its own', () => {
    const uniqueBy = (key: (operation: (typeof allOperations)[number]) => string) =>
      new Set(allOperations.map(key)).size;
    expect(uniqueBy((operation) => operation.id)).toBe(allOperations.length);
    expect(uniqueBy((operation) => operation.name)).toBe(allOperations.length);
    expect(uniqueBy((operation) => `${operation.method} ${operation.path.replace(/:\w+/g, ':')}`)).toBe(
      allOperations.length,
    );
  });

  test('lets everything but reading be repeated under one key, three calls excepted that need none', () => {
    const open = allOperations.filter((operation) => operation.method !== 'GET' && operation.idempotent !== true);
    // Saying twice that one is here, or agrees, says it once; a refresh token is good for one use whatever the key;
    // a part of a recording has its place, and what is in it must not be kept with a key.
    expect(open.map((operation) => operation.name).toSorted()).toEqual([
      'auth.refresh',
      'recordings.putPart',
      'rooms.updateParticipant',
    ]);
  });

  test('puts the secret of a place in a room in no address: logs keep those', () => {
    const rooms = allOperations.filter(({ path }) => path.startsWith('/cloud/v1/rooms/'));
    expect(rooms.length).toBeGreaterThan(20);
    for (const { name, query } of rooms) expect([name, Object.keys(fieldsOf(query))]).toEqual([name, []]);
    const byHeader = allOperations.filter(({ takesSecret }) => takesSecret).map(({ name }) => name);
    expect(byHeader.toSorted()).toEqual([
      'recordingConsents.list',
      'roomChat.list',
      'rooms.get',
      'rooms.updateParticipant',
    ]);
  });

  test('carries files as a form, and nothing else', () => {
    const holdsFile = (schema: Schema | undefined) =>
      Object.values(fieldsOf(schema)).some((field) => JSON.stringify(kindsOf(field)).includes('file'));
    for (const operation of allOperations)
      expect([operation.name, operation.encoding === 'multipart']).toEqual([operation.name, holdsFile(operation.body)]);
  });

  test('says of each operation in a sentence what it is for', () => {
    for (const { name, summary } of allOperations)
      expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z].{10,}[.?]$/s)]);
  });
});

/** The kinds of a schema and of what it holds. */
function kindsOf(schema: Schema): string[] {
  const { kind, inner } = partsOf(schema);
  return [kind, ...inner.flatMap(kindsOf)];
}

/** Calls on a record whose absence is no refusal, each with its reason. */
const withoutNotFound: Readonly<Record<string, string>> = {};

describe('the refusals of the contract', () => {
  const named = (when: (operation: Operation) => boolean) => allOperations.filter(when).map(({ name }) => name);
  const declares = ({ errors }: Operation, status: number, code?: string) =>
    errors.some((error) => error.status === status && (code === undefined || error.code === code));

  test('are well formed: a status, a code of its own, a sentence', () => {
    for (const { name, errors } of allOperations) {
      expect([name, errors.map(({ code }) => code)]).toEqual([name, [...new Set(errors.map(({ code }) => code))]]);
      for (const { status, code, when } of errors) {
        expect([name, (status >= 400 && status < 500) || status === 503]).toEqual([name, true]);
        expect([name, code]).toEqual([name, expect.stringMatching(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/)]);
        expect([name, when]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/s)]);
      }
    }
  });

  test('have a token that is missing or over (401) wherever someone has to be signed in', () => {
    expect(named((operation) => operation.access !== 'public' && !declares(operation, 401, 'UNAUTHENTICATED'))).toEqual(
      [],
    );
  });

  test('have a role that is not the caller’s (403) wherever one is asked for', () => {
    expect(
      named(
        (operation) =>
          (operation.access === 'provider' || operation.access === 'admin') && !declares(operation, 403, 'FORBIDDEN'),
      ),
    ).toEqual([]);
  });

  test('have a record that is not there (404) wherever one is named in the address', () => {
    expect(
      named(
        (operation) =>
          operation.path.includes(':') && !declares(operation, 404) && !(operation.name in withoutNotFound),
      ),
    ).toEqual([]);
  });

  test('have fields that are wrong (422) wherever something is sent or asked', () => {
    expect(
      named(
        (operation) =>
          (operation.body !== undefined || operation.query !== undefined) &&
          !declares(operation, 422, 'VALIDATION_FAILED'),
      ),
    ).toEqual([]);
  });

  test('tell of a cursor that is none wherever a list comes in pieces', () => {
    expect(
      named((operation) => 'after' in fieldsOf(operation.query) && !declares(operation, 422, 'CURSOR_INVALID')),
    ).toEqual([]);
  });
});

describe('the mocks', () => {
  const allHandlers = Object.entries(handlersByOperation({ store: createMemoryStore(), now: pinnedNow }));

  test.each(allOperations.map((operation) => [operation.name, operation] as const))('answer %s', (_, operation) => {
    expect(mockHandlers.filter((handler) => handler.operation === operation)).toHaveLength(1);
  });

  test('answer nothing that is not in the contract', () => {
    expect(mockHandlers.filter((handler) => !allOperations.includes(handler.operation))).toEqual([]);
  });

  test.each(allOperations.map((operation) => [operation.name, operation] as const))(
    'answer %s themselves, whatever else its address could mean',
    async (name, operation) => {
      const request = new Request(`https://api.sakina.example${operation.path.replace(/:\w+/g, 'something')}`, {
        method: operation.method,
      });
      const ofMethod = allHandlers.filter(([, handler]) => handler.info.method === operation.method);
      const matching = await Promise.all(
        ofMethod.map(async ([of, handler]) => ((await handler.test({ request })) ? of : null)),
      );
      expect(matching.find((of) => of !== null)).toBe(name);
    },
  );

  test('can be replaced one by one, by the name of the operation', () => {
    expect(allHandlers.map(([name]) => name).toSorted()).toEqual(
      allOperations.map((operation) => operation.name).toSorted(),
    );
  });

  test.each(Object.entries(make))('have a valid fixture for %s', (_, factory) => {
    expect(factory()).toBeTruthy();
  });

  test('refuse a fixture that does not fit its schema', () => {
    expect(() => make.appointment({ startsAt: 'tomorrow' })).toThrow(/startsAt/);
  });
});
