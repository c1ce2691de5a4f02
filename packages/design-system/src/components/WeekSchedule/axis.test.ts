import { describe, expect, it } from 'vitest';
import { axisOf, holeOf, hourMarks, instantAt, minuteOf } from './axis.ts';

const newYork = 'America/New_York';
const autumn = ['2026-10-31', '2026-11-01', '2026-11-02'];
const axisDay = (dates: string[], date: string, zone: string) => {
  const axis = axisOf(dates, zone);
  const day = axis.days.find((known) => known.date === date);
  if (!day) throw new Error(`No ${date}`);
  return { axis, day };
};

describe('days on which the clock changes [CARE-9]', () => {
  it.each([
    ['2026-11-24', newYork, 24, undefined],
    ['2026-11-01', newYork, 25, { kind: 'back', at: Date.parse('2026-11-01T06:00:00Z'), from: 60, length: 60 }],
    ['2027-03-14', newYork, 23, { kind: 'forward', at: Date.parse('2027-03-14T07:00:00Z'), from: 120, length: 60 }],
    ['2026-10-25', 'Europe/London', 25, { kind: 'back', at: Date.parse('2026-10-25T01:00:00Z'), from: 60, length: 60 }],
    [
      '2027-04-04',
      'Australia/Lord_Howe',
      24.5,
      { kind: 'back', at: Date.parse('2027-04-03T15:00:00Z'), from: 90, length: 30 },
    ],
    ['2026-11-24', 'Asia/Kathmandu', 24, undefined],
  ])('%s in %s has %s hours', (date, zone, hours, change) => {
    const { day } = axisDay([date], date, zone);
    expect(day.hours).toBe(hours);
    expect(day.change).toEqual(change);
  });

  it.each([
    ['before the change', '2026-11-01', '2026-11-01T00:30:00-04:00', 30],
    ['in the hour’s first pass', '2026-11-01', '2026-11-01T01:30:00-04:00', 90],
    ['in its second pass', '2026-11-01', '2026-11-01T01:30:00-05:00', 150],
    ['after it', '2026-11-01', '2026-11-01T09:00:00-05:00', 600],
    ['on a day that has the hour once', '2026-11-02', '2026-11-02T01:30:00-05:00', 90],
    ['on that day at nine, at the same height', '2026-11-02', '2026-11-02T09:00:00-05:00', 600],
    ['before the day', '2026-11-02', '2026-11-01T09:00:00-05:00', 0],
    ['after the day', '2026-10-31', '2026-11-01T09:00:00-05:00', 1500],
  ])('a time %s maps to its position and back', (_, date, instant, minute) => {
    const { axis, day } = axisDay(autumn, date, newYork);
    expect(minuteOf(axis, day, Date.parse(instant))).toBe(minute);
    const inDay = Math.min(Math.max(Date.parse(instant), day.start), day.end);
    expect(instantAt(axis, day, minute)).toBe(inDay);
  });

  it.each([
    [119, '2027-03-14T01:59:00-05:00'],
    [120, '2027-03-14T03:00:00-04:00'],
    [150, '2027-03-14T03:30:00-04:00'],
    [180, '2027-03-14T03:00:00-04:00'],
    [1440, '2027-03-15T00:00:00-04:00'],
  ])('minute %s of a day of 23 hours is %s', (minute, instant) => {
    const { axis, day } = axisDay(['2027-03-14'], '2027-03-14', newYork);
    expect(instantAt(axis, day, minute)).toBe(Date.parse(instant));
  });

  it('a skipped hour is a gap, and so is the repeated one on the other days', () => {
    const spring = axisDay(['2027-03-14'], '2027-03-14', newYork);
    expect(holeOf(spring.axis, spring.day)).toEqual({ from: 120, to: 180, kind: 'skipped' });
    const beside = axisDay(autumn, '2026-10-31', newYork);
    expect(holeOf(beside.axis, beside.day)).toEqual({ from: 120, to: 180, kind: 'elsewhere' });
    const back = axisDay(autumn, '2026-11-01', newYork);
    expect(holeOf(back.axis, back.day)).toBeUndefined();
  });

  it('labels each hour once, the repeated one twice', () => {
    const shown = (zone: string, dates: string[]) =>
      hourMarks(axisOf(dates, zone)).map(({ instant }) =>
        new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: zone }).format(instant),
      );
    expect(shown(newYork, autumn).slice(0, 5)).toEqual(['00', '01', '01', '02', '03']);
    expect(shown(newYork, ['2027-03-13', '2027-03-14']).slice(0, 5)).toEqual(['00', '01', '02', '03', '04']);
    expect(shown(newYork, autumn)).toHaveLength(25);
  });

  it('returns no days for unreadable ones', () => {
    expect(hourMarks(axisOf(['soon'], newYork))).toEqual([]);
  });
});
