import { describe, expect, test } from 'vitest';
import { cursorPage } from './cursor.ts';

const days = Array.from({ length: 9 }, (_, index) => `2026-11-2${9 - index}`);
const order = { of: ['days', { q: null }], keyOf: (day: string) => day };

describe('a paged list', () => {
  test('returns every item once, in order', () => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = cursorPage(days, { after, limit: 4 }, order);
      expect(page.total).toBe(9);
      seen.push(...page.items);
      after = page.nextCursor ?? undefined;
    } while (after !== undefined);
    expect(seen).toEqual(days);
  });

  test('continues at its position after items were added and the last one seen was removed', () => {
    const first = cursorPage(days, { limit: 4 }, order);
    const changed = ['2026-12-01', ...days.filter((day) => day !== first.items.at(-1))];
    expect(cursorPage(changed, { after: first.nextCursor ?? '', limit: 2 }, order).items).toEqual([
      '2026-11-25',
      '2026-11-24',
    ]);
  });

  test('supports ascending order, and ends', () => {
    const rising = days.toReversed();
    const upwards = { ...order, direction: 'asc' } as const;
    const first = cursorPage(rising, { limit: 8 }, upwards);
    expect(cursorPage(rising, { after: first.nextCursor ?? '' }, upwards)).toEqual({
      items: ['2026-11-29'],
      total: 9,
      nextCursor: null,
    });
    expect(cursorPage([], {}, order)).toEqual({ items: [], total: 0, nextCursor: null });
  });

  test.each(['', 'x', '%', '%%%', '\u0000', 'null', '{"a":1}'])('rejects a foreign cursor: %j', (after) => {
    expect(() => cursorPage(days, { after }, order)).toThrow(/begin again/);
  });

  test('rejects a cursor of other filters and a broken one', () => {
    const { nextCursor } = cursorPage(days, { limit: 4 }, order);
    expect(() => cursorPage(days, { after: nextCursor ?? '' }, { ...order, of: ['days', { q: 'x' }] })).toThrow(
      /begin again/,
    );
    expect(() => cursorPage(days, { after: `${(nextCursor ?? '').slice(0, 8)}%E0%A4%A` }, order)).toThrow(
      /begin again/,
    );
  });
});
