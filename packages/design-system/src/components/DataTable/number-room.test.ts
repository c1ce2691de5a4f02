import { describe, expect, it } from 'vitest';
import { numberRoom } from './number-room.ts';
import { columnWidth } from './table-state.ts';
import type { DataColumn } from './types.ts';

type Row = { sum: number | null };
const sum: DataColumn<Row> = {
  id: 'sum',
  header: 'Sum',
  kind: 'number',
  width: 110,
  value: (row) => row.sum,
  format: (row) => (row.sum === null ? '' : `$${row.sum.toFixed(2)}`),
};
const widthAt = (...sums: (number | null)[]) =>
  columnWidth(
    sum,
    numberRoom(
      [sum],
      sums.map((value) => ({ sum: value })),
      'en-US',
    ),
  );

describe('a column of numbers', () => {
  it('keeps its width while its longest number fits', () => {
    expect(widthAt(12, 9.5, null)).toBe(110);
    expect(widthAt(null)).toBe(110);
    expect(widthAt()).toBe(110);
  });
  it('grows with the greatest and with the least number', () => {
    expect(widthAt(3, 12_345_678.9, 4)).toBeGreaterThan(128);
    expect(widthAt(3, -12_345_678.9, 4)).toBeGreaterThan(widthAt(12_345_678.9));
  });
  it('leaves a column that draws its cells as it is', () => {
    expect(numberRoom([{ ...sum, cell: () => null }], [{ sum: 12_345_678 }], 'en-US')).toEqual({});
  });
});
