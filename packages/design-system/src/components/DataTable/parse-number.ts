/** How a language writes numbers: its decimal mark. */
function decimalMark(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';
}

/**
 * A number as people of a language write it, in Latin, Arabic or Persian digits, with or without marks between thousands.
 * @returns The number, or undefined for what is none.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const latin = text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\s\u00a0\u202f\u200e\u200f\u061c\u066c'’]/g, '')
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replaceAll('\u066b', '.');
  const plain = decimalMark(locale) === ',' ? latin.replaceAll('.', '').replace(',', '.') : latin.replaceAll(',', '');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
