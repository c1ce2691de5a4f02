/**
 * Moves labels apart that would stand on each other, as little as it can and in their order.
 * @param places Where each would stand, in pixels from the top.
 * @param gap Room that each needs.
 * @param height Where they have to stay above.
 * @returns The places in the order given.
 */
export function spreadLabels(places: readonly number[], gap: number, height: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let floor = -Infinity;
  for (const label of order) {
    label.place = Math.max(label.place, floor);
    floor = label.place + gap;
  }
  // What was pushed out below goes up again, and pushes those above it.
  let ceiling = height;
  for (const label of order.reverse()) {
    label.place = Math.min(label.place, ceiling);
    ceiling = label.place - gap;
  }
  const result: number[] = [];
  for (const { place, index } of order) result[index] = place;
  return result;
}
