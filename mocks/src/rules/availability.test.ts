import { parseDate } from '@internationalized/date';
import { describe, expect, test } from 'vitest';
import { iso, isoWeekday, wallTime } from '../clock.ts';
import { startsOn } from './availability.ts';
import type { WorkingHours } from './availability.ts';

/** Every day from opening to closing, with hourly starts. */
function hours(timeZone: string, from: string, until: string): WorkingHours {
  return {
    timeZone,
    weekly: [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ dayOfWeek, from, until, modes: ['ONLINE'] })),
    exceptions: [],
    stepMinutes: 60,
  };
}

function startsAt(date: string, timeZone: string, from = '09:00', until = '12:00'): string[] {
  return startsOn(parseDate(date), hours(timeZone, from, until), 50).map((start) =>
    iso(start.start).replace(':00.000Z', 'Z'),
  );
}

describe('starts of a day', () => {
  test.each([
    ['America/New_York', '2026-10-31', '2026-10-31T13:00Z'], // the day before the clocks go back
    ['America/New_York', '2026-11-01', '2026-11-01T14:00Z'], // the day itself
    ['America/New_York', '2026-11-02', '2026-11-02T14:00Z'],
    ['America/New_York', '2027-03-13', '2027-03-13T14:00Z'], // the day before they go forward
    ['America/New_York', '2027-03-14', '2027-03-14T13:00Z'],
    ['America/Los_Angeles', '2027-03-14', '2027-03-14T16:00Z'],
    ['America/Los_Angeles', '2026-11-01', '2026-11-01T17:00Z'],
    ['Europe/London', '2026-10-24', '2026-10-24T08:00Z'],
    ['Europe/London', '2026-10-25', '2026-10-25T09:00Z'],
    ['Europe/London', '2027-03-28', '2027-03-28T08:00Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T08:00Z'],
    ['Europe/Istanbul', '2026-10-25', '2026-10-25T06:00Z'], // no change since 2016
    ['Asia/Dubai', '2026-11-24', '2026-11-24T05:00Z'],
    ['Asia/Karachi', '2026-11-24', '2026-11-24T04:00Z'],
    ['Asia/Kathmandu', '2026-11-24', '2026-11-24T03:15Z'], // UTC+5:45
    ['Asia/Kuala_Lumpur', '2026-11-24', '2026-11-24T01:00Z'],
    ['Australia/Sydney', '2026-10-03', '2026-10-02T23:00Z'], // southern spring: the clocks go forward on the 4th
    ['Australia/Sydney', '2026-10-04', '2026-10-03T22:00Z'],
    ['Australia/Sydney', '2027-04-04', '2027-04-03T23:00Z'], // and back in April
    ['Pacific/Auckland', '2026-09-27', '2026-09-26T20:00Z'],
    ['America/Sao_Paulo', '2026-11-24', '2026-11-24T12:00Z'], // no change since 2019
    ['Africa/Johannesburg', '2026-11-24', '2026-11-24T07:00Z'],
    ['Asia/Amman', '2026-11-24', '2026-11-24T06:00Z'],
  ])('in %s on %s begin at 09:00 on the wall, %s', (timeZone, date, first) => {
    expect(startsAt(date, timeZone)[0]).toBe(first);
    expect(startsAt(date, timeZone)).toHaveLength(3);
  });

  test('across a skipped hour keep their length and never overlap', () => {
    const night = startsAt('2027-03-14', 'America/New_York', '00:00', '05:00');
    expect(night).toEqual(['2027-03-14T05:00Z', '2027-03-14T06:00Z', '2027-03-14T07:00Z', '2027-03-14T08:00Z']);
  });

  test('across a repeated hour use both', () => {
    const night = startsAt('2026-11-01', 'America/New_York', '00:00', '04:00');
    expect(night).toEqual([
      '2026-11-01T04:00Z',
      '2026-11-01T05:00Z',
      '2026-11-01T06:00Z',
      '2026-11-01T07:00Z',
      '2026-11-01T08:00Z',
    ]);
  });

  test('of an exception replace the weekly ones, and an empty exception is a day off', () => {
    const usual = hours('Europe/London', '09:00', '12:00');
    const changed = {
      ...usual,
      exceptions: [
        { date: '2026-11-25', slots: [{ from: '18:00', until: '19:00', modes: ['ONLINE' as const] }] },
        { date: '2026-11-26', slots: [] },
      ],
    };
    expect(startsOn(parseDate('2026-11-25'), changed, 50).map((start) => iso(start.start))).toEqual([
      '2026-11-25T18:00:00.000Z',
    ]);
    expect(startsOn(parseDate('2026-11-26'), changed, 50)).toEqual([]);
  });

  test('exclude starts after which the session would end past closing', () => {
    expect(startsOn(parseDate('2026-11-24'), hours('Europe/London', '09:00', '11:00'), 80)).toHaveLength(1);
  });
});

