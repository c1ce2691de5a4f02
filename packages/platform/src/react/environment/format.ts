import { useMemo } from 'react';
import type { Money } from '../../contract/schemas/common.ts';
import * as format from '../../format/index.ts';
import { formatPercent } from '../../locale/format-percent.ts';
import { useCalendars } from './calendar.tsx';
import { useClock } from './clock.tsx';
import { useFormatLocale } from './locale.tsx';

/**
 * Formats in the reader’s language and the zone of the clock around; each accepts another zone for times of another
 * person.
 */
export interface Format {
  locale: string;
  /** The zone in which times and dates are shown: the reader's own, or the practice's while they work in it. */
  timeZone: string;
  /** The reader's own zone. */
  readerTimeZone: string;
  /** '2:30 PM' */
  time(instant: string, timeZone?: string): string;
  /** '2:30 – 3:20 PM' */
  timeRange(start: string, end: string, timeZone?: string): string;
  /** 'Tuesday, November 24', with the Hijri date beside it if the reader chose so. */
  day(instant: string, timeZone?: string): string;
  /** 'Tomorrow', else the day; alone or where a sentence begins. */
  relativeDay(instant: string, timeZone?: string): string;
  /** 'tomorrow', else the day; within a sentence. */
  dayInSentence(instant: string, timeZone?: string): string;
  /** 'Nov 24, 2026' */
  shortDate(instant: string, timeZone?: string): string;
  /** 'in 25 minutes', 'tomorrow', '5 minutes ago'; within a sentence. */
  relative(time: format.RelativeTime): string;
  /** A calendar date `YYYY-MM-DD` in words. */
  date(date: string, options?: Intl.DateTimeFormatOptions): string;
  /** A span of calendar dates: 'Nov 1 – 30, 2026'. */
  dateRange(from: string, to: string, options?: Intl.DateTimeFormatOptions): string;
  /** The calendar date `YYYY-MM-DD` of an instant. */
  dateIn(instant: string, timeZone?: string): string;
  /** 'Eastern Time' */
  zone(timeZone: string, at: string): string;
  /** '$120' */
  money(money: Money): string;
  /** '$120.00': in tables and lists of sums. */
  amount(money: Money): string;
  /** 'Arabic, English and Urdu' */
  list(items: readonly string[], options?: Intl.ListFormatOptions): string;
  /** '1,204' */
  number(value: number): string;
  /** '12.5%', of 12.5, as percentages are stored. @param decimals How many decimal places at the most. @default 1 */
  percent(percent: number, decimals?: number): string;
  /** 'English', 'Arabic' */
  language(tag: string): string;
  /** 'Turkey' */
  country(code: string): string;
}

/**
 * Stands for a time, a date or a zone while the zone of the practice is still being read: a device abroad has others.
 */
const HELD_BACK = '…';

/** The current formats. */
export function useFormat(): Format {
  const locale = useFormatLocale();
  const clock = useClock();
  const { calendar, hijriOffsetDays } = useCalendars();
  return useMemo(() => {
    const own = clock.timeZone;
    const context = (timeZone = own) => ({ locale, timeZone });
    /** What is told of an instant in a zone, once that zone is known. */
    const told = (timeZone: string | undefined, tell: (zoned: format.FormatContext) => string) =>
      clock.isZonePending === true && (timeZone ?? own) === own ? HELD_BACK : tell(context(timeZone));
    return {
      locale,
      timeZone: own,
      readerTimeZone: clock.readerTimeZone ?? own,
      time: (instant, timeZone) => told(timeZone, (zoned) => format.formatTime(instant, zoned)),
      timeRange: (start, end, timeZone) => told(timeZone, (zoned) => format.formatTimeRange(start, end, zoned)),
      day: (instant, timeZone) =>
        told(timeZone, (zoned) => {
          const gregorian = format.formatDay(instant, zoned, clock.now());
          if (calendar === 'GREGORIAN') return gregorian;
          const hijri = format.formatHijri(instant, zoned, hijriOffsetDays);
          return (calendar === 'HIJRI_FIRST' ? [hijri, gregorian] : [gregorian, hijri]).join(' · ');
        }),
      relativeDay: (instant, timeZone) => told(timeZone, (zoned) => format.relativeDay(instant, clock.now(), zoned)),
      dayInSentence: (instant, timeZone) =>
        told(timeZone, (zoned) => format.dayInSentence(instant, clock.now(), zoned)),
      shortDate: (instant, timeZone) => told(timeZone, (zoned) => format.formatShortDate(instant, zoned)),
      relative: (time) => format.formatRelative(time, locale),
      date: (date, options) => format.formatDate(date, locale, options),
      dateRange: (from, to, options) => format.formatDateRange(from, to, locale, options),
      dateIn: (instant, timeZone = own) => format.dateIn(instant, timeZone),
      zone: (timeZone, at) => told(timeZone, () => format.formatZone(timeZone, locale, at)),
      money: (money) => format.formatMoney(money, locale),
      amount: (money) => format.formatAmount(money, locale),
      list: (items, options) => format.formatList(items, locale, options),
      number: (value) => new Intl.NumberFormat(locale).format(value),
      percent: (percent, decimals) => formatPercent(percent / 100, locale, decimals),
      language: (tag) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag,
      country: (code) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
    };
  }, [locale, clock, calendar, hijriOffsetDays]);
}
