import { asciiDigits } from './ascii-digits.ts';

/** Text that folding changes in its capitals alone. */
const PLAIN = /^[ -&(-_a-~]*$/;

/**
 * Marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, tatweel, apostrophes and invisible characters. The vowel
 * signs of other scripts stay: in Devanagari or Bengali they make the word.
 */
const UNHEARD =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\p{Cf}’'‘`ʼʹʾʿ]/gu;

/** Letters that Unicode does not take apart, and what people type for them. */
const BASES: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * One letter for those that keyboards for Arabic, Persian and Urdu write differently, by the code points of the others.
 */
const ARABIC: readonly (readonly [letter: string, variants: RegExp])[] = [
  ['ا', /[\u0671-\u0673\u0675]/g],
  ['ي', /[\u0649\u06cc\u06cd\u06d0-\u06d2]/g],
  ['ك', /[\u06a9\u06aa]/g],
  ['ه', /[\u0629\u06be\u06c1\u06c3\u06d5\u06ff]/g],
  ['ن', /\u06ba/g],
];

/**
 * Text as it is compared in every search: two texts that a reader takes for the same word become the same. Case,
 * accents, vowel signs, hamza on its seat, tatweel, width, apostrophes and invisible marks go; letters that Arabic,
 * Persian and Urdu keyboards write differently (yeh, kaf, heh, ta marbuta, alef) become one; digits of every script
 * become 0 to 9.
 * @param text Displayed or typed text.
 * @returns A text whose positions are not those of the original: its length may be another.
 */
export function foldForSearch(text: string): string {
  // Most cells of a long table are plain ASCII and need no decomposition.
  if (PLAIN.test(text)) return text.toLowerCase();
  const bare = text
    .normalize('NFKD')
    .replace(UNHEARD, '')
    .toLowerCase()
    .replace(/[\u0131øłđðþßæœ]/g, (letter) => BASES[letter] ?? letter);
  return asciiDigits(ARABIC.reduce((folded, [letter, variants]) => folded.replace(variants, letter), bare));
}
