import type { Appointment } from '@sakina/platform/contract';
import { make } from '@sakina/mocks';
import { describe, expect, it } from 'vitest';
import { startable, startableSpan } from './startable.ts';

const NOW = Date.parse('2026-11-24T15:00:00Z');
const HOUR = 3_600_000;

const session = (id: string, hours: number, status: Appointment['status'] = 'CONFIRMED') =>
  make.appointment({ id, status, startsAt: new Date(NOW + hours * HOUR).toISOString() });

describe('what can be started [CALL-9] [CALL-14]', () => {
  it.each([
    ['a session that starts now', session('a', 0), NOW, true],
    ['one of eleven hours ago that was never started', session('a', -11), NOW, true],
    ['not one of thirteen hours ago', session('a', -13), NOW, false],
    ['one that starts in a day', session('a', 24), NOW, true],
    ['not one that starts later', session('a', 25), NOW, false],
    ['the one under way, whenever it started', session('a', -13, 'IN_PROGRESS'), NOW, true],
    ['not one that was canceled', session('a', 0, 'CANCELLED'), NOW, false],
  ])('is %s', (_, appointment, now, may) => {
    expect(startable([appointment], now)).toHaveLength(may ? 1 : 0);
  });

  it.each([0, 3, 6, 9, 11.99])(
    'is within the span that is read, %s hours on, which stays the same for half a day',
    (hours) => {
      const now = Date.parse('2026-11-24T12:00:00Z') + hours * HOUR;
      const { from, to } = startableSpan(now);
      expect(Date.parse(from)).toBeLessThanOrEqual(now - 12 * HOUR);
      expect(Date.parse(to)).toBeGreaterThanOrEqual(now + 24 * HOUR);
      expect({ from, to }).toEqual({ from: '2026-11-24T00:00:00.000Z', to: '2026-11-26T00:00:00.000Z' });
    },
  );
});
