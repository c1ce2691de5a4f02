import { toUtcDate } from './iso-date.ts';

/** Arabic has no short names of days; seven long ones do not fit a phone. The days themselves are named in full. */
export function weekdayStyle(locale: string): 'short' | 'narrow' {
  return weekday(locale, 'short', 3).length > 4 ? 'narrow' : 'short';
}

/**
 * The weekday above a column of a grid that was moved.
 * @param long The weekday React Aria gives the column, in its long form.
 * @param shift Days by which the grid was moved.
 */
export function movedWeekday(long: string, shift: number, locale: string): string {
  const index = [0, 1, 2, 3, 4, 5, 6].find((day) => weekday(locale, 'long', day) === long);
  return index === undefined ? long : weekday(locale, weekdayStyle(locale), (index - shift + 7) % 7);
}

/** 2026-11-22 is a Sunday. */
function weekday(locale: string, style: 'short' | 'narrow' | 'long', day: number): string {
  return new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(toUtcDate(`2026-11-${22 + day}`));
}
