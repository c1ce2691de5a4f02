import { insertionIndex } from './order.ts';

/** A record outside the index that is listed among its rows: a person of the practice, or a changed row. */
export interface ExtraRow<Item> {
  item: Item;
  /** Compares it with a row by the list's order; less than 0 if it comes first. */
  toRow: (row: number) => number;
}

interface MergeOptions<Item> {
  /** Rows in ascending order. */
  order: Uint32Array;
  descending: boolean;
  /** Whether a row is in the list. */
  matches: (row: number) => boolean;
  /** Matching records outside the index, in ascending order. */
  extras: readonly ExtraRow<Item>[];
  /** Starts after this one, whether or not it still matches. */
  after?: { row: number } | { item: Item } | null;
  /** How many are skipped. */
  offset?: number;
  limit: number;
}

export type MergedRow<Item> = { row: number } | { item: Item };

/** Merges rows and extra records in one order, counts all of them and returns one slice. */
export function mergeRows<Item>({
  order,
  descending,
  matches,
  extras,
  after = null,
  offset = 0,
  limit,
}: MergeOptions<Item>): {
  found: MergedRow<Item>[];
  total: number;
  hasMore: boolean;
} {
  const places = extras.map(({ toRow }) => insertionIndex(order, toRow));
  const found: MergedRow<Item>[] = [];
  const afterRow = after !== null && 'row' in after ? after.row : -1;
  const afterItem = after !== null && 'item' in after ? after.item : null;
  let isPast = after === null;
  let total = 0;
  let passed = 0;

  const take = (piece: () => MergedRow<Item>) => {
    total += 1;
    if (!isPast) return;
    passed += 1;
    if (passed > offset && found.length < limit) found.push(piece());
  };
  const takeExtra = (index: number) => {
    const entry = extras[index];
    if (!entry) return;
    take(() => ({ item: entry.item }));
    if (entry.item === afterItem) isPast = true;
  };
  const takeRow = (row: number) => {
    if (matches(row)) take(() => ({ row }));
    if (row === afterRow) isPast = true;
  };

  if (descending) {
    let next = extras.length - 1;
    for (let place = order.length; place >= 0; place -= 1) {
      if (place < order.length) takeRow(order[place] ?? 0);
      while (next >= 0 && places[next] === place) takeExtra(next--);
    }
  } else {
    let next = 0;
    for (let place = 0; place <= order.length; place += 1) {
      while (next < extras.length && places[next] === place) takeExtra(next++);
      if (place < order.length) takeRow(order[place] ?? 0);
    }
  }
  return { found, total, hasMore: isPast && passed > offset + found.length };
}
