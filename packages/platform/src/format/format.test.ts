import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateIn,
  dayInSentence,
  relativeDay,
  daysBetween,
  formatAmount,
  formatMoney,
  formatShortDate,
  formatTime,
  formatTimeRange,
  formatZone,
  instantAt,
  isTimeZone,
  offsetMinutes,
} from './index.ts';

describe('a wall-clock time and its instant', () => {
  // Date, time, zone, instant with the offset in force there and then.
  it.each([
    ['2026-11-01', '00:30', 'America/New_York', '2026-11-01T00:30:00-04:00'],
    ['2026-11-01', '09:00', 'America/New_York', '2026-11-01T09:00:00-05:00'],
    ['2027-03-14', '01:30', 'America/New_York', '2027-03-14T01:30:00-05:00'],
    ['2027-03-14', '02:30', 'America/New_York', '2027-03-14T03:30:00-04:00'],
    ['2026-11-01', '01:30', 'America/Los_Angeles', '2026-11-01T01:30:00-07:00'],
    ['2026-10-25', '09:00', 'Europe/London', '2026-10-25T09:00:00Z'],
    ['2027-03-28', '09:00', 'Europe/London', '2027-03-28T09:00:00+01:00'],
    ['2026-11-24', '09:00', 'Europe/Istanbul', '2026-11-24T09:00:00+03:00'],
    ['2026-11-24', '09:00', 'Asia/Dubai', '2026-11-24T09:00:00+04:00'],
    ['2026-11-24', '09:00', 'Asia/Karachi', '2026-11-24T09:00:00+05:00'],
    ['2026-11-24', '09:00', 'Asia/Kathmandu', '2026-11-24T09:00:00+05:45'],
    ['2026-11-24', '09:00', 'Asia/Kuala_Lumpur', '2026-11-24T09:00:00+08:00'],
    ['2026-10-04', '09:00', 'Australia/Sydney', '2026-10-04T09:00:00+11:00'],
    ['2027-04-04', '09:00', 'Australia/Sydney', '2027-04-04T09:00:00+10:00'],
    ['2026-11-24', '09:00', 'America/Sao_Paulo', '2026-11-24T09:00:00-03:00'],
  ])('%s %s in %s is %s [CARE-9]', (date, time, zone, instant) => {
    expect(Date.parse(instantAt(date, time, zone))).toBe(Date.parse(instant));
    expect(offsetMinutes(instant, zone)).toBe(
      (Date.parse(`${instantAt(date, time, zone).slice(0, 16)}:00Z`) - Date.parse(instant)) / 60_000,
    );
  });

  it('falls on another date on the other side of the world', () => {
    expect(dateIn('2026-11-24T20:30:00-05:00', 'America/New_York')).toBe('2026-11-24');
    expect(dateIn('2026-11-24T20:30:00-05:00', 'Asia/Dubai')).toBe('2026-11-25');
  });

  it('is shown in the reader’s zone, with spaces that do not break', () => {
    const at = '2026-11-24T14:30:00-05:00';
    expect(formatTime(at, { locale: 'en-US', timeZone: 'America/New_York' })).toBe('2:30\u00a0PM');
    expect(formatTime(at, { locale: 'en-US', timeZone: 'Asia/Kathmandu' })).toBe('1:15\u00a0AM');
    expect(formatTimeRange(at, '2026-11-24T15:20:00-05:00', { locale: 'en-US', timeZone: 'America/New_York' })).toBe(
      '2:30\u202f–\u202f3:20\u202fPM',
    );
  });

  it.each(['en-US', 'en-GB', 'ar', 'ar-EG', 'ur', 'tr', 'fr', 'id'])(
    'has no place where a line may break, alone or in a span: %s [CARE-9]',
    (locale) => {
      const context = { locale, timeZone: 'UTC' };
      const spans = [
        ['2026-11-24T09:00:00Z', '2026-11-24T09:50:00Z'],
        ['2026-11-24T11:30:00Z', '2026-11-24T12:20:00Z'],
        ['2026-11-24T23:30:00Z', '2026-11-25T00:20:00Z'],
      ] as const;
      for (const [start, end] of spans)
        for (const text of [formatTime(start, context), formatTimeRange(start, end, context)]) {
          // A plain or thin space breaks, and so does a dash before a digit.
          expect(text).not.toMatch(/[ \u2009]/);
          expect(text).not.toMatch(/[–-](?![\u2060\u00a0\u202f])/);
        }
    },
  );

  it('has two digits of the hour where the day has 24 hours, alone and in a span', () => {
    const context = { locale: 'en-GB', timeZone: 'America/New_York' };
    expect(formatTime('2026-11-24T09:00:00-05:00', context)).toBe('09:00');
    expect(formatTimeRange('2026-11-24T09:30:00-05:00', '2026-11-24T10:20:00-05:00', context)).toBe(
      '09:30–\u206010:20',
    );
  });

  it.each([
    ['en-US', 'America/New_York', '11:30 PM – 12:20 AM (+1)'],
    ['en-GB', 'America/New_York', '23:30 – 00:20 (+1)'],
    ['en-US', 'Asia/Dubai', '8:30 – 9:20 AM'],
    ['ar-AE', 'America/New_York', '11:30 م – 12:20 ص (\u200e+1)'],
  ])('a span over midnight names times and the days between, not two dates: %s in %s', (locale, timeZone, words) => {
    const span = formatTimeRange('2026-11-24T23:30:00-05:00', '2026-11-25T00:20:00-05:00', { locale, timeZone });
    expect(span.replace(/\s/g, ' ')).toBe(words);
  });
});

