/**
 * How many things of a row can be shown, the rest going behind a button at its end.
 * @param widths Width of each thing, in the row’s order.
 * @param room Width of the row.
 * @param gap Space between two things.
 * @param more Width of the button for the rest; it only takes room when there is a rest.
 */
export function howManyFit(widths: readonly number[], room: number, gap: number, more: number): number {
  const upTo = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, index * gap));
  const all = upTo.at(-1) ?? 0;
  if (all <= room) return widths.length;
  return upTo.filter((width) => width + gap + more <= room).length;
}
