import { dateFormat } from './date-format.ts';

/**
 * 'Nov 24, 2026': the month in letters, since languages order day and month differently.
 * @param when An instant, or a calendar date `YYYY-MM-DD`, which has no zone and is the same in every one.
 * @param locale BCP 47 tag.
 * @param timeZone IANA zone in which an instant is dated.
 */
export function shortDate(when: string, locale: string, timeZone = 'UTC'): string {
  const isDate = when.length === 'YYYY-MM-DD'.length;
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return dateFormat(locale, { ...options, timeZone: isDate ? 'UTC' : timeZone }).format(new Date(when));
}
