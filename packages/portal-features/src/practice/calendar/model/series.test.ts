import { wallClock } from '@sakina/platform/format';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '@sakina/platform/contract';
import { clashesAt, needsMonthEnd, seriesDates, shiftedFor } from './series.ts';

const newYork = 'America/New_York';
const weekly = {
  date: '2026-10-26',
  time: '10:00',
  timeZone: newYork,
  frequency: 'WEEKLY',
  count: 10,
  monthEnd: 'SKIP',
} as const;
const starts = (dates: ReturnType<typeof seriesDates>) => dates.flatMap(({ startsAt }) => startsAt ?? []);

describe('[CARE-9] a series', () => {
  test('keeps ten o’clock on the provider’s clock over a clock change', () => {
    const made = starts(seriesDates(weekly));
    expect(made).toHaveLength(10);
    expect(made.map((startsAt) => wallClock(startsAt, newYork).time)).toEqual(Array<string>(10).fill('10:00'));
    expect(made.slice(0, 2)).toEqual(['2026-10-26T10:00:00-04:00', '2026-11-02T10:00:00-05:00']);
  });

  test('says from which date on the client’s clock shows another time', () => {
    const made = starts(seriesDates({ ...weekly, count: 3 }));
    expect(made.map((startsAt) => shiftedFor(startsAt, made[0] ?? '', 'Asia/Karachi'))).toEqual([
      null,
      '20:00',
      '20:00',
    ]);
    expect(made.map((startsAt) => shiftedFor(startsAt, made[0] ?? '', newYork))).toEqual([null, null, null]);
  });

  test('every two weeks skips each second week', () => {
    expect(seriesDates({ ...weekly, frequency: 'TWO_WEEKLY', count: 3 }).map(({ date }) => date)).toEqual([
      '2026-10-26',
      '2026-11-09',
      '2026-11-23',
    ]);
  });

  test('monthly on the 31st lists the months that it skips, and makes as many sessions as asked for', () => {
    const rule = { ...weekly, date: '2027-01-31', frequency: 'MONTHLY', count: 3 } as const;
    expect(seriesDates(rule).map(({ date, startsAt }) => [date, startsAt !== null])).toEqual([
      ['2027-01-31', true],
      ['2027-02-28', false],
      ['2027-03-31', true],
      ['2027-04-30', false],
      ['2027-05-31', true],
    ]);
    expect(seriesDates({ ...rule, monthEnd: 'LAST_DAY' }).map(({ date }) => date)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
    ]);
    expect([needsMonthEnd(rule), needsMonthEnd({ ...rule, date: '2027-01-28' }), needsMonthEnd(weekly)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('begins after the gap on a day whose clock has no such time, and says so', () => {
    const [only] = seriesDates({ ...weekly, date: '2027-03-14', time: '02:30', count: 1 });
    expect(only).toEqual({ date: '2027-03-14', startsAt: '2027-03-14T03:30:00-04:00', isAfterGap: true });
  });

  test('has 52 sessions at most', () => {
    expect(seriesDates({ ...weekly, count: 500 })).toHaveLength(52);
  });

  test('clashes with sessions and blocks, not with outside or canceled ones, its own time or what only touches it', () => {
    const event = (kind: CalendarEvent['kind'], from: string, until: string, appointmentId: string | null = null) =>
      ({
        kind,
        startsAt: from,
        endsAt: until,
        appointmentId,
        id: from,
        title: kind,
        timeZone: newYork,
      }) as CalendarEvent;
    const at = '2026-11-24T15:00:00Z';
    const events = [
      event('APPOINTMENT', '2026-11-24T15:30:00Z', '2026-11-24T16:20:00Z', 'apt-1'),
      event('BLOCK', '2026-11-24T14:00:00Z', '2026-11-24T15:00:00Z'),
      event('EXTERNAL', '2026-11-24T15:00:00Z', '2026-11-24T16:00:00Z'),
      { ...event('APPOINTMENT', '2026-11-24T15:00:00Z', '2026-11-24T15:50:00Z', 'apt-2'), isCancelled: true },
    ];
    expect(clashesAt(at, 50, events).map(({ title }) => title)).toEqual(['APPOINTMENT']);
    expect(clashesAt(at, 50, events, 'apt-1')).toEqual([]);
  });
});
