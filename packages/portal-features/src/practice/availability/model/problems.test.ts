import { describe, expect, test } from 'vitest';
import { bodyOf, copyDay, draftOf, isSame, nextRange } from './draft.ts';
import type { HourRange } from './draft.ts';
import { exceptionProblems, travelProblems } from './entries.ts';
import { hoursProblems, rangeProblems } from './problems.ts';

const range = (from: string, until: string, modes: HourRange['modes'] = ['ONLINE']): HourRange => ({
  key: `${from} ${until}`,
  from,
  until,
  modes,
});
const rules = {
  noticeMinutes: 120,
  horizonDays: 56,
  bufferMinutes: 10,
  stepMinutes: 60,
  travel: [],
  prayer: {
    around: [],
    jumuah: null,
    ramadan: null,
    method: 'ISNA' as const,
    asr: 'STANDARD' as const,
    highLatitude: 'MIDDLE_OF_NIGHT' as const,
  },
};

describe('[CALL-6] what is wrong with the hours of a day', () => {
  test.each([
    ['nothing', [range('09:00', '12:00'), range('13:00', '17:00')], []],
    ['nothing where two only touch', [range('09:00', '12:00'), range('12:00', '13:00')], []],
    ['a missing end', [range('09:00', '')], [['day.1.0.until', 'missing']]],
    ['an end at the start', [range('09:00', '09:00')], [['day.1.0.until', 'order']]],
    ['nothing where they go past midnight', [range('22:00', '01:00')], []],
    ['an overlap, at the later row', [range('09:00', '12:00'), range('11:30', '13:00')], [['day.1.1.from', 'overlap']]],
    ['no way to meet', [range('09:00', '12:00', [])], [['day.1.0.modes', 'modes']]],
  ])('%s', (_, ranges, expected) => {
    expect(rangeProblems('day.1', ranges).map(({ name, kind }) => [name, kind])).toEqual(expected);
  });
});

describe('[CALL-6] hours of a usual week that go past midnight', () => {
  test.each([
    ['are as they should be', [range('22:00', '01:00')], [range('09:00', '12:00')], []],
    ['may end at midnight', [range('22:00', '00:00')], [range('00:00', '02:00')], []],
    ['may only touch those of the next day', [range('22:00', '01:00')], [range('01:00', '02:00')], []],
    [
      'do not run into those of the next day',
      [range('22:00', '01:00')],
      [range('00:30', '02:00')],
      [['day.1.0.until', 'overlapNext']],
    ],
    [
      'do not lie over others of their day',
      [range('22:00', '01:00'), range('23:00', '23:30')],
      [],
      [['day.1.1.from', 'overlap']],
    ],
  ])('%s', (_, ranges, next, expected) => {
    expect(rangeProblems('day.1', ranges, next).map(({ name, kind }) => [name, kind])).toEqual(expected);
  });

  test('are sent as parts of two days and read as one', () => {
    const parts = [
      { dayOfWeek: 1, from: '00:00', until: '01:00', modes: ['ONLINE' as const] },
      { dayOfWeek: 7, from: '22:00', until: '23:59', modes: ['ONLINE' as const] },
    ];
    const draft = draftOf(parts, [], rules);
    expect([draft.week[1], draft.week[7].map(({ from, until }) => [from, until])]).toEqual([[], [['22:00', '01:00']]]);
    expect(bodyOf(draft).slots).toEqual(parts);
  });
});

