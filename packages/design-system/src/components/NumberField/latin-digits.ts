/** Decimal digits that keyboards of our languages and their neighbours type, each row starting at its zero. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

/** Writes the digits of other scripts (Arabic, Persian, Hindi, Bengali, full-width) as 0 to 9 and leaves everything else. */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
