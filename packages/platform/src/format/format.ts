import type { Money } from '../contract/schemas/common.ts';
import { majorUnits } from '../domain/money.ts';
import { dateFormat } from './date-format.ts';
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

// A line never breaks within a time or a span of times: its spaces do not break, and a word joiner follows a dash without spaces.
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

/**
 * 'Nov 24, 2026': the month in letters, since languages order day and month differently.
 * @param when An instant, or a calendar date `YYYY-MM-DD`, which has no zone and is not moved into the reader’s.
 */
export function formatShortDate(when: string, { locale, timeZone }: FormatContext): string {
  const isDate = when.length === 'YYYY-MM-DD'.length;
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return dateFormat(locale, { ...options, timeZone: isDate ? 'UTC' : timeZone }).format(new Date(when));
}

/**
 * A relative day: 'Today', 'Tomorrow', 'Yesterday', else 'Tuesday, November 24'.
 * @param now Current epoch milliseconds.
 */
export function dayInWords(instant: string, now: number, context: FormatContext): string {
  const distance = daysBetween(
    dateIn(new Date(now).toISOString(), context.timeZone),
    dateIn(instant, context.timeZone),
  );
  if (Math.abs(distance) > 1) return formatDay(instant, context, now);
  const word = new Intl.RelativeTimeFormat(context.locale, { numeric: 'auto' }).format(distance, 'day');
  return word.charAt(0).toLocaleUpperCase(context.locale) + word.slice(1);
}

/** Names that the language’s data make stiffer than anybody says them. */
const PLAIN_ZONES: Readonly<Record<string, string>> = { 'United Kingdom Time': 'UK time' };

/** 'Eastern Time', 'Nepal Time', 'UK time': the zone’s common name. */
export function formatZone(timeZone: string, locale: string, at: string): string {
  const nameBy = (timeZoneName: 'longGeneric' | 'long') =>
    dateFormat(locale, { timeZone, timeZoneName })
      .formatToParts(new Date(at))
      .find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
  // The generic name of UTC is a bare offset, GMT+00:00; only its long name is one.
  const name = nameBy(/^(?:Etc\/)?(?:UTC|GMT)$/.test(timeZone) ? 'long' : 'longGeneric');
  return PLAIN_ZONES[name] ?? name;
}

/** 'GMT-5': the zone’s offset from UTC at an instant. */
export function formatOffset(timeZone: string, locale: string, at: string): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(at));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

/** 'Arabic, English and Urdu', 'a, b' as a unit list, 'a, b or c'. Each item keeps its own direction, and the list that of its language. */
export function formatList(items: readonly string[], locale: string, options: Intl.ListFormatOptions = {}): string {
  return new Intl.ListFormat(locale, options).format(items.map((item) => setApart(item, locale)));
}

/** '$120' or '$120.50': minor units in the currency’s format; whole amounts without zeros. */
export function formatMoney(money: Money, locale: string): string {
  return moneyText(money, locale, Number.isInteger(majorUnits(money)));
}

/** '$120.00': an amount of a column, where every line keeps its cents so that the digits stand below each other. */
export function formatMoneyInColumn(money: Money, locale: string): string {
  return moneyText(money, locale, false);
}

function moneyText({ amountMinor, currency }: Money, locale: string, isWhole: boolean): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  });
  // Without isolation the sign of 'US$' moves to the wrong side in a right-to-left line.
  return format
    .formatToParts(majorUnits({ amountMinor, currency }))
    .map(({ type, value }) => (type === 'currency' ? setApart(value, locale) : value))
    .join('');
}