describe('[CALL-6] the form', () => {
  const slots = [
    { dayOfWeek: 2, from: '09:00', until: '12:00', modes: ['ONLINE' as const] },
    { dayOfWeek: 5, from: '14:00', until: '16:00', modes: ['ONLINE' as const] },
  ];
  const draft = draftOf(slots, [{ date: '2026-12-10', slots: [], reason: null }], rules);

  test('sends what it was filled from', () => {
    expect(bodyOf(draft)).toEqual({ slots, exceptions: [{ date: '2026-12-10', slots: [], reason: null }], rules });
    expect(isSame(draft, draftOf(slots, [{ date: '2026-12-10', slots: [], reason: null }], rules))).toBe(true);
  });

  test('keeps hours of a date whose way of meeting is not offered any more, and asks for another before it saves', () => {
    const own = {
      date: '2026-12-10',
      slots: [{ from: '09:00', until: '12:00', modes: ['IN_PERSON' as const] }],
      reason: null,
    };
    const past = { ...own, date: '2026-11-10' };
    const kept = draftOf(slots, [past, own], rules, ['ONLINE']);
    expect(kept.exceptions.map(({ ranges }) => ranges.map(({ from }) => from))).toEqual([['09:00'], ['09:00']]);
    expect(hoursProblems(kept, '2026-11-24')).toEqual([{ name: 'exception.2026-12-10', kind: 'noWay' }]);
    const [over, ahead] = kept.exceptions;
    if (!over || !ahead) throw new Error('The dates are gone.');
    const mended = { ...ahead, ranges: ahead.ranges.map((range) => ({ ...range, modes: ['ONLINE' as const] })) };
    expect(hoursProblems({ ...kept, exceptions: [over, mended] }, '2026-11-24')).toEqual([]);
  });

  test('copies a day over others, in place of their hours', () => {
    const { week } = draft;
    const copied = bodyOf({ ...draft, week: copyDay(week, 2, [3, 5]) }).slots;
    expect(copied.map(({ dayOfWeek, from }) => [dayOfWeek, from])).toEqual([
      [2, '09:00'],
      [3, '09:00'],
      [5, '09:00'],
    ]);
  });

  test.each([
    [[], '09:00', '12:00'],
    [[range('09:00', '12:00')], '13:00', '15:00'],
    [[range('20:00', '22:30')], '', ''],
  ])('offers a next stretch after %j', (ranges, from, until) => {
    expect(nextRange(ranges, ['ONLINE'])).toMatchObject({ from, until });
  });
});

describe('[CALL-6] what is wrong with a date or a journey', () => {
  const others = [{ key: 'x', date: '2026-12-10', ranges: [range('00:30', '02:00')], reason: '' }];
  const entry = { key: 'n', date: '2026-12-11', ranges: [], reason: '' };
  test.each([
    ['a day off', entry, 'OFF' as const, []],
    ['no date', { ...entry, date: '' }, 'OFF' as const, ['missing']],
    ['a day that is over', { ...entry, date: '2026-11-23' }, 'OFF' as const, ['past']],
    ['a date that is in the list', { ...entry, date: '2026-12-10' }, 'OFF' as const, ['twice']],
    ['other hours without hours', entry, 'HOURS' as const, ['empty']],
    [
      'hours that overlap',
      { ...entry, ranges: [range('09:00', '12:00'), range('10:00', '11:00')] },
      'HOURS' as const,
      ['overlap'],
    ],
    ['hours past midnight', { ...entry, ranges: [range('22:00', '01:00')] }, 'HOURS' as const, []],
    [
      'hours past midnight into those of the next date',
      { ...entry, date: '2026-12-09', ranges: [range('22:00', '01:00')] },
      'HOURS' as const,
      ['overlapNext'],
    ],
  ])('%s', (_, exception, type, expected) => {
    expect(exceptionProblems(exception, type, others, '2026-11-24').map(({ kind }) => kind)).toEqual(expected);
  });

  test.each([
    ['nothing', '2026-12-11', '2026-12-12', []],
    ['the wrong order', '2026-12-12', '2026-12-11', ['order']],
    ['a day that another journey has', '2026-12-03', '2026-12-05', ['twice']],
    ['an end that is over', '2026-11-01', '2026-11-02', ['past']],
  ])('%s', (_, from, until, expected) => {
    const travel = [{ from: '2026-12-01', until: '2026-12-03', timeZone: 'Africa/Cairo' }];
    expect(
      travelProblems({ from, until, timeZone: 'Africa/Cairo' }, travel, '2026-11-24').map(({ kind }) => kind),
    ).toEqual(expected);
  });
});
