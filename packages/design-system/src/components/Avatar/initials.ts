/** Titles before a name, left out of the initials. */
const TITLES = new Set([
  'dr',
  'prof',
  'mr',
  'mrs',
  'ms',
  'mx',
  'imam',
  'sheikh',
  'shaykh',
  'sheikha',
  'shaykha',
  'ustadh',
  'ustadha',
  'sister',
  'brother',
  'د',
  'دكتور',
  'دكتورة',
  'الدكتور',
  'الدكتورة',
  'أ',
  'الأستاذ',
  'الأستاذة',
  'إمام',
  'الإمام',
  'شيخ',
  'الشيخ',
  'شيخة',
  'الشيخة',
]);
/** Hyphens, apostrophes and particles that join two parts of a name. */
const PARTICLES = new Set(['bin', 'bint', 'ibn', 'al', 'el', 'de', 'van', 'von', 'بن', 'بنت', 'ابن']);
const ARABIC = /\p{Script=Arabic}/u;
/** Keeps two Arabic letters from joining into something that reads like a word. */
const NON_JOINER = '\u200c';

function firstLetter(word: string): string {
  const bare = word.replace(/^(?:al|el|as|ash|an|ar|at|ad|az)[-’']/iu, '').replace(/^ال(?=\p{L}{2})/u, '');
  return /\p{L}/u.exec(bare)?.[0]?.toLocaleUpperCase() ?? '';
}

/**
 * Up to two letters that stand for a person: the first of the given name and the first of the family name, without
 * titles, particles and the article of Arabic names, and of a name in two scripts in the first one alone.
 * @param name Name as shown, in any script.
 * @returns Empty when the name contains no letter.
 */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '·' && !TITLES.has(word.replace(/\.$/u, '').toLocaleLowerCase()));
  // A name that is given in two scripts is one name: letters of both would belong to no alphabet.
  const isArabic = ARABIC.test(words[0] ?? '');
  const parts = words.filter(
    (word, index) => index === 0 || (!PARTICLES.has(word.toLocaleLowerCase()) && ARABIC.test(word) === isArabic),
  );
  const first = firstLetter(parts[0] ?? name);
  const last = parts.length > 1 ? firstLetter(parts[parts.length - 1] ?? '') : '';
  const joiner = ARABIC.test(first) ? NON_JOINER : '';
  return last ? `${first}${joiner}${last}` : first;
}

/**
 * Which of the tints a name gets; the same name always gets the same one.
 * @param name Name as shown.
 * @param tints How many tints there are.
 */
export function tintOf(name: string, tints: number): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % tints;
}
