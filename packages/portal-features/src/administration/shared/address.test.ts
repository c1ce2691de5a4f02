import { expect, test } from 'vitest';
import { listAddresses, readId, readOption, writeIds } from './address.ts';
import { choices, fixed } from './columns.ts';
import type { ColumnShape } from './columns.ts';

interface Row {
  name: string;
  kind: string;
}

const kind: ColumnShape<Row> = {
  id: 'kind',
  kind: 'choice',
  value: (row) => row.kind,
  options: choices(['A', 'B']),
};
const name: ColumnShape<Row> = { id: 'name', kind: 'text', value: (row) => row.name, ...fixed };
const lists = listAddresses({ open: [name, kind], done: [name] });
const read = (query: string) => lists.read(new URLSearchParams(query));

test.each([
  ['id=mod-1', 'mod-1'],
  ['', null],
  ['id=', null],
  ['id=a b', null],
  ['id=<script>', null],
  [`id=${'a'.repeat(61)}`, null],
])('the id of %o is %o', (query, id) => {
  expect(readId(new URLSearchParams(query), 'id')).toBe(id);
});

test('ids are written by their names, and none for null', () => {
  expect(String(writeIds(new URLSearchParams('list=done'), { case: 'mod-1', other: null }))).toBe(
    'list=done&case=mod-1',
  );
});

test('what is no option takes the usual one', () => {
  expect(readOption(['a', 'b'], 'b', 'a')).toBe('b');
  expect(readOption(['a', 'b'], 'c', null)).toBeNull();
});

test('the first list is the usual one and is not written', () => {
  expect(lists.views).toEqual(['open', 'done']);
  expect(read('').view).toBe('open');
  expect(read('list=gone').view).toBe('open');
  expect(String(lists.write(lists.plain('open')))).toBe('');
  expect(String(lists.write(lists.plain('done')))).toBe('list=done');
  expect(lists.read(new URLSearchParams(), 'done').view).toBe('done');
});

test('filters of another list are not read, and texts searched for are not written [SEC-8]', () => {
  const open = read('f.kind=A');
  expect(open.table.filters).toEqual({ kind: { kind: 'choice', values: ['A'] } });
  expect(String(lists.write({ ...open, table: { ...open.table, search: 'layla' } }))).toBe('f.kind=A');
  expect(read('list=done&f.kind=A').table.filters).toEqual({});
});
