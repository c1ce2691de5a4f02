import { asciiDigits } from '@sakina/platform/locale';

/**
 * The digits of what was typed or pasted, in any script, as 0 to 9; spaces, dashes and words are dropped.
 * @param length How many digits the code has; the rest is dropped.
 */
export function readCode(text: string, length: number): string {
  return asciiDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, length);
}
