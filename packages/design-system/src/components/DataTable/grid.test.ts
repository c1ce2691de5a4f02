import { describe, expect, it } from 'vitest';
import { moveInGrid } from './grid-keys.ts';
import { assignSlots, NO_SLOTS } from './row-slots.ts';
import { drawnRows, isTooFast, nextWindow, rowsInView, windowAtRest, windowAtTop } from './row-window.ts';

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

  it('are visual in a right-to-left page', () => {
    expect(
      moveInGrid({ key: 'ArrowLeft', isFar: false }, { row: 0, column: 1 }, { ...size, direction: 'rtl' }),
    ).toEqual({ row: 0, column: 2 });
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

  it('stay the same object while they cover the viewport', () => {
    const drawn = { first: 88, last: 122 };
    expect(nextWindow(drawn, { first: 91, last: 110 }, 1000)).toBe(drawn);
    expect(nextWindow(drawn, { first: 91, last: 119 }, 1000)).toBe(drawn);
  });

  it.each([
    ['a row more below', { first: 94, last: 120 }, 1000, { first: 91, last: 124 }],
    ['a row more above', { first: 90, last: 102 }, 1000, { first: 86, last: 105 }],
    ['what is seen after a jump', { first: 500, last: 512 }, 1000, { first: 499, last: 513 }],
    ['what is seen when most rows are gone', { first: 0, last: 10 }, 50, { first: 0, last: 11 }],
    ['no more than there are', { first: 110, last: 121 }, 123, { first: 107, last: 123 }],
  ])('become %s', (_, seen, count, expected) => {
    expect(nextWindow({ first: 88, last: 122 }, seen, count)).toEqual(expected);
  });

  it('restart at the top with only the rows of the viewport', () => {
    const top = windowAtTop(12, 1000);
    expect(nextWindow(top, { first: 0, last: 12 }, 1000)).toBe(top);
    expect(top.last).toBeLessThan(20);
    expect(windowAtTop(12, 5)).toEqual({ first: 0, last: 5 });
  });

  it('grow on both sides when scrolling stops, and then stay the same object', () => {
    const rest = { first: 79, last: 122 };
    expect(windowAtRest({ first: 88, last: 122 }, { first: 91, last: 110 }, 1000)).toEqual(rest);
    expect(windowAtRest(rest, { first: 91, last: 110 }, 1000)).toBe(rest);
    expect(windowAtRest(rest, { first: 0, last: 12 }, 15)).toEqual({ first: 0, last: 15 });
  });

  it.each([
    ['a throw that keeps up is drawn', { top: 330, time: 16 }, false, false],
    ['a throw that comes late rests', { top: 1000, time: 50 }, false, true],
    ['and rests until it slows down', { top: 330, time: 16 }, true, true],
    ['a slow scroll is drawn, however late', { top: 100, time: 50 }, true, false],
    ['a jump to the end is drawn', { top: 5_000_000, time: 2000 }, false, false],
    ['standing still is drawn', { top: 0, time: 0 }, true, false],
  ])('%s', (_, now, wasResting, expected) => {
    expect(isTooFast({ top: 0, time: 0 }, now, 600, wasResting)).toBe(expected);
  });

  it('include the row that has focus, wherever it is', () => {
    expect(drawnRows({ first: 5, last: 8 }, 2, 100)).toEqual([2, 5, 6, 7]);
    expect(drawnRows({ first: 5, last: 8 }, 50, 100)).toEqual([5, 6, 7, 50]);
    expect(drawnRows({ first: 5, last: 8 }, 6, 100)).toEqual([5, 6, 7]);
    expect(drawnRows({ first: 5, last: 80 }, 90, 7)).toEqual([5, 6]);
  });
});

describe('the elements that rows are drawn in', () => {
  const slots = (...keys: string[]) => new Map(keys.map((key, place) => [key, place]));
  const before = slots('a', 'b', 'c', 'd');

  it.each([
    [
      'are made for the first rows',
      NO_SLOTS,
      'ab',
      [
        ['a', 0],
        ['b', 1],
      ],
    ],
    [
      'are all used again for other rows',
      before,
      'wxyz',
      [
        ['w', 0],
        ['x', 1],
        ['y', 2],
        ['z', 3],
      ],
    ],
    [
      'are used again as far as they go',
      before,
      'vwxyz',
      [
        ['v', 0],
        ['w', 1],
        ['x', 2],
        ['y', 3],
        ['z', 4],
      ],
    ],
    [
      'stay with rows that stay, and are not moved past them',
      before,
      'cdef',
      [
        ['c', 2],
        ['d', 3],
        ['e', 4],
        ['f', 5],
      ],
    ],
    [
      'come in front for rows before',
      before,
      'yzab',
      [
        ['y', 4],
        ['z', 5],
        ['a', 0],
        ['b', 1],
      ],
    ],
    [
      'are used again between rows that stay',
      before,
      'axd',
      [
        ['a', 0],
        ['x', 1],
        ['d', 3],
      ],
    ],
    [
      'stay with rows that change places',
      before,
      'dcba',
      [
        ['d', 3],
        ['c', 2],
        ['b', 1],
        ['a', 0],
      ],
    ],
    ['go with the rows', before, '', []],
  ])('%s', (_, drawn, keys, expected) => {
    expect([...assignSlots(drawn, keys.split(''))]).toEqual(expected);
  });

  it('are the same map while the same rows are drawn', () => {
    expect(assignSlots(before, ['a', 'b', 'c', 'd'])).toBe(before);
  });
});
