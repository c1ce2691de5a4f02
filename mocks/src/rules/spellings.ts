import { pools } from '../bulk-data/name-pools.ts';
import { foldForSearch } from '@sakina/platform/locale';

const list = (names: string | undefined) => (names ?? '').split(',').filter((name) => name !== '');

/** A name in Latin and in Arabic letters. */
type Pair = readonly [latin: string, arabic: string];
let known: readonly Pair[] | undefined;

/** Names of the practice's own people, some of whom the pools do not have. */
const PRACTICE: readonly Pair[] = [
  ['Layla', 'ليلى'],
  ['Haddad', 'حداد'],
  ['Amina', 'أمينة'],
  ['Rahman', 'رحمن'],
  ['Yusuf', 'يوسف'],
  ['Omar', 'عمر'],
  ['Aisha', 'عائشة'],
  ['Fatima', 'فاطمة'],
];

/** The names that are known in both scripts. */
function pairs(): readonly Pair[] {
  known ??= [
    ...PRACTICE.map(([latin, arabic]): Pair => [foldForSearch(latin), foldForSearch(arabic)]),
    ...pools.flatMap(({ given, family, arabicGiven, arabicFamily }) => {
      const latin = [...list(given), ...(arabicFamily ? list(family) : [])];
      const arabic = [...list(arabicGiven), ...list(arabicFamily)];
      return latin.length === arabic.length
        ? latin.map((name, index): Pair => [foldForSearch(name), foldForSearch(arabic[index] ?? '')])
        : [];
    }),
  ];
  return known;
}

/** The consonants of a name in Latin letters: Khalid, Khaled and Khaleed have the same. */
const consonants = (name: string) =>
  name
    .replaceAll('q', 'k')
    .replace(/[aeiouwy'-]/g, '')
    .replace(/(.)\1/g, '$1');

/** Fewer consonants than these say too little to tell names apart. */
const LEAST = 3;

/** Other ways to write a word that is a name: in the other script, or with other vowels; itself first. */
export function spellingsOf(word: string): string[] {
  const bones = consonants(word);
  const isSame = ([latin, arabic]: Pair) =>
    word === latin || word === arabic || (bones.length >= LEAST && consonants(latin) === bones);
  return [...new Set([word, ...pairs().filter(isSame).flat()])];
}
