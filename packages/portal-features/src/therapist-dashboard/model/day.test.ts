import { make } from '@sakina/mocks';
import type { Appointment } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { awaitingConfirmation, firstToEnter, nextAfterToday, sessionsToday, startOfDay, wayInto } from './day.ts';

const zone = 'America/New_York';
const now = Date.parse('2026-11-24T15:00:00Z');
const at = (startsAt: string, changes: Partial<Appointment> = {}) =>
  make.appointment({
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 3_000_000).toISOString(),
    status: 'CONFIRMED',
    ...changes,
  });

describe('a provider’s day', () => {
  it('begins at midnight where the provider is', () => {
    expect(Date.parse(startOfDay(now, zone))).toBe(Date.parse('2026-11-24T05:00:00Z'));
  });

  it('holds the sessions of today in their order, and none that was cancelled', () => {
    const late = at('2026-11-25T03:00:00Z');
    const early = at('2026-11-24T14:00:00Z');
    expect(
      sessionsToday(
        [late, early, at('2026-11-25T06:00:00Z'), at('2026-11-24T16:00:00Z', { status: 'CANCELLED' })],
        now,
        zone,
      ),
    ).toEqual([early, late]);
  });

  it('knows the next session after today', () => {
    const tomorrow = at('2026-11-25T16:00:00Z');
    expect(nextAfterToday([at('2026-11-27T16:00:00Z'), tomorrow, at('2026-11-24T20:00:00Z')], now, zone)).toBe(
      tomorrow,
    );
    expect(nextAfterToday([], now, zone)).toBeUndefined();
  });

  it.each([
    ['under way', at('2026-11-24T14:30:00Z', { status: 'IN_PROGRESS' }), 'return'],
    ['in an hour', at('2026-11-24T16:00:00Z'), 'start'],
    ['running late', at('2026-11-24T14:30:00Z'), 'start'],
    ['over without having begun', at('2026-11-24T13:00:00Z'), 'none'],
    ['done', at('2026-11-24T13:00:00Z', { status: 'COMPLETED' }), 'none'],
    ['in three days', at('2026-11-27T16:00:00Z'), 'none'],
  ] as const)('leads into a session %s: %s', (_, session, way) => {
    expect(wayInto(session, now)).toBe(way);
  });

  it('leads first into what is under way', () => {
    const running = at('2026-11-24T14:30:00Z', { status: 'IN_PROGRESS' });
    expect(firstToEnter([at('2026-11-24T14:00:00Z'), running], now)).toBe(running);
  });

  it('counts bookings that await a confirmation, those to come alone', () => {
    expect(
      awaitingConfirmation(
        [
          at('2026-11-26T14:00:00Z', { status: 'PENDING' }),
          at('2026-11-24T13:00:00Z', { status: 'PENDING' }),
          at('2026-11-26T14:00:00Z'),
        ],
        now,
      ),
    ).toBe(1);
  });
});
