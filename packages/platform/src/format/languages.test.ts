import { describe, expect, it } from 'vitest';
import {
  relativeDay,
  formatDate,
  formatDateRange,
  formatDay,
  formatList,
  formatMoney,
  formatShortDate,
  formatTime,
  formatTimeRange,
  formatZone,
} from './index.ts';

/** Marks that are not seen, written so that a person can read them in a failure; unusual spaces as plain ones. */
const plain = (text: string) =>
  text
    .replaceAll('\u2068', '⟨')
    .replaceAll('\u2069', '⟩')
    .replaceAll(/[\u200E\u200F\u061C\u2060]/g, '')
    .replaceAll(/[\u00A0\u202F\u2009]/g, ' ');

const ZONE = 'America/New_York';
const START = '2026-11-24T14:30:00-05:00';
const END = '2026-11-24T15:20:00-05:00';

// One row a language and region: digits and words follow it. Arabic without a region is read as in the Emirates.
describe.each([
  {
    locale: 'en-US',
    time: '2:30 PM',
    range: '2:30 – 3:20 PM',
    day: 'Tuesday, November 24',
    short: 'Nov 24, 2026',
    month: 'November 2026',
    zone: 'Eastern Time',
    whole: '$120',
    broken: '$1,941.05',
    owed: '−$5',
    days: ['Yesterday', 'Today', 'Tomorrow'],
    list: 'Sofia, ⟨ليلى⟩, and Omar',
  },
  {
    locale: 'en-GB',
    time: '14:30',
    range: '14:30–15:20',
    day: 'Tuesday 24 November',
    short: '24 Nov 2026',
    month: 'November 2026',
    zone: 'Eastern Time',
    whole: 'US$120',
    broken: 'US$1,941.05',
    owed: '−US$5',
    days: ['Yesterday', 'Today', 'Tomorrow'],
    list: 'Sofia, ⟨ليلى⟩ and Omar',
  },
  {
    locale: 'ar-AE',
    time: '2:30 م',
    range: '2:30–3:20 م',
    day: 'الثلاثاء، 24 نوفمبر',
    short: '24 نوفمبر 2026',
    month: 'نوفمبر 2026',
    zone: 'التوقيت الشرقي لأمريكا الشمالية',
    whole: '120 ⟨US$⟩',
    broken: '1,941.05 ⟨US$⟩',
    owed: '−5 ⟨US$⟩',
    days: ['أمس', 'اليوم', 'غدًا'],
    list: '⟨Sofia⟩ وليلى و⟨Omar⟩',
  },
  {
    locale: 'ar-EG',
    time: '٢:٣٠ م',
    range: '٢:٣٠–٣:٢٠ م',
    day: 'الثلاثاء، ٢٤ نوفمبر',
    short: '٢٤ نوفمبر ٢٠٢٦',
    month: 'نوفمبر ٢٠٢٦',
    zone: 'التوقيت الشرقي لأمريكا الشمالية',
    whole: '١٢٠ ⟨US$⟩',
    broken: '١٬٩٤١٫٠٥ ⟨US$⟩',
    owed: '−٥ ⟨US$⟩',
    days: ['أمس', 'اليوم', 'غدًا'],
    list: '⟨Sofia⟩ وليلى و⟨Omar⟩',
  },
])('[CARE-6][CARE-9] in $locale', (expected) => {
  const { locale } = expected;
  const context = { locale, timeZone: ZONE };

  it('formats a time and a time range', () => {
    expect(plain(formatTime(START, context))).toBe(expected.time);
    expect(plain(formatTimeRange(START, END, context))).toBe(expected.range);
  });

  it('formats a day', () => {
    expect(plain(formatDay(START, context))).toBe(expected.day);
    expect(plain(formatShortDate(START, context))).toBe(expected.short);
    expect(plain(formatDate('2026-11-24', locale, { month: 'long', year: 'numeric' }))).toBe(expected.month);
    const around = ['2026-11-23T09:00:00-05:00', START, '2026-11-25T09:00:00-05:00'];
    expect(around.map((instant) => relativeDay(instant, Date.parse(START), context))).toEqual(expected.days);
  });

  it('says once what both days of a span share', () => {
    const span = formatDateRange('2026-11-01', '2026-11-30', locale);
    const year = formatDate('2026-11-01', locale, { year: 'numeric' });
    expect(span.split(year)).toHaveLength(2);
    expect(span).not.toContain('\u2009');
    expect(formatDateRange('2026-11-24', '2026-11-24', locale)).toBe(formatShortDate('2026-11-24', context));
  });

  it('names the zone', () => {
    expect(plain(formatZone(ZONE, locale, START))).toBe(expected.zone);
  });

  it('formats an amount with its currency', () => {
    expect(plain(formatMoney({ amountMinor: 12_000, currency: 'USD' }, locale))).toBe(expected.whole);
    expect(plain(formatMoney({ amountMinor: 194_105, currency: 'USD' }, locale))).toBe(expected.broken);
    expect(plain(formatMoney({ amountMinor: -500, currency: 'USD' }, locale))).toBe(expected.owed);
  });

  it('lists names, each in its own direction', () => {
    expect(plain(formatList(['Sofia', 'ليلى', 'Omar'], locale))).toBe(expected.list);
    expect(formatList([], locale)).toBe('');
  });
});
