import { initialTableState } from '@sakina/design-system';
import { describe, expect, test } from 'vitest';
import { viewQueryOf, viewStateOf } from '../../shared/index.ts';
import { readSessionsAddress, scopeOfView, scopeQueryOf, sessionViews, writeSessionsAddress } from './address.ts';
import type { Period, SessionsAddress } from './address.ts';
import { wordlessColumns } from './columns.ts';
import { spanOf } from './period.ts';
import { questionOf } from './question.ts';

const read = (query: string) => readSessionsAddress(new URLSearchParams(query));
const table = initialTableState(wordlessColumns);
const usual: SessionsAddress = { table, show: null, period: 'last30', sessionId: null };
const choice = (...values: string[]) => ({ kind: 'choice' as const, values });

describe('the list’s state in the address', () => {
  test.each<[string, Partial<SessionsAddress>]>([
    ['', {}],
    ['period=today&show=UNPAID', { period: 'today', show: 'UNPAID' }],
    ['period=ever&show=everything', {}],
    [
      'f.status=NO_SHOW&f.status=CANCELLED',
      { table: { ...table, filters: { status: choice('CANCELLED', 'NO_SHOW') } } },
    ],
    [
      'f.status=NO_SHOW&f.status=__proto__&f.kind=no_show',
      { table: { ...table, filters: { status: choice('NO_SHOW') } } },
    ],
    ['sort=-price', { table: { ...table, sort: [{ column: 'price', direction: 'descending' }] } }],
    ['sort=password,note', {}],
    ['session=apt-1', { sessionId: 'apt-1' }],
    ['session=%3Cb%3E', {}],
  ])('“%s” is read, and what makes no sense takes its default', (query, expected) => {
    expect(read(query)).toEqual({ ...usual, ...expected });
  });

  test('comes back from the address it was written to, which is bare where all is usual', () => {
    const address = read('period=all&show=NOTE_MISSING&f.kind=MENTOR&f.startsAt=2026-10-01..2026-10-31&sort=client');
    expect(read(writeSessionsAddress(address).toString())).toEqual(address);
    expect(writeSessionsAddress(usual).toString()).toBe('');
  });

  test('has no place for the words searched for [SEC-8]', () => {
    expect(writeSessionsAddress({ ...usual, table: { ...table, search: 'Layla' } }).toString()).toBe('');
    expect(read('q=Layla&search=Layla')).toEqual(usual);
  });

  test('comes back from a saved view, given view and period included', () => {
    const address = read('period=last7&show=NO_SHOW&f.kind=IMAM&sort=-price');
    const query = { ...viewQueryOf(sessionViews, address.table), period: 'last7', view: 'NO_SHOW' };
    expect(scopeQueryOf(address)).toEqual({ period: 'last7', view: 'NO_SHOW' });
    expect(query).toEqual({ kind: ['IMAM'], sort: 'price', direction: 'desc', period: 'last7', view: 'NO_SHOW' });
    expect(viewStateOf(sessionViews, query)).toMatchObject({
      filters: { kind: choice('IMAM') },
      sort: address.table.sort,
    });
    expect(scopeOfView({ query })).toEqual({ period: 'last7', show: 'NO_SHOW' });
    expect(scopeOfView({ query: { period: ['ever'] } })).toEqual({ period: 'last30', show: null });
  });
});

describe('the question to the server', () => {
  const ask = (query: string, words = '') => questionOf(read(query), words, '2026-11-24', 'America/New_York');

  test('holds words, filters, order and the period', () => {
    expect(ask('period=today&show=RUNNING&f.status=IN_PROGRESS&sort=-startsAt', 'layla')).toEqual({
      q: 'layla',
      view: 'RUNNING',
      status: ['IN_PROGRESS'],
      from: '2026-11-24T00:00:00-05:00',
      to: '2026-11-25T00:00:00-05:00',
      sort: 'startsAt',
      direction: 'desc',
    });
  });

  test('days chosen in the filters stand in the place of the period, both counted whole', () => {
    expect(ask('period=today&f.startsAt=2026-10-30..2026-11-02')).toEqual({
      from: '2026-10-30T00:00:00-04:00',
      to: '2026-11-03T00:00:00-05:00',
    });
    expect(ask('f.startsAt=2026-11-02..')).toEqual({ from: '2026-11-02T00:00:00-05:00' });
  });
});

describe('periods', () => {
  test.each<[Period, string | undefined, string | undefined]>([
    ['today', '2026-11-24T00:00:00-05:00', '2026-11-25T00:00:00-05:00'],
    ['last7', '2026-11-18T00:00:00-05:00', '2026-11-25T00:00:00-05:00'],
    ['last30', '2026-10-26T00:00:00-04:00', '2026-11-25T00:00:00-05:00'],
    ['next7', '2026-11-24T00:00:00-05:00', '2026-12-01T00:00:00-05:00'],
    ['upcoming', '2026-11-24T00:00:00-05:00', undefined],
    ['all', undefined, undefined],
  ])('%s is whole days of the reader’s zone, across a clock change too', (period, from, to) => {
    expect(spanOf(period, '2026-11-24', 'America/New_York')).toEqual({ ...(from && { from }), ...(to && { to }) });
  });
});
