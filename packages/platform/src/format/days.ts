/** Whether a text is a day of the calendar, `YYYY-MM-DD`: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * Whether a day can be planned for. While a year is typed it has one digit, two, three: no clock is known for those.
 */
export function isPlannable(date: string): boolean {
  return isDay(date) && date >= '2000-01-01' && date <= '2100-12-31';
}

/** The date a number of days away: `addDays('2026-11-30', 1)` is `2026-12-01`. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
