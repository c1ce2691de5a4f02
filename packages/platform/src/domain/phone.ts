const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];

/**
 * Text that a machine reads, as typed on any keyboard: digits of any common script become 0 to 9, every kind of space and dash
 * becomes the plain one, and invisible marks of direction go.
 */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((start) => code >= start && code <= start + 9);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim();
}

/** A telephone number as the contract takes it: plain digits, spaces, hyphens and brackets; dots and slashes become hyphens. */
export function plainPhone(text: string): string {
  return plainCharacters(text).replace(/[./]/g, '-');
}

/**
 * Whether a text can be a telephone number, typed in digits of any script.
 * @param fewest The fewest digits: 3 for the short numbers of help lines. @default 6
 */
export function isPhone(text: string, fewest = 6): boolean {
  const number = plainPhone(text);
  return /^\+?[0-9 ()-]{3,20}$/.test(number) && number.replace(/\D/g, '').length >= fewest;
}
