import { describe, expect, it } from 'vitest';
import type { Slot } from '@sakina/platform/contract';
import { comingExceptions, firstSlotsByDay, hoursByDay, zoneDifference } from './opening.ts';

const slot = (startsAt: string) => ({ id: startsAt, startsAt, endsAt: startsAt, modes: ['ONLINE'] }) as Slot;

describe('the first free times', () => {
  const slots = [
    '2026-11-25T14:00:00Z',
    '2026-11-25T02:00:00Z',
    '2026-11-25T15:00:00Z',
    '2026-11-26T14:00:00Z',
    '2026-11-27T14:00:00Z',
  ].map(slot);

  it('stand under the date on which the reader meets them [CARE-9]', () => {
    // 02:00 UTC is still the evening before in New York, and the same morning in Istanbul.
    expect(firstSlotsByDay(slots, 'America/New_York', { days: 9, perDay: 9 }).map(({ date }) => date)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(firstSlotsByDay(slots, 'Europe/Istanbul', { days: 9, perDay: 9 }).map(({ date }) => date)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
  });

  it('are few, in order, and none is invented', () => {
    const days = firstSlotsByDay(slots, 'Europe/Istanbul', { days: 2, perDay: 2 });
    expect(days.map((day) => day.slots.map(({ startsAt }) => startsAt.slice(11, 13)))).toEqual([['02', '14'], ['14']]);
    expect(firstSlotsByDay([], 'Europe/Istanbul', { days: 2, perDay: 2 })).toEqual([]);
  });
});

describe('the usual hours', () => {
  it('list every day of the week, Monday first, each in order', () => {
    const week = hoursByDay({
      slots: [
        { dayOfWeek: 7, from: '10:00', until: '12:00', modes: ['ONLINE'] },
        { dayOfWeek: 1, from: '14:00', until: '18:00', modes: ['ONLINE'] },
        { dayOfWeek: 1, from: '09:00', until: '12:00', modes: ['IN_PERSON'] },
      ],
    });
    expect(week.map((day) => day.hours.length)).toEqual([2, 0, 0, 0, 0, 0, 1]);
    expect(week[0]?.hours.map(({ from }) => from)).toEqual(['09:00', '14:00']);
  });

  it('tell of exceptions that are near, by the provider’s own calendar', () => {
    const availability = {
      timeZone: 'Australia/Sydney',
      exceptions: ['2026-12-25', '2026-11-24', '2026-11-25', '2027-02-01'].map((date) => ({
        date,
        slots: [],
        reason: null,
      })),
    };
    // It is the 25th already in Sydney.
    expect(comingExceptions(availability, Date.parse('2026-11-24T15:00:00Z'), 42).map(({ date }) => date)).toEqual([
      '2026-11-25',
      '2026-12-25',
    ]);
  });
});

describe('the distance between two clocks', () => {
  it.each([
    ['America/New_York', 'America/New_York', '2026-11-24T15:00:00Z', 'SAME', 0, 0],
    ['America/Toronto', 'America/New_York', '2026-11-24T15:00:00Z', 'SAME', 0, 0],
    ['Europe/Istanbul', 'America/New_York', '2026-11-24T15:00:00Z', 'AHEAD', 8, 0],
    ['Europe/Istanbul', 'America/New_York', '2026-07-24T15:00:00Z', 'AHEAD', 7, 0],
    ['Asia/Kathmandu', 'America/New_York', '2026-11-24T15:00:00Z', 'AHEAD', 10, 45],
    ['America/Los_Angeles', 'America/New_York', '2026-11-24T15:00:00Z', 'BEHIND', 3, 0],
    ['America/New_York', 'Australia/Sydney', '2026-11-24T15:00:00Z', 'BEHIND', 16, 0],
    ['Europe/London', 'America/New_York', '2027-03-20T15:00:00Z', 'AHEAD', 4, 0],
    ['America/Sao_Paulo', 'Asia/Karachi', '2026-11-24T15:00:00Z', 'BEHIND', 8, 0],
    ['Asia/Kuala_Lumpur', 'Asia/Dubai', '2026-11-24T15:00:00Z', 'AHEAD', 4, 0],
  ])('%s seen from %s at %s is %s by %d h %d min', (provider, reader, at, direction, hours, minutes) => {
    expect(zoneDifference(provider, reader, at)).toEqual({ direction, hours, minutes });
  });
});
