import { useLocale } from '@sakina/design-system';
import { useMemo } from 'react';
import { company } from './company.ts';

/** Dates of the public pages as their reader writes them. */
export interface Dates {
  /** The day of the counts. */
  readonly asOf: string;
  /** A year without a mark between its digits. */
  readonly year: (year: number) => string;
}

/** The formats of the reader's locale, with its digits. Years are those of the company's figures, so the calendar stays Gregorian. */
export function useDates(): Dates {
  const { locale } = useLocale();
  return useMemo(() => {
    const years = new Intl.NumberFormat(locale, { useGrouping: false });
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
    return { asOf: days.format(new Date(company.asOf)), year: (year) => years.format(year) };
  }, [locale]);
}
