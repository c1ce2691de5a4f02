import { describe, expect, it } from 'vitest';
import { readTableState, writeTableState } from './address.ts';
import { exampleColumns } from './example-rows.ts';
import { initialTableState } from './table-state.ts';
import type { DataTableState } from './types.ts';

const columns = exampleColumns().map((column) =>
  column.id === 'fee'
    ? { ...column, isPrivate: true }
    : column.id === 'provider'
      ? { ...column, isSortable: false }
      : column,
);
const initial = initialTableState(columns);
const read = (query: string) => readTableState(new URLSearchParams(query), columns);

describe('the state of a table in the address', () => {
  const full: DataTableState = {
    ...initial,
    view: 'mine-1',
    sort: [
      { column: 'day', direction: 'descending' },
      { column: 'client', direction: 'ascending' },
    ],
    filters: {
      status: { kind: 'choice', values: ['booked', 'unsigned'] },
      minutes: { kind: 'number', min: 30 },
      day: { kind: 'date', from: '2026-01-01', to: '2026-11-24' },
    },
    columns: {
      order: ['day', 'client'],
      hidden: ['minutes', 'note'],
      shown: ['fee'],
      widths: { day: 200 },
      pins: { status: 'end' },
    },
  };

  it('is read back as it was written', () => {
    expect(readTableState(writeTableState(full, columns), columns)).toEqual(full);
    expect(read(writeTableState(full, columns).toString())).toEqual(full);
  });

  it('is empty for a table in its initial state', () => {
    expect(writeTableState(initial, columns).toString()).toBe('');
    expect(read('')).toEqual(initial);
  });

  it('never contains typed words, private columns or the selection', () => {
    const written = writeTableState(
      {
        ...initial,
        search: 'Omar Haddad',
        selection: { mode: 'only', keys: new Set(['SES-10001']) },
        filters: {
          client: { kind: 'text', text: 'Haddad' },
          fee: { kind: 'number', min: 95 },
          note: { kind: 'text', text: 'panic' },
        },
      },
      columns,
    ).toString();
    expect(written).toBe('');
  });

  it.each([
    [
      'a column that does not exist',
      'sort=salary&f.salary=1..2&hide=salary&order=salary&pin=salary:start&width=salary:100',
    ],
    ['a column that cannot be sorted', 'sort=provider'],
    ['text in the address', 'f.client=Haddad&search=Haddad&f.note=panic'],
    ['a private column', 'f.fee=0..5'],
    ['values that no row can have', 'f.status=%3Cscript%3E&f.status=admin'],
    ['no number', 'f.minutes=abc..NaN&width=day:wide'],
    ['numbers beyond all numbers', 'f.minutes=1e999..Infinity'],
    ['no day', 'f.day=2026-13-45..yesterday'],
    ['an edge that does not exist', 'pin=client:left&sort='],
    [
      'prototypes',
      '__proto__=1&sort=__proto__,constructor&f.__proto__=x&hide=__proto__&width=__proto__:9&order=toString',
    ],
    ['a view with markup', 'view=%3Cimg%20src%3Dx%3E'],
    ['a view of a thousand letters', `view=${'a'.repeat(1000)}`],
    ['ten thousand columns', `sort=${'x,'.repeat(10_000)}`],
  ])('ignores %s', (_, query) => {
    const {
      columns: { pins: _pins, ...arrangement },
      ...rest
    } = read(query);
    const {
      columns: { pins: _initialPins, ...initialRest },
      ...initialState
    } = initial;
    expect(rest).toEqual(initialState);
    expect({ ...arrangement, hidden: [] }).toEqual({ ...initialRest, hidden: [] });
  });

  it('keeps valid parts beside invalid ones', () => {
    const state = read('sort=-day,-day,salary,client&f.status=booked&f.status=x&f.minutes=30..x&hide=client,fee');
    expect(state.sort).toEqual([
      { column: 'day', direction: 'descending' },
      { column: 'client', direction: 'ascending' },
    ]);
    expect(state.filters).toEqual({
      status: { kind: 'choice', values: ['booked'] },
      minutes: { kind: 'number', min: 30 },
    });
    // The column that names the rows cannot be hidden.
    expect(state.columns.hidden).toEqual(['fee']);
  });

  it.each([
    ['1', 72],
    ['99999', 720],
    ['-5', 72],
    ['200.4', 200],
  ])('keeps a width of %s within reason', (width, expected) => {
    expect(read(`width=day:${width}`).columns.widths).toEqual({ day: expected });
  });
});
