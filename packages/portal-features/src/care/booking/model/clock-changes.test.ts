import { describe, expect, it } from 'vitest';
import { clockChangesBefore, clockChangesBetween } from './clock-changes.ts';

describe('clockChangesBetween', () => {
  it.each([
    ['America/New_York', '2026-10-25', '2026-11-10', '2026-11-01T06:00:00.000Z', '2026-11-01', -60],
    ['America/New_York', '2027-03-01', '2027-03-20', '2027-03-14T07:00:00.000Z', '2027-03-14', 60],
    ['America/Los_Angeles', '2026-10-25', '2026-11-10', '2026-11-01T09:00:00.000Z', '2026-11-01', -60],
    ['Europe/London', '2026-10-01', '2026-11-01', '2026-10-25T01:00:00.000Z', '2026-10-25', -60],
    ['Europe/Stockholm', '2027-03-20', '2027-04-01', '2027-03-28T01:00:00.000Z', '2027-03-28', 60],
    ['Australia/Sydney', '2026-09-25', '2026-10-10', '2026-10-03T16:00:00.000Z', '2026-10-04', 60],
    ['Australia/Sydney', '2027-04-01', '2027-04-10', '2027-04-03T16:00:00.000Z', '2027-04-04', -60],
    ['Australia/Lord_Howe', '2027-04-01', '2027-04-10', '2027-04-03T15:00:00.000Z', '2027-04-04', -30],
  ])('finds for %s between %s and %s the change at %s', (timeZone, from, to, at, date, minutes) => {
    expect(clockChangesBetween(Date.parse(from), Date.parse(to), timeZone)).toEqual([{ timeZone, at, date, minutes }]);
  });

  it.each([
    'Europe/Istanbul',
    'Asia/Dubai',
    'Asia/Kathmandu',
    'Asia/Karachi',
    'Asia/Kuala_Lumpur',
    'America/Sao_Paulo',
    'America/Phoenix',
  ])('finds none for %s', (timeZone) => {
    expect(clockChangesBetween(Date.parse('2026-09-01'), Date.parse('2027-05-01'), timeZone)).toEqual([]);
  });
});

describe('clockChangesBefore', () => {
  const now = Date.parse('2026-10-20T12:00:00Z');

  it('lists the changes of both zones [CARE-9]', () => {
    const changes = clockChangesBefore('2026-11-05T15:00:00Z', now, ['America/New_York', 'Europe/London']);
    expect(changes.map((change) => change.timeZone)).toEqual(['America/New_York', 'Europe/London']);
  });

  it('lists a change once where both zones change together', () => {
    expect(clockChangesBefore('2026-11-05T15:00:00Z', now, ['America/New_York', 'America/Toronto'])).toHaveLength(1);
  });

  it('omits changes after the session', () => {
    expect(clockChangesBefore('2026-10-31T15:00:00Z', now, ['America/New_York'])).toEqual([]);
  });
});
