import { describe, expect, test } from 'vitest';
import { afterQuietHours } from './quiet-hours.ts';

const night = { from: '22:00', until: '07:00', timeZone: 'America/New_York' };
const siesta = { from: '13:00', until: '15:30', timeZone: 'America/New_York' };

describe('notifications in quiet hours are delayed to their end', () => {
  test.each([
    ['before midnight', night, '2026-11-25T03:30:00Z', '2026-11-25T12:00:00.000Z'],
    ['after midnight', night, '2026-11-25T08:30:00Z', '2026-11-25T12:00:00.000Z'],
    ['at their very end', night, '2026-11-25T12:00:00Z', '2026-11-25T12:00:00.000Z'],
    ['by day', night, '2026-11-24T15:00:00Z', '2026-11-24T15:00:00.000Z'],
    ['within one day', siesta, '2026-11-24T18:10:00Z', '2026-11-24T20:30:00.000Z'],
    ['over a clock change', night, '2026-11-01T03:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['without any', null, '2026-11-25T03:30:00Z', '2026-11-25T03:30:00.000Z'],
    ['of no length', { ...night, until: '22:00' }, '2026-11-25T03:30:00Z', '2026-11-25T03:30:00.000Z'],
  ])('%s', (_, hours, at, expected) => {
    expect(afterQuietHours(new Date(at), hours).toISOString()).toBe(expected);
  });
});
