/**
 * The edit distance of two words: letters inserted, deleted, replaced, or swapped with their neighbour
 * (Damerau-Levenshtein).
 */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** Whether a typed word matches this one: its beginning, or the word with one or two typos. */
export function isMeant(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < 4) return false;
  return distance(typed, word) <= (typed.length < 7 ? 1 : 2);
}
