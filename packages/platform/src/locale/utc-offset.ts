/**
 * 'UTC−5', 'UTC+5:30', 'UTC': the offset of a zone, written the same in every language.
 * @param minutes Minutes ahead of UTC; negative to its west.
 */
export function utcOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
