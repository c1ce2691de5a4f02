import { describe, expect, it } from 'vitest';
import { joinOpensAt, joinState } from './join-window.ts';

const session = { startsAt: '2026-11-24T14:30:00-05:00', endsAt: '2026-11-24T15:20:00-05:00' };

describe('joining a session', () => {
  it('opens a quarter of an hour before the start', () => {
    expect(joinOpensAt(session.startsAt)).toBe('2026-11-24T19:15:00.000Z');
  });

  it.each([
    ['CONFIRMED', '2026-11-24T14:14:59-05:00', 'early'],
    ['CONFIRMED', '2026-11-24T14:15:00-05:00', 'open'],
    ['PENDING', '2026-11-24T15:19:59-05:00', 'open'],
    ['CONFIRMED', '2026-11-24T15:20:00-05:00', 'over'],
    ['IN_PROGRESS', '2026-11-24T15:40:00-05:00', 'open'],
    ['CANCELLED', '2026-11-24T14:20:00-05:00', 'over'],
    ['COMPLETED', '2026-11-24T14:50:00-05:00', 'over'],
    ['NO_SHOW', '2026-11-24T14:50:00-05:00', 'over'],
  ])('of one that is %s is at %s %s', (status, now, state) => {
    expect(joinState({ ...session, status }, Date.parse(now))).toBe(state);
  });
});
