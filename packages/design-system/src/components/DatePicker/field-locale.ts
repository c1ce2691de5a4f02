import type { CalendarKind } from './hijri.ts';

/** The locale with the calendar that a field is typed in; the locale unchanged where none is set. */
export function fieldLocale(locale: string, calendar: CalendarKind | undefined): string {
  if (!calendar) return locale;
  return new Intl.Locale(locale, { calendar: calendar === 'hijri' ? 'islamic-umalqura' : 'gregory' }).toString();
}
