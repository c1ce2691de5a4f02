import { describe, expect, test } from 'vitest';
import { DEFAULT_QUERY, isFiltered, readAdminSessionsQuery, writeAdminSessionsQuery } from './query.ts';
import type { AdminSessionsQuery } from './query.ts';
import { spanOf } from './period.ts';
import type { Period } from './query.ts';

const read = (query: string) => readAdminSessionsQuery(new URLSearchParams(query));

describe('the list’s state in the address', () => {
  test.each<[string, Partial<AdminSessionsQuery>]>([
    ['', {}],
    ['status=NO_SHOW.CANCELLED', { status: ['CANCELLED', 'NO_SHOW'] }],
    ['status=NO_SHOW.__proto__.no_show.NO_SHOW', { status: ['NO_SHOW'] }],
    ['kind=IMAM&period=today', { kind: ['IMAM'], period: 'today' }],
    ['sort=price&direction=asc&page=3', { sort: 'price', direction: 'asc', page: 3 }],
    ['sort=password&direction=up&period=ever', {}],
    ['view=UNPAID', { view: 'UNPAID' }],
    ['view=everything', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=1e9', {}],
    ['page=99999999999999', {}],
  ])('“%s” is read, and what makes no sense takes its default', (query, expected) => {
    expect(read(query)).toEqual({ ...DEFAULT_QUERY, ...expected });
  });

  test('comes back from the address it was written to', () => {
    const query: AdminSessionsQuery = {
      view: 'NOTE_MISSING',
      status: ['CONFIRMED', 'NO_SHOW'],
      kind: ['MENTOR'],
      period: 'all',
      sort: 'client',
      direction: 'asc',
      page: 7,
    };
    expect(read(new URLSearchParams(writeAdminSessionsQuery(query) as Record<string, string>).toString())).toEqual(
      query,
    );
  });

  test('what is usual leaves the address bare', () => {
    expect(Object.values(writeAdminSessionsQuery(DEFAULT_QUERY)).every((value) => value === undefined)).toBe(true);
  });

  test('[SEC-8] has no place for the words searched for', () => {
    expect(writeAdminSessionsQuery({ ...DEFAULT_QUERY, q: 'Layla' } as AdminSessionsQuery)).not.toHaveProperty('q');
    expect(read('q=Layla')).toEqual(DEFAULT_QUERY);
  });

  test('sorting and paging are no filters', () => {
    expect(isFiltered({ ...DEFAULT_QUERY, page: 4, sort: 'price' })).toBe(false);
    expect(isFiltered({ ...DEFAULT_QUERY, period: 'today' })).toBe(true);
    expect(isFiltered({ ...DEFAULT_QUERY, kind: ['IMAM'] })).toBe(true);
  });
});

describe('periods', () => {
  test.each<[Period, string | undefined, string | undefined]>([
    ['today', '2026-11-24T00:00:00-05:00', '2026-11-25T00:00:00-05:00'],
    ['last7', '2026-11-18T00:00:00-05:00', '2026-11-25T00:00:00-05:00'],
    ['last30', '2026-10-26T00:00:00-04:00', '2026-11-25T00:00:00-05:00'],
    ['upcoming', '2026-11-24T00:00:00-05:00', undefined],
    ['all', undefined, undefined],
  ])('%s is whole days of the reader’s zone, across a clock change too', (period, from, to) => {
    expect(spanOf(period, '2026-11-24', 'America/New_York')).toEqual({ ...(from && { from }), ...(to && { to }) });
  });
});
