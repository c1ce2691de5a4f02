import { describe, expect, it } from 'vitest';
import { isMeetingAhead, seatStateAt } from './seat-state.ts';
import type { SeatState, TimedMeeting } from './seat-state.ts';

const times = { startsAt: '2026-11-24T18:30:00Z', endsAt: '2026-11-24T19:45:00Z' };
const before = '2026-11-24T18:29:59.999Z';
const start = '2026-11-24T18:30:00Z';
const end = '2026-11-24T19:45:00Z';
type Status = TimedMeeting['status'];

describe('the state of a place in a meeting', () => {
  it.each<[Status, 'CONFIRMED' | 'WAITLISTED' | null, string, SeatState]>([
    ['SCHEDULED', null, before, 'NONE'],
    ['CANCELLED', null, before, 'NONE'],
    ['SCHEDULED', 'CONFIRMED', before, 'SEATED'],
    ['SCHEDULED', 'CONFIRMED', start, 'SEATED'],
    ['SCHEDULED', 'CONFIRMED', end, 'OVER'],
    ['LIVE', 'CONFIRMED', before, 'RUNNING'],
    ['LIVE', 'CONFIRMED', end, 'RUNNING'],
    ['COMPLETED', 'CONFIRMED', start, 'OVER'],
    ['CANCELLED', 'CONFIRMED', before, 'CANCELLED'],
    ['CANCELLED', 'CONFIRMED', end, 'CANCELLED'],
    ['SCHEDULED', 'WAITLISTED', before, 'WAITLISTED'],
    ['SCHEDULED', 'WAITLISTED', start, 'OVER'],
    ['LIVE', 'WAITLISTED', before, 'OVER'],
    ['CANCELLED', 'WAITLISTED', before, 'CANCELLED'],
  ])('%s, %s at %s is %s [ROUTE-17]', (status, seat, now, state) => {
    const ownSeat = seat && { status: seat };
    expect(seatStateAt({ ...times, status, ownSeat }, Date.parse(now))).toBe(state);
  });

  it.each<[Status, string, boolean]>([
    ['SCHEDULED', before, true],
    ['SCHEDULED', start, false],
    ['LIVE', before, false],
    ['CANCELLED', before, false],
  ])('a meeting that is %s at %s can be joined and left: %s [CLOUD-68]', (status, now, isAhead) => {
    expect(isMeetingAhead({ ...times, status }, Date.parse(now))).toBe(isAhead);
  });
});
