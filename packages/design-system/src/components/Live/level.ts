/** How well a microphone hears, as a person would say it. */
export type LevelWord = 'silent' | 'quiet' | 'good' | 'loud';

const FROM: readonly [LevelWord, number][] = [
  ['loud', 0.85],
  ['good', 0.25],
  ['quiet', 0.04],
];
/** How far back a level must fall before the word follows, so that words do not flicker at a threshold. */
const HOLD = 0.03;

/** A level that can be shown: from 0 to 1, 0 for NaN. */
export function clampLevel(level: number): number {
  return Number.isFinite(level) ? Math.min(1, Math.max(0, level)) : 0;
}

/**
 * The word for a level.
 * @param level From 0 to 1.
 * @param before The word so far.
 */
export function levelWord(level: number, before: LevelWord = 'silent'): LevelWord {
  const value = clampLevel(level);
  return FROM.find(([word, from]) => value >= (word === before ? from - HOLD : from))?.[0] ?? 'silent';
}
