import { describe, expect, it } from 'vitest';
import { knownColumn, knownWord, rowsOf } from './report-table.ts';

describe('the rows of a report [CALL-40]', () => {
  const rows = [
    ['2026-11-16', 'Omar Siddiqui', 12000],
    ['2026-11-17', 'Beatriz Carvalho', 12000],
  ];

  it('are those of the file, with the totals at the end', () => {
    expect(rowsOf({ rows, totals: ['Total', null, 24000] }).map(({ cells }) => cells)).toEqual([
      ...rows,
      ['Total', null, 24000],
    ]);
  });

  it('have no totals where the file has none, and ids of their own where two are alike', () => {
    const same = rowsOf({ rows: [['a'], ['a']], totals: null });
    expect(new Set(same.map(({ id }) => id)).size).toBe(2);
  });
});

it.each([
  ['status', 'Completed', 'completed'],
  ['status', 'partially paid', 'partiallyPaid'],
  ['severity', 'moderately severe', 'moderatelySevere'],
  ['mode', 'In person', 'inPerson'],
  ['status', 'Something new', undefined],
  ['client', 'Paid', undefined],
  ['client', 'Online', undefined],
  ['minutes', 50, undefined],
])('in the column %s, %s is the word %s', (key, cell, word) => expect(knownWord({ key }, cell)).toBe(word));

it('a column that is not known keeps the heading of the server', () => {
  expect(knownColumn({ key: 'net' })).toBe('net');
  expect(knownColumn({ key: 'colour' })).toBeUndefined();
});
