import { describe, expect, it } from 'vitest';
import { freeSeats, groupPlace } from './group-place.ts';
import type { GroupPlace, PlaceFacts } from './group-place.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const meeting: PlaceFacts = {
  status: 'SCHEDULED',
  startsAt: '2026-12-01T23:30:00.000Z',
  endsAt: '2026-12-02T00:45:00.000Z',
  capacity: 8,
  joinedCount: 3,
  waitlistCount: 0,
  ownSeat: null,
};
const seat = { status: 'CONFIRMED' as const, waitlistPosition: null, joinedAt: '2026-11-20T10:00:00.000Z' };
const line = { ...seat, status: 'WAITLISTED' as const, waitlistPosition: 2 };

describe('the place of someone in a meeting [ROUTE-17]', () => {
  it.each<[string, Partial<PlaceFacts>, GroupPlace, number]>([
    ['can be taken while seats are free', {}, 'open', 5],
    ['is in line once every seat is taken', { joinedCount: 8 }, 'full', 0],
    ['is in line behind those who wait, though a seat is free', { joinedCount: 7, waitlistCount: 1 }, 'full', 0],
    ['is a seat', { ownSeat: seat }, 'seated', 5],
    ['is in line', { joinedCount: 8, waitlistCount: 2, ownSeat: line }, 'waiting', 0],
    ['stays a seat once it has begun', { status: 'LIVE', ownSeat: seat }, 'seated', 5],
    ['cannot be taken once it has begun', { status: 'LIVE' }, 'closed', 5],
    ['cannot be taken after its time, begun or not', { startsAt: '2026-11-24T15:00:00.000Z' }, 'closed', 5],
    ['cannot be taken in what was canceled', { status: 'CANCELLED' }, 'closed', 5],
    ['is none in what was canceled, seat or not', { status: 'CANCELLED', ownSeat: seat }, 'closed', 5],
    ['is none once it was held', { status: 'COMPLETED', ownSeat: seat }, 'closed', 5],
  ])('%s', (_, change, place, free) => {
    expect(groupPlace({ ...meeting, ...change }, now)).toBe(place);
    expect(freeSeats({ ...meeting, ...change })).toBe(free);
  });
});
