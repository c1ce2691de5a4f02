import { mix } from './mix.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const BITS = 30;
const MASK = 2 ** BITS - 1;
const FIRST = 0x2c1b3c6d;
const SECOND = 0x297a2d39;

/** The multiplicative inverse of an odd number, modulo 2^32 (Newton's iteration). */
function inverseOf(odd: number): number {
  let inverse = odd;
  for (let round = 0; round < 5; round += 1) inverse = Math.imul(inverse, 2 - Math.imul(odd, inverse));
  return inverse;
}

const FIRST_INVERSE = inverseOf(FIRST);
const SECOND_INVERSE = inverseOf(SECOND);

/** A permutation of the numbers below 2^30. */
function scatter(number: number): number {
  const once = Math.imul(number ^ (number >>> 15), FIRST) & MASK;
  const twice = Math.imul(once ^ (once >>> 15), SECOND) & MASK;
  return twice ^ (twice >>> 15);
}

/** Inverse of `scatter`: the shift by half of the bits is its own inverse. */
function gather(scattered: number): number {
  const twice = Math.imul(scattered ^ (scattered >>> 15), SECOND_INVERSE) & MASK;
  const once = Math.imul(twice ^ (twice >>> 15), FIRST_INVERSE) & MASK;
  return once ^ (once >>> 15);
}

function write(value: number, letters: number): string {
  let word = '';
  for (let shift = (letters - 1) * 5; shift >= 0; shift -= 5) word += LETTERS.charAt((value >>> shift) & 31);
  return word;
}

/** Ids of one kind of record: computed from its number and decoded back, so that no list of ids is kept. */
export interface OpaqueIds {
  of: (number: number) => string;
  /** The six letters of an id that are unique among these. */
  lettersOf: (number: number) => string;
  /** The number of an id, or null for one that is not of these. */
  numberOf: (id: string) => number | null;
  /** A test of whether the id of a number begins with a text; null if no id of this kind can. */
  startingWith: (text: string) => ((number: number) => boolean) | null;
}

/**
 * @param prefix Kind of record: `usr-`.
 * @param count How many there are; ids of higher numbers do not exist.
 * @param checkLetters Redundant letters, so that a made-up id does not decode to a record.
 */
export function opaqueIds(prefix: string, count: number, checkLetters: number): OpaqueIds {
  const of = (number: number) => prefix + write(scatter(number), 6) + write(mix(number, checkLetters), checkLetters);
  return {
    of,
    lettersOf: (number) => write(scatter(number), 6),
    numberOf: (id) => {
      if (id.length !== prefix.length + 6 + checkLetters || !id.startsWith(prefix)) return null;
      let scattered = 0;
      for (let index = prefix.length; index < prefix.length + 6; index += 1)
        scattered = (scattered << 5) | LETTERS.indexOf(id.charAt(index));
      if (scattered < 0) return null;
      const number = gather(scattered);
      return number < count && of(number) === id ? number : null;
    },
    startingWith: (text) => {
      if (!text.startsWith(prefix)) return null;
      const rest = text.slice(prefix.length);
      const known = rest.slice(0, 6);
      let wanted = 0;
      for (const letter of known) {
        if (!LETTERS.includes(letter)) return null;
        wanted = (wanted << 5) | LETTERS.indexOf(letter);
      }
      const shift = BITS - known.length * 5;
      return rest.length > 6
        ? (number) => of(number).startsWith(text)
        : (number) => scatter(number) >>> shift === wanted;
    },
  };
}
