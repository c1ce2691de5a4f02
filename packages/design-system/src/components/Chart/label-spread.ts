/**
 * Moves overlapping labels apart, as little as possible and in their order.
 * @param places The ideal position of each, in pixels from the top.
 * @param gap Room that each needs.
 * @param height The lower limit, in pixels from the top.
 * @returns The places in the order given.
 */
export function spreadLabels(places: readonly number[], gap: number, height: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let floor = -Infinity;
  for (const label of order) {
    label.place = Math.max(label.place, floor);
    floor = label.place + gap;
  }
  // Labels pushed below the limit move up again and push the ones above them.
  let ceiling = height;
  for (const label of order.reverse()) {
    label.place = Math.min(label.place, ceiling);
    ceiling = label.place - gap;
  }
  const result: number[] = [];
  for (const { place, index } of order) result[index] = place;
  return result;
}
