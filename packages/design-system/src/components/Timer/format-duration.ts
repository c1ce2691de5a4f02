/**
 * A running time as a clock shows it: `04:09`, from an hour on `1:04:09`.
 * @param milliseconds Elapsed time; negative counts as 0.
 * @param locale BCP 47 tag, for the digits.
 */
export function formatDuration(milliseconds: number, locale: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const hours = Math.floor(seconds / 3600);
  const rest = `${two.format(Math.floor((seconds % 3600) / 60))}:${two.format(seconds % 60)}`;
  return hours > 0 ? `${plain.format(hours)}:${rest}` : rest;
}
