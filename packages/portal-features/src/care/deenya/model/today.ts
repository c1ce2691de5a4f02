/** Latin digits and the Hijri calendar of Umm al-Qura (CARE-4), whatever calendar the reader's region prefers. */
export const hijriOptions: Intl.DateTimeFormatOptions = {
  calendar: 'islamic-umalqura',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};

/** The date so many days before a date, both `YYYY-MM-DD`. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
