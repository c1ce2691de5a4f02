import { describe, expect, it } from 'vitest';
import { createRowIndex } from './row-index.ts';
import type { CellValue, ColumnFilter, DataColumn, DataTableState } from './types.ts';

interface Row {
  name: CellValue;
  amount: CellValue;
  day: CellValue;
  status: CellValue;
}
const row = (name: CellValue, amount: CellValue, day: CellValue, status: CellValue): Row => ({
  name,
  amount,
  day,
  status,
});
const rows: Row[] = [
  row('Zoë', 10, '2026-03-01T09:00', 'open'),
  row('émile', 2, '2026-01-31', 'done'),
  row('أحمد', null, null, ''),
  row('Emile 10', -5, '2026-02-28', 'open'),
  row('Emile 9', Number.NaN, '', 'done'),
  row('', 2, '2025-12-31', 'open'),
];
const column = (id: keyof Row, kind: DataColumn<Row>['kind']): DataColumn<Row> => ({
  id,
  header: id,
  kind,
  value: (one) => one[id],
});
const columns: DataColumn<Row>[] = [
  column('name', 'text'),
  column('amount', 'number'),
  column('day', 'date'),
  {
    ...column('status', 'choice'),
    options: [
      { id: 'open', label: 'Still open' },
      { id: 'done', label: 'Done' },
    ],
  },
];
const index = createRowIndex(rows, columns, 'en-US');
const match = (query: Partial<DataTableState>) => [...index.match({ sort: [], filters: {}, search: '', ...query })];
const by = (name: string, direction: 'ascending' | 'descending' = 'ascending') => ({ column: name, direction });

describe('the rows of a large table', () => {
  it.each([
    ['as they came', [], [0, 1, 2, 3, 4, 5]],
    [
      'by words as the language orders them, numbers in them as numbers, nothing last',
      [by('name')],
      [1, 4, 3, 0, 2, 5],
    ],
    ['the other way round, nothing still last', [by('name', 'descending')], [2, 0, 3, 4, 1, 5]],
    ['by numbers', [by('amount')], [3, 1, 5, 0, 2, 4]],
    ['by days', [by('day', 'descending')], [0, 3, 1, 5, 2, 4]],
    ['by one column and then another', [by('amount', 'descending'), by('name')], [0, 1, 5, 3, 4, 2]],
    ['by a column that is gone', [by('salary')], [0, 1, 2, 3, 4, 5]],
  ])('stand %s', (_, sort, expected) => {
    expect(match({ sort })).toEqual(expected);
  });

  it.each<[string, Record<string, ColumnFilter>, number[]]>([
    ['words without case and marks', { name: { kind: 'text', text: ' EMILE ' } }, [1, 3, 4]],
    ['Arabic letters that are written for each other', { name: { kind: 'text', text: 'احمد' } }, [2]],
    ['a choice', { status: { kind: 'choice', values: ['done'] } }, [1, 4]],
    ['two choices', { status: { kind: 'choice', values: ['done', 'open'] } }, [0, 1, 3, 4, 5]],
    ['no value', { status: { kind: 'choice', values: [''] } }, [2]],
    ['a least number', { amount: { kind: 'number', min: 2 } }, [0, 1, 5]],
    ['a range of numbers with its ends', { amount: { kind: 'number', min: -5, max: 2 } }, [1, 3, 5]],
    ['a range that is upside down', { amount: { kind: 'number', min: 5, max: 1 } }, []],
    [
      'days with their ends, whatever the time',
      { day: { kind: 'date', from: '2026-01-31', to: '2026-03-01' } },
      [0, 1, 3],
    ],
    [
      'all filters together',
      { amount: { kind: 'number', min: 2 }, status: { kind: 'choice', values: ['open'] } },
      [0, 5],
    ],
    ['a filter of a column that is gone', { salary: { kind: 'number', min: 2 } }, [0, 1, 2, 3, 4, 5]],
  ])('are found by %s', (_, filters, expected) => {
    expect(match({ filters })).toEqual(expected);
  });

  it.each([
    ['a word of any column', 'emile', [1, 3, 4]],
    ['what is read and not what is stored', 'still', [0, 3, 5]],
    ['several words, each anywhere', 'emile open', [3]],
    ['only spaces', '   ', [0, 1, 2, 3, 4, 5]],
    ['what stands nowhere', 'xyzzy', []],
    ['characters of patterns', '.*(', []],
  ])('are searched for %s', (_, search, expected) => {
    expect(match({ search })).toEqual(expected);
  });

  it('give the same result when their columns were indexed beforehand, slice by slice', () => {
    const many = Array.from({ length: 20_000 }, (_, place) =>
      row(`Name ${(place * 7919) % 20_000}`, (place * 31) % 997, '2026-01-01', 'open'),
    );
    const cold = createRowIndex(many, columns, 'en-US');
    const warm = createRowIndex(many, columns, 'en-US');
    let slices = 0;
    for (const work = warm.warm(); !work.next().done;) slices += 1;
    expect(slices).toBeGreaterThan(20);
    const query = { sort: [by('amount', 'descending'), by('name')], filters: {}, search: '' };
    expect([...warm.match(query)]).toEqual([...cold.match(query)]);
    const compare = new Intl.Collator('en-US', { numeric: true }).compare;
    const expected = many
      .map((_, place) => place)
      .toSorted(
        (a, b) =>
          Number(many[b]?.amount) - Number(many[a]?.amount) || compare(String(many[a]?.name), String(many[b]?.name)),
      );
    expect([...warm.match(query)]).toEqual(expected);
  });

  it('may be none', () => {
    expect([
      ...createRowIndex<Row>([], columns, 'en-US').match({ sort: [by('name')], filters: {}, search: 'a' }),
    ]).toEqual([]);
  });
});
