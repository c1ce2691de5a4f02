import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';
import { ALL_ROWS, isSelected, selectedCount, withRows } from './selection.ts';
import { fitColumns, NO_SELECTION, nextSort, withMoved, withVisibility, withWidth } from './table-state.ts';

const up = (column: string) => ({ column, direction: 'ascending' as const });
const down = (column: string) => ({ column, direction: 'descending' as const });

describe('the order', () => {
  it.each([
    ['begins', [], 'a', false, [up('a')]],
    ['turns', [up('a')], 'a', false, [down('a')]],
    ['ends', [down('a')], 'a', false, []],
    ['changes its column', [up('a'), up('b')], 'c', false, [up('c')]],
    ['gets a second column with Shift', [up('a')], 'b', true, [up('a'), up('b')]],
    ['turns the second with Shift', [up('a'), up('b')], 'b', true, [up('a'), down('b')]],
    ['lets the first go with Shift', [down('a'), up('b')], 'a', true, [up('b')]],
  ])('%s', (_, sort, column, isAdded, expected) => {
    expect(nextSort(sort, column, isAdded)).toEqual(expected);
  });
});

describe('the columns', () => {
  const columns = { order: [], hidden: [], shown: [], widths: {}, pins: {} };
  it.each([
    ['b', 1, ['a', 'c', 'b']],
    ['b', -1, ['b', 'a', 'c']],
    ['a', -1, []],
    ['c', 1, []],
    ['x', 1, []],
  ] as const)('%s moves by %i', (id, step, order) => {
    expect(withMoved(columns, ['a', 'b', 'c'], id, step).order).toEqual(order);
  });
  it.each([
    [10, 72],
    [200.6, 201],
    [5000, 720],
  ])('clamp a width of %i', (width, expected) => {
    expect(withWidth(columns, 'a', width).widths).toEqual({ a: expected });
  });
  it('return to their initial width', () => {
    expect(withWidth({ ...columns, widths: { a: 100, b: 90 } }, 'a', null).widths).toEqual({ b: 90 });
  });
});

describe('optional columns', () => {
  const arrangement = { order: [], hidden: [], shown: [], widths: {}, pins: {} };
  const column = (id: string, width: number, isOptional = false) => ({
    id,
    header: id,
    kind: 'text' as const,
    value: () => null,
    width,
    isOptional,
  });
  const columns = [column('a', 200), column('b', 100, true), column('c', 100), column('d', 100, true)];
  const hiddenAt = (room: number, set: Partial<typeof arrangement> & object = {}) =>
    fitColumns(columns, { ...arrangement, ...set }, {}, room).hidden;

  it.each([
    [500, []],
    [499, ['d']],
    [400, ['d']],
    [399, ['d', 'b']],
    [100, ['d', 'b']],
  ])('are left out from the last one until the others fit in %i pixels', (room, hidden) => {
    expect(hiddenAt(room)).toEqual(hidden);
  });
  it('stay where their reader has asked for them, and another goes', () => {
    const asked = withVisibility(arrangement, { id: 'd', isOptional: true }, true);
    expect(fitColumns(columns, asked, {}, 400).hidden).toEqual(['b']);
    expect(fitColumns(columns, withVisibility(asked, { id: 'd', isOptional: true }, false), {}, 500).hidden).toEqual([
      'd',
    ]);
  });
  it('count with the widths their reader has set, and not while they are hidden', () => {
    expect(hiddenAt(500, { widths: { a: 201 } })).toEqual(['d']);
    expect(hiddenAt(400, { hidden: ['c'] as never[] })).toEqual(['c']);
  });
  it('leave the same arrangement where all fit', () => {
    expect(fitColumns(columns, arrangement, {}, 500)).toBe(arrangement);
  });
});

describe('the selection', () => {
  it('counts rows that have not been loaded', () => {
    const some = withRows(ALL_ROWS, ['a', 'b'], false);
    expect(selectedCount(some, 100_000)).toBe(99_998);
    expect(isSelected(some, 'a')).toBe(false);
    expect(isSelected(some, 'never loaded')).toBe(true);
    expect(selectedCount(withRows(some, ['a'], true), 100_000)).toBe(99_999);
  });
  it('begins empty and adds and removes rows', () => {
    const two = withRows(NO_SELECTION, ['a', 'b'], true);
    expect([isSelected(two, 'a'), isSelected(two, 'c'), selectedCount(two, 9)]).toEqual([true, false, 2]);
    expect(selectedCount(withRows(two, ['a', 'b', 'c'], false), 9)).toBe(0);
  });
});

describe('a typed number', () => {
  it.each([
    ['1,234.5', 'en-US', 1234.5],
    ['1.234,5', 'de-DE', 1234.5],
    ['١٢٣٫٥', 'ar-EG', 123.5],
    ['۱۲', 'fa-IR', 12],
    ['120.50', 'ar-AE', 120.5],
    ['−5', 'en-US', -5],
    ['.5', 'en-US', 0.5],
    ['12 ', 'en-US', 12],
    ['', 'en-US', undefined],
    ['abc', 'en-US', undefined],
    ['1e5', 'en-US', undefined],
    ['Infinity', 'en-US', undefined],
    ['-', 'en-US', undefined],
  ])('%j in %s', (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });
});
