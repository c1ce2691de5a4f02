import type { Entry } from './sections.ts';

/** Whether two sections say the same, line by line. */
export function isSame(first: readonly Entry[], second: readonly Entry[]): boolean {
  return (
    first.length === second.length &&
    first.every((entry, index) => entry.text === second[index]?.text && entry.phone === second[index].phone)
  );
}

/**
 * What comes of lines that were written on top of an older version: `apply` where the section itself has not changed
 * since,
 * `done` where it says the same already, `ask` where both differ.
 */
export function meet(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): 'apply' | 'done' | 'ask' {
  if (isSame(mine, theirs)) return 'done';
  return isSame(base, theirs) ? 'apply' : 'ask';
}

/** Both versions in one: the lines that stand there now, then those of mine that are not among them. */
export function joined(mine: readonly Entry[], theirs: readonly Entry[]): Entry[] {
  return [...theirs, ...mine.filter((entry) => !theirs.some((other) => isSame([other], [entry])))];
}
