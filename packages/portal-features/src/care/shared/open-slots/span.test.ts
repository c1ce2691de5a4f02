import { describe, expect, it } from 'vitest';
import { spanFrom, weekOfFirst } from './span.ts';

const NOW = Date.parse('2026-11-24T15:20:31Z');

describe('the span of open times', () => {
  it('begins at the full hour and lasts eight weeks', () => {
    expect(spanFrom(NOW)).toEqual({ from: '2026-11-24T15:00:00.000Z', to: '2027-01-19T15:00:00.000Z' });
  });
  it('is the same for all who ask within the hour', () => {
    expect(spanFrom(NOW)).toEqual(spanFrom(NOW + 39 * 60_000));
  });
  it.each([
    ['a week after the first open time', '2026-12-01T09:00:00Z', '2026-12-08T09:00:00.000Z'],
    ['a week from now where that time is past', '2026-11-20T09:00:00Z', '2026-12-01T15:20:31.000Z'],
    ['a week from now where that is no date', 'soon', '2026-12-01T15:20:31.000Z'],
    ['with the eight weeks where that is later', '2027-03-01T09:00:00Z', '2027-01-19T15:00:00.000Z'],
  ])('ends %s', (_, first, to) => {
    expect(spanFrom(NOW, weekOfFirst(NOW, first)).to).toBe(to);
  });
});
