import { useLocale } from '@sakina/design-system';
import { useMemo } from 'react';
import { company } from './company.ts';

/** Date formats of the public pages. */
export interface Dates {
  /** The date of the counts. */
  readonly asOf: string;
  /** A year, without a grouping separator. */
  readonly year: (year: number) => string;
}

/**
 * The formats of the user's locale, with its digits. The company's figures are Gregorian years, so the calendar is
 * fixed.
 */
export function useDates(): Dates {
  const { locale } = useLocale();
  return useMemo(() => {
    const years = new Intl.NumberFormat(locale, { useGrouping: false });
    const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
    return { asOf: days.format(new Date(company.asOf)), year: (year) => years.format(year) };
  }, [locale]);
}
