import { describe, expect, test } from 'vitest';
import {
  closingMinute,
  hoursAcrossMidnight,
  hoursByMidnight,
  hoursOfDate,
  isPastMidnight,
} from './hours-past-midnight.ts';

const slot = (dayOfWeek: number, from: string, until: string, modes = ['ONLINE']) => ({
  dayOfWeek,
  from,
  until,
  modes,
});

describe('[CALL-6] hours past midnight', () => {
  test.each([
    ['of the day', '09:00', '12:00', [['09:00', '12:00']]],
    [
      'until one at night',
      '22:00',
      '01:00',
      [
        ['22:00', '23:59'],
        ['00:00', '01:00'],
      ],
    ],
    ['until midnight', '22:00', '00:00', [['22:00', '23:59']]],
  ])('%s are kept as parts of their days', (_, from, until, expected) => {
    expect(hoursByMidnight({ from, until }).map((part) => [part.from, part.until])).toEqual(expected);
    expect(isPastMidnight({ from, until })).toBe(until < from);
  });

  test.each([
    ['two parts that meet', [slot(1, '22:00', '23:59'), slot(2, '00:00', '01:00')], [slot(1, '22:00', '01:00')]],
    ['of Sunday and Monday', [slot(1, '00:00', '01:00'), slot(7, '22:00', '23:59')], [slot(7, '22:00', '01:00')]],
    [
      'with other hours between',
      [slot(1, '22:00', '23:59'), slot(2, '09:00', '12:00'), slot(2, '00:00', '01:00')],
      [slot(1, '22:00', '01:00'), slot(2, '09:00', '12:00')],
    ],
    ['of days that do not follow', [slot(1, '22:00', '23:59'), slot(3, '00:00', '01:00')], null],
    ['of other ways of meeting', [slot(1, '22:00', '23:59'), slot(2, '00:00', '01:00', ['IN_PERSON'])], null],
    ['that end before midnight', [slot(1, '22:00', '23:30'), slot(2, '00:00', '01:00')], null],
    ['of whole days', [slot(1, '00:00', '23:59'), slot(2, '00:00', '23:59')], null],
  ])('%s are read as one where they are one', (_, slots, expected) => {
    expect(hoursAcrossMidnight(slots)).toEqual(expected ?? slots);
  });

  test.each([
    ['of the day alone', [['09:00', '12:00']], [], [['09:00', '12:00']]],
    ['that go on', [['22:00', '01:00']], [], [['22:00', '23:59']]],
    [
      'after those of a late evening',
      [['09:00', '12:00']],
      [['22:00', '01:00']],
      [
        ['00:00', '01:00'],
        ['09:00', '12:00'],
      ],
    ],
    ['of a day off after a late evening', [], [['22:00', '01:00']], [['00:00', '01:00']]],
    ['after those until midnight', [], [['22:00', '00:00']], []],
  ])('%s are parts of their date', (_, own, before, expected) => {
    const read = (list: string[][]) => list.map(([from = '', until = '']) => ({ from, until }));
    expect(hoursOfDate(read(own), read(before))).toEqual(read(expected));
  });

  test('kept until the last minute end at midnight', () => {
    expect([closingMinute('23:59'), closingMinute('17:30')]).toEqual([1440, 1050]);
  });
});
