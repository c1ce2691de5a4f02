import { describe, expect, test } from 'vitest';
import { createMemoryStore, handlersByOperation, make, mockHandlers, pinnedNow } from '@sakina/mocks';
import { allOperations, cloudOperations, v1Operations } from '@sakina/platform/contract/table';

/** The calls that screens and the session make so far, as requirements.md states them; parameters are compared by place, not by name. */
const journey: readonly (readonly [call: string, method: string, path: string])[] = [
  ['CALL-5', 'GET', '/v1/availability'],
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
  ['CALL-20', 'POST', '/v1/session-notes'],
  ['CALL-21', 'PUT', '/v1/session-notes/{id}'],
  ['CALL-22', 'POST', '/v1/session-notes/{id}/sign'],
  ['CALL-23', 'GET', '/v1/session-notes'],
  ['CALL-37', 'GET', '/v1/providers/dashboard/stats'],
  ['CALL-41', 'POST', '/v1/recordings/{id}/start'],
  ['CALL-42', 'POST', '/v1/recordings/{id}/stop'],
  ['CALL-43', 'POST', '/v1/recordings/{id}/analyze'],
  ['CALL-44', 'GET', '/v1/recordings/{id}'],
  ['CALL-45', 'GET', '/v1/recordings/{id}/transcript'],
  ['CALL-48', 'POST', '/v1/auth/refresh'],
  ['CALL-49', 'GET', '/v1/providers/verify-credentials'],
  ['CALL-50', 'POST', '/v1/billing/{id}/start'],
  ['CALL-51', 'POST', '/v1/billing/{id}/stop'],
  ['CALL-52', 'POST', '/v1/audit/portal-switch'],
];

describe('the contract', () => {
  test.each(journey)('[%s] is %s %s', (call, method, path) => {
    const operation = v1Operations.find((entry) => entry.id === call);
    expect(operation && `${operation.method} ${operation.path.replace(/:\w+/g, '{id}')}`).toBe(`${method} ${path}`);
  });

  test('[API-6] keeps the two bases apart', () => {
    expect(v1Operations.filter((operation) => !/^CALL-\d+$/.test(operation.id) || !operation.path.startsWith('/v1/'))).toEqual([]);
    expect(cloudOperations.filter((operation) => !/^CLOUD-\d+$/.test(operation.id) || !operation.path.startsWith('/cloud/v1/'))).toEqual([]);
  });

  test('gives every operation an id, a name and an address of its own', () => {
    const uniqueBy = (key: (operation: (typeof allOperations)[number]) => string) => new Set(allOperations.map(key)).size;
    expect(uniqueBy((operation) => operation.id)).toBe(allOperations.length);
    expect(uniqueBy((operation) => operation.name)).toBe(allOperations.length);
    expect(uniqueBy((operation) => `${operation.method} ${operation.path.replace(/:\w+/g, ':')}`)).toBe(allOperations.length);
  });

  test('lets everything but reading be repeated under one key, a presence update and a renewal excepted', () => {
    const open = allOperations.filter((operation) => operation.method !== 'GET' && operation.idempotent !== true);
    // Saying twice that one is here, or agrees, says it once; a refresh token is good for one use whatever the key.
    expect(open.map((operation) => operation.name).toSorted()).toEqual(['auth.refresh', 'rooms.updateParticipant']);
  });

  test('declares for everybody who has to be signed in that they may not be', () => {
    const silent = allOperations.filter((operation) => operation.access !== 'public' && !operation.errors.some((error) => error.code === 'UNAUTHENTICATED'));
    expect(silent.map((operation) => operation.name)).toEqual([]);
  });
});

describe('the mocks', () => {
  test.each(allOperations.map((operation) => [operation.name, operation] as const))('answer %s', (_, operation) => {
    expect(mockHandlers.filter((handler) => handler.operation === operation)).toHaveLength(1);
  });

  test('answer nothing that is not in the contract', () => {
    expect(mockHandlers.filter((handler) => !allOperations.includes(handler.operation))).toEqual([]);
  });

  test('can be replaced one by one, by the name of the operation', () => {
    const handlers = handlersByOperation({ store: createMemoryStore(), now: pinnedNow });
    expect(Object.keys(handlers).toSorted()).toEqual(allOperations.map((operation) => operation.name).toSorted());
  });

  test.each(Object.entries(make))('have a valid fixture for %s', (_, factory) => {
    expect(factory()).toBeTruthy();
  });

  test('refuse a fixture that does not fit its schema', () => {
    expect(() => make.appointment({ startsAt: 'tomorrow' })).toThrow(/startsAt/);
  });
});
