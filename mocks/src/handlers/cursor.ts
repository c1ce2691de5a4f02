import { keyOrder, keysetPage } from './keyset.ts';

const DEFAULT_LIMIT = 25;

interface Piece {
  after?: string | undefined;
  limit?: number | undefined;
}

interface Order<Item> {
  /** The list and its filters, as any serialisable value: a cursor is valid for the same only. */
  of: readonly unknown[];
  /** The sort key of an item, including its id; keys are unique and compared as text. */
  keyOf: (item: Item) => string;
  /** @default 'desc' */
  direction?: 'asc' | 'desc';
}

/** One page of a list that is already sorted by one key; see `keysetPage` for what its cursor guarantees. */
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
