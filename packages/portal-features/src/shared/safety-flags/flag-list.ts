import type { Measure, MeasureFlag } from '@sakina/platform/contract';

/** An answer about self-harm. */
export type FlaggedMeasure = Measure & { flag: MeasureFlag };

/** Whether an answer about self-harm waits for somebody to say that they have seen it. */
export function isOpen({ flag }: FlaggedMeasure): boolean {
  return flag.acknowledgement === null;
}

/**
 * What stands on the page: open answers, the gravest first and then the latest, and in their old places those that were open
 * when the page was opened, so that one acknowledged elsewhere does not vanish without a word.
 * @param shown Ids in the order in which they stand now.
 */
export function flagsToShow(measures: readonly Measure[], shown: readonly string[]): readonly FlaggedMeasure[] {
  const flagged = measures.filter((measure): measure is FlaggedMeasure => measure.flag !== null);
  const standing = shown.flatMap((id) => flagged.find((measure) => measure.id === id) ?? []);
  const arrived = flagged
    .filter((measure) => isOpen(measure) && !shown.includes(measure.id))
    .toSorted((a, b) => b.flag.answer - a.flag.answer || Date.parse(b.flag.raisedAt) - Date.parse(a.flag.raisedAt));
  return [...standing, ...arrived];
}
