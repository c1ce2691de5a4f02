import { describe, expect, test } from 'vitest';
import { meetingDates } from './series.ts';

const utc = (dates: ReturnType<typeof meetingDates>) => dates.map(({ startsAt }) => new Date(startsAt).toISOString());
const zone = 'America/New_York';

describe('the dates of a series [CALL-46]', () => {
  test('a group that meets once has one', () => {
    expect(utc(meetingDates('2026-12-06', '16:00', zone, null))).toEqual(['2026-12-06T21:00:00.000Z']);
  });

  test('keep the time of day over a clock change, which is named once', () => {
    const dates = meetingDates('2027-03-07', '16:00', zone, { frequency: 'WEEKLY', occurrences: 3 });
    expect(utc(dates)).toEqual(['2027-03-07T21:00:00.000Z', '2027-03-14T20:00:00.000Z', '2027-03-21T20:00:00.000Z']);
    expect(dates.map(({ clockChange }) => clockChange)).toEqual([0, 60, 0]);
  });

  test('name the hour that is repeated in autumn', () => {
    const dates = meetingDates('2026-10-25', '16:00', zone, { frequency: 'EVERY_TWO_WEEKS', occurrences: 2 });
    expect(dates.map(({ clockChange }) => clockChange)).toEqual([0, -60]);
  });

  test('begin after the gap where the clock skips their time', () => {
    const dates = meetingDates('2027-03-07', '02:30', zone, { frequency: 'WEEKLY', occurrences: 2 });
    expect(dates.map(({ isAfterGap }) => isAfterGap)).toEqual([false, true]);
  });

  test('use the last day of a month without theirs', () => {
    const dates = meetingDates('2027-01-31', '12:00', zone, { frequency: 'MONTHLY', occurrences: 3 });
    expect(dates.map(({ startsAt }) => startsAt.slice(0, 10))).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    expect(dates.map(({ isLastDay }) => isLastDay)).toEqual([false, true, false]);
  });

  test('are never more than the contract allows', () => {
    expect(meetingDates('2027-01-01', '12:00', zone, { frequency: 'WEEKLY', occurrences: 900 })).toHaveLength(26);
  });
});