describe('a day', () => {
  const now = Date.parse('2026-11-24T22:00:00-05:00');
  it.each([
    ['2026-11-24T23:30:00-05:00', 'America/New_York', 'Today'],
    ['2026-11-25T09:00:00-05:00', 'America/New_York', 'Tomorrow'],
    ['2026-11-23T09:00:00-05:00', 'America/New_York', 'Yesterday'],
    ['2026-11-27T09:00:00-05:00', 'America/New_York', 'Friday, November 27'],
    ['2027-01-02T09:00:00-05:00', 'America/New_York', 'Saturday, January 2, 2027'],
    ['2026-11-25T09:00:00-05:00', 'Asia/Dubai', 'Today'],
  ])('%s read in %s is “%s”', (at, timeZone, words) => {
    expect(relativeDay(at, now, { locale: 'en-US', timeZone })).toBe(words);
    const within = /^To|^Y/.test(words) ? words.toLowerCase() : words;
    expect(dayInSentence(at, now, { locale: 'en-US', timeZone })).toBe(within);
  });

  it('is counted by the calendar, not by hours', () => {
    expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  });
});

describe('a calendar date', () => {
  it.each(['America/New_York', 'Pacific/Kiritimati', 'UTC'])('stays the same day in %s [CARE-9]', (timeZone) => {
    expect(formatShortDate('2026-11-13', { locale: 'en', timeZone })).toBe('Nov 13, 2026');
  });
});

describe('names and amounts', () => {
  it('name zones as people do', () => {
    expect(formatZone('America/New_York', 'en-US', '2026-11-24T00:00:00Z')).toBe('Eastern\u00a0Time');
    expect(formatZone('Europe/London', 'en-US', '2026-11-24T00:00:00Z')).toBe('UK\u00a0time');
    expect(formatZone('UTC', 'en-US', '2026-11-24T00:00:00Z')).toBe('UTC');
    expect(formatZone('UTC', 'ar', '2026-11-24T00:00:00Z')).toBe('التوقيت العالمي\u00a0المنسق');
    expect(isTimeZone('Asia/Kathmandu')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });

  it.each([
    [12_000, 'USD', 'en-US', '$120'],
    [12_050, 'USD', 'en-US', '$120.50'],
    [1_500, 'JPY', 'en-US', '¥1,500'],
    [-500, 'USD', 'en-US', '−$5'],
  ])('%d minor units of %s read %s', (amountMinor, currency, locale, words) => {
    expect(formatMoney({ amountMinor, currency }, locale)).toBe(words);
  });

  it.each([
    [12_000, 'USD', 'en-US', '$120.00'],
    [-350, 'USD', 'en-US', '−$3.50'],
    [1_500, 'JPY', 'en-US', '¥1,500'],
    [12_000, 'KWD', 'en-US', 'KWD\u00A012.000'],
  ])('%d minor units of %s stand in a column as %s', (amountMinor, currency, locale, words) => {
    expect(formatAmount({ amountMinor, currency }, locale)).toBe(words);
  });
});
