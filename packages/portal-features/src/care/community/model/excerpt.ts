/** How much of a text a list shows before it leads to the whole, in characters. */
export const EXCERPT_LENGTH = 420;
/** How long the first words of a post without a title may be, where they stand for it, in characters. */
const OPENING_LENGTH = 72;

/** How a text begins: whole where it is short, else cut at a word. Characters are never cut in two. */
export function excerptOf(text: string, length: number): { text: string; isCut: boolean } {
  const line = text.trim();
  const characters = Array.from(line);
  if (characters.length <= length) return { text: line, isCut: false };
  const cut = characters.slice(0, length).join('');
  const end = cut.search(/\s\S*$/u);
  return { text: `${(end > cut.length / 2 ? cut.slice(0, end) : cut).trimEnd()}…`, isCut: true };
}

/** The first words of a text on one line. */
export function openingOf(text: string): string {
  return excerptOf(text.replace(/\s+/gu, ' '), OPENING_LENGTH).text;
}

/** The paragraphs of a text: parted by empty lines, without those that hold nothing. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
