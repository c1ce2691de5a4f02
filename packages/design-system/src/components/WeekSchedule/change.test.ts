import { describe, expect, it } from 'vitest';
import { axisOf } from './axis.ts';
import { changeBy, isWithin, onDay, overlaps, toIso } from './change.ts';

const zone = 'America/New_York';
const span = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
const session = span('2026-11-24T10:00:00-05:00', '2026-11-24T10:50:00-05:00');

describe('moving an event', () => {
  it.each([
    ['a step later', session, { minutes: 15 }, '2026-11-24T10:15:00-05:00', '2026-11-24T11:05:00-05:00'],
    ['a day on', session, { days: 1 }, '2026-11-25T10:00:00-05:00', '2026-11-25T10:50:00-05:00'],
    ['its end later', session, { endMinutes: 15 }, '2026-11-24T10:00:00-05:00', '2026-11-24T11:05:00-05:00'],
    ['no shorter than a step', session, { endMinutes: -60 }, '2026-11-24T10:00:00-05:00', '2026-11-24T10:15:00-05:00'],
    [
      'over the end of summer time at the same time on the wall',
      span('2026-10-31T10:00:00-04:00', '2026-10-31T10:50:00-04:00'),
      { days: 1 },
      '2026-11-01T10:00:00-05:00',
      '2026-11-01T10:50:00-05:00',
    ],
    [
      'into a skipped hour, past it',
      span('2027-03-13T02:30:00-05:00', '2027-03-13T03:00:00-05:00'),
      { days: 1 },
      '2027-03-14T03:30:00-04:00',
      '2027-03-14T04:00:00-04:00',
    ],
  ])('%s', (_, from, step, start, end) => {
    const moved = changeBy(from, step, zone, 15);
    expect([toIso(moved.start, zone), toIso(moved.end, zone)]).toEqual([start, end]);
  });

  it('to a day keeps its time there', () => {
    expect(toIso(onDay(session, '2026-10-30', zone).start, zone)).toBe('2026-10-30T10:00:00-04:00');
    expect(onDay(session, 'soon', zone)).toEqual(session);
  });

  it.each([
    ['inside', session, true],
    ['before the first day', span('2026-11-23T23:59:00-05:00', '2026-11-24T01:00:00-05:00'), false],
    ['until the last midnight', span('2026-11-25T23:00:00-05:00', '2026-11-26T00:00:00-05:00'), true],
    ['past the last midnight', span('2026-11-25T23:30:00-05:00', '2026-11-26T00:30:00-05:00'), false],
  ])('stays within the days shown: %s', (_, given, expected) => {
    expect(isWithin(given, axisOf(['2026-11-24', '2026-11-25'], zone))).toBe(expected);
  });

  it('adjacent events do not overlap', () => {
    expect(overlaps(session, span('2026-11-24T10:50:00-05:00', '2026-11-24T11:00:00-05:00'))).toBe(false);
    expect(overlaps(session, span('2026-11-24T10:49:00-05:00', '2026-11-24T11:00:00-05:00'))).toBe(true);
  });
});
