import { defined } from '@sakina/platform/domain';
import { expect, test } from 'vitest';
import { chosenIn, orderOf } from './question.ts';

const KINDS = ['A', 'B', 'C'] as const;

test.each([
  [{}, undefined],
  [{ kind: { kind: 'choice', values: [] } }, undefined],
  [{ kind: { kind: 'choice', values: ['X'] } }, undefined],
  [{ kind: { kind: 'text', text: 'A' } }, undefined],
  [{ kind: { kind: 'choice', values: ['C', 'A'] } }, ['A', 'C']],
] as const)('of %o the values %o are asked for', (filters, values) => {
  expect(chosenIn({ filters }, 'kind', KINDS)).toEqual(values);
});

test('the first column that a table is ordered by counts, where the server can order by it', () => {
  const sort = [
    { column: 'name', direction: 'descending' },
    { column: 'day', direction: 'ascending' },
  ] as const;
  expect(orderOf({ sort }, ['name', 'day'])).toEqual({ sort: 'name', direction: 'desc' });
  expect(orderOf({ sort: sort.slice(1) }, ['name', 'day'])).toEqual({ sort: 'day', direction: 'asc' });
  expect(orderOf({ sort }, ['day'])).toEqual({});
  expect(orderOf({ sort: [] }, ['name'])).toEqual({});
});

test('what is undefined is not sent', () => {
  expect(Object.keys(defined({ q: undefined, limit: 0, after: '' }))).toEqual(['limit', 'after']);
});
