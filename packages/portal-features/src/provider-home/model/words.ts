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
 * How far away an instant is, in the words of a language: 'in 30 minutes', '5 minutes ago', 'in 3 days'.
 * @param now Epoch milliseconds.
 */
export function distanceInWords(instant: string, now: number, locale: string): string {
  const minutes = Math.round((Date.parse(instant) - now) / 60_000);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (Math.abs(minutes) < 60) return words.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? words.format(hours, 'hour') : words.format(Math.round(hours / 24), 'day');
}

/** Names one after the other, in the manner of a language: 'Layla, Noah and Sofia'. Each stands apart from the direction of the text around it. */
export function namesInWords(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map((name) => `\u2068${name}\u2069`));
}

export interface Comparison {
  readonly direction: 'up' | 'down' | 'level';
  readonly difference: number;
}

/** A number beside the one it is measured against. */
export function compare(current: number, before: number): Comparison {
  return {
    direction: current === before ? 'level' : current > before ? 'up' : 'down',
    difference: Math.abs(current - before),
  };
}
