import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-24T15:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-11-24T15:00:00Z', 'now'],
    ['2026-11-24T15:02:00Z', 'now'],
    ['2026-11-24T14:59:01Z', 'now'],
    ['2026-11-24T14:59:00Z', '1 minute ago'],
    ['2026-11-24T14:01:00Z', '59 minutes ago'],
    ['2026-11-24T14:00:00Z', '1 hour ago'],
    ['2026-11-23T15:00:00Z', 'yesterday'],
    // 47 hours ago, and two nights.
    ['2026-11-22T16:00:00Z', '2 days ago'],
    ['2026-11-19T15:00:00Z', '5 days ago'],
    ['2026-11-10T15:00:00Z', '2 weeks ago'],
    ['2026-08-24T15:00:00Z', '3 months ago'],
    ['2024-11-20T15:00:00Z', '2 years ago'],
  ])('%s is %s', (at, expected) => {
    expect(relativeTime(Date.parse(at), now, 'en', 'UTC')).toBe(expected);
  });

  it('is said in the reader’s language', () => {
    expect(relativeTime(Date.parse('2026-11-22T15:00:00Z'), now, 'ar', 'UTC')).toBe('أول أمس');
  });
});