describe('wall-clock time', () => {
  test.each([
    ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'], // does not exist: an hour later
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'], // twice: the first
    ['Australia/Lord_Howe', '2026-10-04', '09:00', '2026-10-03T22:00:00.000Z'], // half an hour of summer time
    ['Africa/Cairo', '2026-10-30', '09:00', '2026-10-30T07:00:00.000Z'], // changes at midnight
    ['Pacific/Apia', '2026-11-24', '09:00', '2026-11-23T20:00:00.000Z'],
    ['Pacific/Honolulu', '2026-11-24', '22:00', '2026-11-25T08:00:00.000Z'],
  ])('in %s on %s at %s is %s', (timeZone, date, time, instant) => {
    expect(iso(wallTime(parseDate(date), time, timeZone))).toBe(instant);
  });

  test('weekdays count from Monday', () => {
    expect(['2026-11-23', '2026-11-24', '2026-11-29'].map((date) => isoWeekday(parseDate(date)))).toEqual([1, 2, 7]);
  });
});

// The rows of docs/rules/calendar.md, Availability, that are about starts and clocks; those about saving are in
// handlers/practice/availability.test.ts.
describe('hours on a Sunday from one to three in New York, for sessions of an hour', () => {
  test('have one start where the clocks go forward: the day has one real hour of them [CARE-9]', () => {
    expect(startsOn(parseDate('2027-03-14'), hours('America/New_York', '01:00', '03:00'), 60)).toHaveLength(1);
  });

  test('have three starts where the clocks go back, one o’clock twice and each at an offset of its own [CARE-9]', () => {
    const starts = startsOn(parseDate('2026-11-01'), hours('America/New_York', '01:00', '03:00'), 60);
    const shown = starts.map(({ start }) =>
      new Date(start).toLocaleTimeString('en-US', { timeZone: 'America/New_York', timeZoneName: 'shortOffset' }),
    );
    expect(shown.map((text) => text.replace(/\s/g, ' '))).toEqual([
      '1:00:00 AM GMT-4',
      '1:00:00 AM GMT-5',
      '2:00:00 AM GMT-5',
    ]);
  });
});

test('nine o’clock each week stays nine o’clock over both changes, and moves by an hour for a client whose clock does not change [CARE-9]', () => {
  const clientHour = (date: string) => {
    const [first] = startsOn(parseDate(date), hours('America/New_York', '09:00', '10:00'), 50);
    const shown = (timeZone: string) =>
      new Date(first?.start ?? 0).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    return [shown('America/New_York'), shown('Asia/Dubai')];
  };
  expect(['2026-10-28', '2026-11-04', '2027-03-10', '2027-03-17'].map(clientHour)).toEqual([
    ['09:00', '17:00'],
    ['09:00', '18:00'],
    ['09:00', '18:00'],
    ['09:00', '17:00'],
  ]);
});

test('an exception of a date is of that date in the provider’s zone, wherever it was saved', () => {
  const newYork = {
    ...hours('America/New_York', '09:00', '12:00'),
    exceptions: [{ date: '2026-12-02', slots: [{ from: '20:00', until: '21:00', modes: ['ONLINE' as const] }] }],
  };
  // In Auckland, where it was saved, that evening in New York is the 3rd.
  const [start, ...rest] = startsOn(parseDate('2026-12-02'), newYork, 50);
  expect(rest).toEqual([]);
  expect(new Date(start?.start ?? 0).toLocaleDateString('en-CA', { timeZone: 'America/New_York' })).toBe('2026-12-02');
  expect(new Date(start?.start ?? 0).toLocaleDateString('en-CA', { timeZone: 'Pacific/Auckland' })).toBe('2026-12-03');
  expect(startsOn(parseDate('2026-12-03'), newYork, 50)).toHaveLength(3);
});
