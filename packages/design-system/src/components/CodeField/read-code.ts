/** The first digit of the Arabic-Indic and of the Persian row. */
const ROWS = [0x0660, 0x06f0];

function asciiOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const row = ROWS.find((zero) => code >= zero && code <= zero + 9);
  return row === undefined ? character : String(code - row);
}

/**
 * The digits of what was typed or pasted: Arabic and Persian digits as Latin ones; spaces, dashes and words are dropped.
 * @param length How many digits the code has; the rest is dropped.
 */
export function readCode(text: string, length: number): string {
  return Array.from(text, asciiOf)
    .filter((character) => character >= '0' && character <= '9')
    .slice(0, length)
    .join('');
}
