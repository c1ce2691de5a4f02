import { describe, expect, test } from 'vitest';
import { DEFAULT_QUERY, readClientsQuery, writeClientsQuery } from './query.ts';
import type { ClientsQuery } from './query.ts';

describe('the clients screen in the address', () => {
  test.each<[string, Partial<ClientsQuery>]>([
    ['', {}],
    ['client=usr-1&view=consents', { clientId: 'usr-1', view: 'consents' }],
    ['client=&view=__proto__&status=gone&sort=shoe', {}],
    ['status=discharged&sort=name', { status: 'discharged', sort: 'name' }],
  ])('“%s” is read, and what makes no sense takes its default', (address, expected) => {
    expect(readClientsQuery(new URLSearchParams(address))).toEqual({ ...DEFAULT_QUERY, ...expected });
  });

  test('comes back as it was written, and what is usual leaves the address bare', () => {
    const query: ClientsQuery = { clientId: 'usr-1', view: 'discharge', status: 'active', sort: 'name' };
    expect(readClientsQuery(new URLSearchParams(writeClientsQuery(query) as Record<string, string>))).toEqual(query);
    expect(Object.values(writeClientsQuery(DEFAULT_QUERY)).every((value) => value === undefined)).toBe(true);
  });

  test('[SEC-8] has no place for the words searched for', () => {
    expect(writeClientsQuery({ ...DEFAULT_QUERY, q: 'Layla' } as ClientsQuery)).not.toHaveProperty('q');
  });
});
