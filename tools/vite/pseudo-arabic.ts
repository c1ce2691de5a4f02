/** Arabic letters standing in for Latin ones, one for one, so that word lengths stay recognisable. */
const LETTERS: Record<string, string> = {
  a: 'ا',
  b: 'ب',
  c: 'ث',
  d: 'د',
  e: 'ي',
  f: 'ف',
  g: 'غ',
  h: 'ه',
  i: 'ى',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  o: 'و',
  p: 'ط',
  q: 'ق',
  r: 'ر',
  s: 'س',
  t: 'ت',
  u: 'ع',
  v: 'ح',
  w: 'ش',
  x: 'خ',
  y: 'ي',
  z: 'ز',
};

/**
 * Turns the words of one ICU message into pseudo-Arabic, a third longer, and leaves its arguments alone.
 * @param message ICU message in English.
 * @returns ICU message with the same arguments and branches.
 */
export function pseudoArabic(message: string): string {
  let depth = 0;
  let out = '';
  for (let index = 0; index < message.length; index += 1) {
    const character = message[index] as string;
    if (character === '{') {
      // An argument's head (`{count, plural,` or `{name}`) is syntax; a branch's body is text again.
      const head = /^\{\s*\w+\s*(?:,\s*(?:plural|select|selectordinal|number)\s*,?)?/.exec(message.slice(index));
      const isBranch = depth % 2 === 1;
      if (isBranch) {
        depth += 1;
        out += character;
        continue;
      }
      depth += 1;
      out += head ? head[0] : character;
      index += (head ? head[0].length : 1) - 1;
      continue;
    }
    if (character === '}') depth -= 1;
    out += depth % 2 === 0 ? pseudoLetter(character) : character;
  }
  return out;
}

function pseudoLetter(character: string): string {
  const letter = LETTERS[character.toLowerCase()];
  if (!letter) return character;
  // Doubling the vowels lengthens a text by about a third, as a translation would.
  return 'aeiou'.includes(character.toLowerCase()) ? letter + letter : letter;
}
