import { asciiDigits } from './ascii-digits.ts';

/**
 * Text that a machine reads, as typed on any keyboard: digits of any common script become 0 to 9, every kind of space
 * and dash becomes the plain one, and invisible marks of direction go.
 */
export function plainCharacters(text: string): string {
  return asciiDigits(text.normalize('NFKC'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .trim();
}
