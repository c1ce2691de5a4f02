import { describe, expect, it } from 'vitest';
import { moveInGrid } from './grid-keys.ts';
import { drawnRows, nextWindow, rowsInView } from './row-window.ts';

describe('the keys of a grid', () => {
  const size = { rows: 100, columns: 6, page: 10, direction: 'ltr' } as const;
  it.each([
    ['ArrowDown', false, [-1, 2], [0, 2]],
    ['ArrowDown', false, [99, 2], [99, 2]],
    ['ArrowUp', false, [0, 2], [-1, 2]],
    ['ArrowUp', false, [-1, 2], [-1, 2]],
    ['ArrowRight', false, [5, 5], [5, 5]],
    ['ArrowRight', false, [5, 1], [5, 2]],
    ['ArrowLeft', true, [5, 4], [5, 0]],
    ['Home', false, [5, 4], [5, 0]],
    ['End', false, [5, 1], [5, 5]],
    ['Home', true, [50, 4], [0, 0]],
    ['End', true, [5, 1], [99, 5]],
    ['PageDown', false, [95, 1], [99, 1]],
    ['PageUp', false, [5, 1], [0, 1]],
    ['PageDown', false, [-1, 1], [9, 1]],
  ] as const)('%s (far: %s) leads from %j to %j', (key, isFar, [row, column], [toRow, toColumn]) => {
    expect(moveInGrid({ key, isFar }, { row, column }, size)).toEqual({ row: toRow, column: toColumn });
  });

  it('mean what the eye sees from right to left', () => {
    expect(moveInGrid({ key: 'ArrowLeft', isFar: false }, { row: 0, column: 1 }, { ...size, direction: 'rtl' })).toEqual({ row: 0, column: 2 });
  });

  it.each(['ArrowDown', 'End', 'PageDown', 'PageUp', 'Home'])('%s stays in the head when there are no rows', (key) => {
    expect(moveInGrid({ key, isFar: true }, { row: -1, column: 0 }, { ...size, rows: 0 })?.row).toBe(-1);
  });

  it('leaves other keys alone', () => {
    expect(moveInGrid({ key: 'x', isFar: false }, { row: 0, column: 0 }, size)).toBeNull();
  });
});

describe('the rows that are drawn', () => {
  it.each([
    [0, 440, 44, 100, { first: 0, last: 10 }],
    [450, 440, 44, 100, { first: 10, last: 21 }],
    [99_999, 440, 44, 100, { first: 100, last: 100 }],
    [-50, 440, 44, 100, { first: 0, last: 9 }],
    [0, 440, 44, 0, { first: 0, last: 0 }],
    [0, 440, 0, 100, { first: 0, last: 12 }],
  ])('at %i in %i pixels, %i a row, of %i', (scrolled, height, rowHeight, count, expected) => {
    expect(rowsInView(scrolled, height, rowHeight, count)).toEqual(expected);
  });

  it('stay the same object while they cover what is seen', () => {
    const drawn = { first: 88, last: 122 };
    expect(nextWindow(drawn, { first: 92, last: 110 }, 1000)).toBe(drawn);
    expect(nextWindow(drawn, { first: 110, last: 121 }, 1000)).toEqual({ first: 98, last: 133 });
    expect(nextWindow(drawn, { first: 0, last: 10 }, 50)).toEqual({ first: 0, last: 22 });
  });

  it('hold the row that has the focus, wherever it is', () => {
    expect(drawnRows({ first: 5, last: 8 }, 2, 100)).toEqual([2, 5, 6, 7]);
    expect(drawnRows({ first: 5, last: 8 }, 50, 100)).toEqual([5, 6, 7, 50]);
    expect(drawnRows({ first: 5, last: 8 }, 6, 100)).toEqual([5, 6, 7]);
    expect(drawnRows({ first: 5, last: 80 }, 90, 7)).toEqual([5, 6]);
  });
});
