export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/**
 * Which greeting fits the hour.
 * @param now Epoch milliseconds.
 */
export function partOfDay(now: number, timeZone: string): PartOfDay {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/**
 * Names one after the other, in the manner of a language: 'Layla, Noah and Sofia'. Each stands apart from the direction
 * of the text around it.
 */
export function namesText(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map((name) => `\u2068${name}\u2069`));
}
