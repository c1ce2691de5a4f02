/**
 * Many short texts joined into one. Searching one long text is many times as fast as searching a hundred thousand short
 * ones.
 */
export interface WordList {
  /** All texts, each on a line of its own. */
  text: string;
  /** For each text where the next one begins. */
  ends: Uint32Array;
}

/** Puts texts together; a text of several lines becomes one line. */
export function createWordList(texts: readonly string[]): WordList {
  const lines = texts.map((text) => `${text.replaceAll('\n', ' ')}\n`);
  const ends = new Uint32Array(lines.length);
  let end = 0;
  lines.forEach((line, place) => {
    end += line.length;
    ends[place] = end;
  });
  return { text: lines.join(''), ends };
}

/**
 * For each text whether a word is found in it: 1 or 0.
 * @param word Folded like the texts.
 */
export function textsWith({ text, ends }: WordList, word: string): Uint8Array {
  const found = new Uint8Array(ends.length);
  const sought = word.replaceAll('\n', ' ');
  if (sought === '') return found.fill(1);
  let place = 0;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, ends[place])) {
    while ((ends[place] as number) <= at) place += 1;
    found[place] = 1;
  }
  return found;
}
