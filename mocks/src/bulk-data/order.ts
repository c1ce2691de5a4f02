/** Rows 0, 1, 2 and so on. */
export function identity(rows: number): Uint32Array {
  const order = new Uint32Array(rows);
  for (let row = 0; row < rows; row += 1) order[row] = row;
  return order;
}

/** Sorts rows by a whole number in one pass; the sort is stable. */
export function sortBy(order: Uint32Array, key: (row: number) => number, least: number, most: number): Uint32Array {
  const places = new Uint32Array(most - least + 2);
  for (const row of order) {
    const place = key(row) - least + 1;
    places[place] = (places[place] ?? 0) + 1;
  }
  for (let place = 1; place < places.length; place += 1)
    places[place] = (places[place] ?? 0) + (places[place - 1] ?? 0);
  const sorted = new Uint32Array(order.length);
  for (const row of order) {
    const place = key(row) - least;
    const position = places[place] ?? 0;
    sorted[position] = row;
    places[place] = position + 1;
  }
  return sorted;
}

/** The smallest and the largest number of a list. */
export function rangeOf(numbers: Iterable<number>): { least: number; most: number } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const number of numbers) {
    if (number < least) least = number;
    if (number > most) most = number;
  }
  return { least, most };
}

/** The rank of each row in an order. */
export function ranksOf(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place += 1) ranks[order[place] ?? 0] = place;
  return ranks;
}

/** How many rows of an order come before a value. @param compare Less than 0 if the value comes before the row. */
export function insertionIndex(order: Uint32Array, compare: (row: number) => number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] ?? 0) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
