import { keyOrder, keysetPage } from './keyset.ts';

const DEFAULT_LIMIT = 25;

interface Piece {
  after?: string | undefined;
  limit?: number | undefined;
}

interface Order<Item> {
  /** The list and its filters, as anything that can be written down: a cursor is good for the same alone. */
  of: readonly unknown[];
  /** What the list is sorted by, with the item's id; keys are unique and compared as plain text. */
  keyOf: (item: Item) => string;
  /** @default 'desc' */
  direction?: 'asc' | 'desc';
}

/** One piece of a long list that is sorted already by one key; see `keysetPage` for what its cursor promises. */
export function cursorPage<Item>(
  items: readonly Item[],
  { after, limit = DEFAULT_LIMIT }: Piece,
  { of, keyOf, direction = 'desc' }: Order<Item>,
) {
  return keysetPage({
    rows: items,
    keyOf: (item) => [keyOf(item)],
    compare: keyOrder(direction === 'desc' ? -1 : 1),
    filters: of,
    after,
    limit,
  });
}
