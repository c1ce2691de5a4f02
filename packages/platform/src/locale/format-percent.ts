const cache = new Map<string, Intl.NumberFormat>();

/**
 * A percentage as a language writes it, sign and digits: '12.5%', '١٢٫٥٪'. A hand-written sign changes its place in a
 * right-to-left line.
 * @param share A part of one: 0.125 is '12.5%'.
 * @param locale BCP 47 tag.
 * @param decimals How many decimal places at the most. @default 1
 */
export function formatPercent(share: number, locale: string, decimals = 1): string {
  const key = `${locale} ${decimals}`;
  let format = cache.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals });
    cache.set(key, format);
  }
  return format.format(share);
}
