/** Letters alone: without capitals and accents, and without the vowel signs and the forms of alif in Arabic. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\u0640/gu, '')
    .toLowerCase();

/** Whether a name has every word that was typed; with nothing typed every name fits. */
export function matches(name: string, typed: string): boolean {
  const text = plain(name);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
