/** How a language writes numbers: its decimal mark. */
function decimalMark(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';
}

/**
 * Reads a number as written in a language, in Latin, Arabic or Persian digits, with or without thousands separators.
 * @returns The number, or undefined when the text is not one.
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
