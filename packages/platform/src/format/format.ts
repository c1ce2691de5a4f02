import type { Money } from '../contract/schemas/common.ts';
import { majorUnits } from '../domain/money.ts';
import { dateFormat } from '../locale/date-format.ts';
import { shortDate } from '../locale/short-date.ts';
import { zoneName } from '../locale/zone-name.ts';
import { setApart } from './direction.ts';
import { daysBetween } from './days.ts';
import { dateIn } from './zones.ts';

/** The reader’s language and zone. */
export interface FormatContext {
  /** BCP 47 tag. */
  locale: string;
  /** IANA zone of the reader. */
  timeZone: string;
}

const SPACES = /[ \u2009]/g;

// A locale of 24 hours writes 09:00 in a span but 9:00 alone, unless two digits are asked for.
function timeFormat({ locale, timeZone }: FormatContext): Intl.DateTimeFormat {
  const { hourCycle } = dateFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const hour = hourCycle === 'h23' ? '2-digit' : 'numeric';
  return dateFormat(locale, { timeZone, hour, minute: '2-digit' });
}

/** A dash after which a line may break, since no space follows that could keep it together. */
const OPEN_DASH = /–(?=\S)/g;

// A line never breaks within a time or a span of times: its spaces do not break, and a word joiner follows a dash
// without spaces.
const unbroken = (text: string) =>
  text.replace(SPACES, (space) => (space === ' ' ? '\u00a0' : '\u202f')).replace(OPEN_DASH, '–\u2060');

/** '2:30 PM', '09:00': its spaces do not break. */
export function formatTime(instant: string, context: FormatContext): string {
  return unbroken(timeFormat(context).format(new Date(instant)));
}

/** '2:30 – 3:20 PM'; an end on a later date is marked by the days between: '11:30 PM – 12:20 AM (+1)'. */
export function formatTimeRange(start: string, end: string, context: FormatContext): string {
  const format = timeFormat(context);
  const days = daysBetween(dateIn(start, context.timeZone), dateIn(end, context.timeZone));
  if (days === 0) return unbroken(format.formatRange(new Date(start), new Date(end)));
  const later = new Intl.NumberFormat(context.locale, { signDisplay: 'always' }).format(days);
  return unbroken(`${format.format(new Date(start))} – ${format.format(new Date(end))} (${later})`);
}

/** 'Tuesday, November 24'; with the year unless it is the current one. */
export function formatDay(instant: string, { locale, timeZone }: FormatContext, now?: number): string {
  const year =
    now === undefined ||
    dateIn(instant, timeZone).slice(0, 4) === dateIn(new Date(now).toISOString(), timeZone).slice(0, 4);
  return dateFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(year ? {} : { year: 'numeric' }),
  }).format(new Date(instant));
}

/**
 * The Hijri date of an instant, by Umm al-Qura: '14 Jumada II 1448 AH' (CARE-4).
 * @param offsetDays Days by which months begin earlier in the reader’s region; negative for later.
 */
export function formatHijri(instant: string, { locale, timeZone }: FormatContext, offsetDays = 0): string {
  const shifted = new Date(new Date(instant).getTime() + offsetDays * 86_400_000);
  return dateFormat(locale, {
    timeZone,
    calendar: 'islamic-umalqura',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(shifted);
}

/** The same for a calendar date `YYYY-MM-DD`, which has no zone. */
export function formatDate(
  date: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' },
): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** 'Nov 1 – 30, 2026': what both calendar dates share is said once. @param to The last day, itself part of the span. */
export function formatDateRange(
  from: string,
  to: string,
  locale: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
): string {
  const [first, last] = [from, to].map((date) => new Date(`${date}T00:00:00Z`)) as [Date, Date];
  // Some locales put thin spaces round the dash, which no other text has.
  return dateFormat(locale, { ...options, timeZone: 'UTC' })
    .formatRange(first, last)
    .replaceAll('\u2009', ' ');
}

/**
 * 'Nov 24, 2026': the month in letters, since languages order day and month differently.
 * @param when An instant, or a calendar date `YYYY-MM-DD`, which has no zone and is not moved into the reader’s.
 */
export function formatShortDate(when: string, { locale, timeZone }: FormatContext): string {
  return shortDate(when, locale, timeZone);
}

/** A distance in time: 3 days ahead, or 5 minutes ago where it is negative. */
export interface RelativeTime {
  value: number;
  unit: 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';
}

/**
 * A distance in time within a sentence: 'in 25 minutes', '5 minutes ago', 'tomorrow', 'in 2 days', 'last week', 'now'
 * for no seconds. Minutes and hours are always numbers: 'in 0 minutes' is not 'this minute'.
 */
export function formatRelative({ value, unit }: RelativeTime, locale: string): string {
  const numeric = unit === 'minute' || unit === 'hour' ? 'always' : 'auto';
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(value, unit);
}

/**
 * A relative day within a sentence: 'today', 'tomorrow', 'yesterday', else 'Tuesday, November 24'.
 * @param now Current epoch milliseconds.
 */
export function dayInSentence(instant: string, now: number, context: FormatContext): string {
  const distance = daysBetween(
    dateIn(new Date(now).toISOString(), context.timeZone),
    dateIn(instant, context.timeZone),
  );
  if (Math.abs(distance) > 1) return formatDay(instant, context, now);
  return formatRelative({ value: distance, unit: 'day' }, context.locale);
}

/**
 * A relative day that stands alone or begins a sentence: 'Today', 'Tomorrow', 'Yesterday', else 'Tuesday, November 24'.
 * @param now Current epoch milliseconds.
 */
export function relativeDay(instant: string, now: number, context: FormatContext): string {
  const words = dayInSentence(instant, now, context);
  return words.charAt(0).toLocaleUpperCase(context.locale) + words.slice(1);
}

/** 'Eastern Time', 'Nepal Time', 'UK time', 'UTC': the zone’s common name at an instant. */
export const formatZone = (timeZone: string, locale: string, at: string): string =>
  zoneName(timeZone, locale, new Date(at));

/**
 * 'Arabic, English and Urdu', 'a, b' as a unit list, 'a, b or c'. Each item keeps its own direction, and the list that
 * of its language.
 */
export function formatList(items: readonly string[], locale: string, options: Intl.ListFormatOptions = {}): string {
  return new Intl.ListFormat(locale, options).format(items.map((item) => setApart(item, locale)));
}

/**
 * '$120' or '$120.50': minor units in the currency’s format; whole amounts without zeros. For sentences and single
 * figures.
 */
export function formatMoney(money: Money, locale: string): string {
  const isWhole = Number.isInteger(majorUnits(money));
  return spellMoney(money, locale, isWhole ? { maximumFractionDigits: 0 } : {});
}

/**
 * '$120.00': with all decimal places of its currency, so that the digits of amounts stand under each other in a column.
 */
export function formatAmount(money: Money, locale: string): string {
  return spellMoney(money, locale, {});
}

function spellMoney(money: Money, locale: string, places: Intl.NumberFormatOptions): string {
  return (
    new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency, ...places })
      .formatToParts(majorUnits(money))
      // Without isolation the sign of 'US$' moves to the wrong side in a right-to-left line. A minus is as wide as a
      // digit, not a hyphen.
      .map(({ type, value }) =>
        type === 'currency' ? setApart(value, locale) : type === 'minusSign' ? value.replace('-', '\u2212') : value,
      )
      .join('')
  );
}
