import { describe, expect, test } from 'vitest';
import { estimateProblems, estimateTotal } from './estimate.ts';

const TODAY = '2026-11-24';
const line = { key: 0, description: 'Individual session', quantity: 12, price: 12_000 };
const good = { clientId: 'usr-1', lines: [line], from: TODAY, until: '2027-06-30' };

describe('an estimate before it is sent [CLOUD-529]', () => {
  test('is right with a client, a period ahead and counted lines', () => {
    expect(estimateProblems(good, TODAY)).toEqual({ lines: new Map() });
    expect(estimateTotal([line, { ...line, key: 1, quantity: null }])).toBe(144_000);
  });

  test.each<[string, object, object]>([
    ['no client', { clientId: '' }, { client: 'missing' }],
    ['no beginning', { from: '' }, { from: 'missing' }],
    ['a beginning that is over', { from: '2026-11-23' }, { from: 'past' }],
    ['no end', { until: '' }, { until: 'missing' }],
    ['an end before the beginning', { until: '2026-11-23' }, { until: 'before' }],
    ['more than a year', { until: '2027-11-25' }, { until: 'tooLong' }],
  ])('names %s', (_, change, expected) => {
    expect(estimateProblems({ ...good, ...change }, TODAY)).toEqual({ lines: new Map(), ...expected });
  });

  test.each<[string, object, object]>([
    ['an empty line', { description: ' ' }, { description: 'missing' }],
    ['a diagnosis', { description: 'Session, F41.1' }, { description: 'diagnosis' }],
    ['no number', { quantity: null }, { quantity: 'wrong' }],
    ['half a session', { quantity: 1.5 }, { quantity: 'wrong' }],
    ['a hundred and one', { quantity: 101 }, { quantity: 'wrong' }],
    ['no price', { price: 0 }, { price: 'missing' }],
    ['a price beyond what one can cost', { price: 500_001 }, { price: 'tooMuch' }],
  ])('names %s at its line', (_, change, expected) => {
    const { lines } = estimateProblems({ ...good, lines: [{ ...line, ...change }] }, TODAY);
    expect(lines.get(0)).toEqual(expected);
  });
});
