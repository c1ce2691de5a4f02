import { placeIn } from './order.ts';

/** A record that is no row of an index and stands among its rows: somebody of the practice, or a row that was changed. */
export interface Beside<Item> {
  item: Item;
  /** Compares it with a row by what the list is sorted by; less than 0 where it comes first. */
  toRow: (row: number) => number;
}

export interface Walk<Item> {
  /** Rows in ascending order. */
  order: Uint32Array;
  descending: boolean;
  /** Whether a row is in the list. */
  matches: (row: number) => boolean;
  /** What stands among the rows and is in the list, in ascending order among itself. */
  beside: readonly Beside<Item>[];
  /** Starts after this one, whether or not it still is in the list. */
  after?: { row: number } | { item: Item } | null;
  /** How many are passed over. */
  offset?: number;
  limit: number;
}

export type Walked<Item> = { row: number } | { item: Item };

/** Goes through rows and what stands among them in one order, counts all and gives one piece. */
export function walk<Item>({ order, descending, matches, beside, after = null, offset = 0, limit }: Walk<Item>): {
  found: Walked<Item>[];
  total: number;
  hasMore: boolean;
} {
  const places = beside.map(({ toRow }) => placeIn(order, toRow));
  const found: Walked<Item>[] = [];
  const afterRow = after !== null && 'row' in after ? after.row : -1;
  const afterItem = after !== null && 'item' in after ? after.item : null;
  let isPast = after === null;
  let total = 0;
  let passed = 0;

  const take = (piece: () => Walked<Item>) => {
    total += 1;
    if (!isPast) return;
    passed += 1;
    if (passed > offset && found.length < limit) found.push(piece());
  };
  const takeBeside = (index: number) => {
    const entry = beside[index];
    if (!entry) return;
    take(() => ({ item: entry.item }));
    if (entry.item === afterItem) isPast = true;
  };
  const takeRow = (row: number) => {
    if (matches(row)) take(() => ({ row }));
    if (row === afterRow) isPast = true;
  };

  if (descending) {
    let next = beside.length - 1;
    for (let place = order.length; place >= 0; place -= 1) {
      if (place < order.length) takeRow(order[place] ?? 0);
      while (next >= 0 && places[next] === place) takeBeside(next--);
    }
  } else {
    let next = 0;
    for (let place = 0; place <= order.length; place += 1) {
      while (next < beside.length && places[next] === place) takeBeside(next++);
      if (place < order.length) takeRow(order[place] ?? 0);
    }
  }
  return { found, total, hasMore: isPast && passed > offset + found.length };
}
