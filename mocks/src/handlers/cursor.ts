import { opaque } from '../personas/random.ts';
import { ApiFailure } from './api-failure.ts';

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

const invalidCursor = () => new ApiFailure(422, 'CURSOR_INVALID', 'This place in the list is not known any more. Please begin again.');

/**
 * One piece of a long list that is sorted already. The cursor names the place after the last item, and so survives items
 * that come and go meanwhile: nothing is skipped and nothing is shown twice.
 */
export function cursorPage<Item>(items: readonly Item[], { after, limit = DEFAULT_LIMIT }: Piece, { of, keyOf, direction = 'desc' }: Order<Item>) {
  const stamp = opaque(JSON.stringify(of), 8);
  const start = after === undefined ? 0 : placeAfter(items, readCursor(after, stamp), keyOf, direction);
  const piece = items.slice(start, start + limit);
  const last = piece.at(-1);
  const isEnd = last === undefined || start + piece.length >= items.length;
  return { items: piece, total: items.length, nextCursor: isEnd ? null : stamp + encodeURIComponent(keyOf(last)) };
}

function readCursor(cursor: string, stamp: string): string {
  if (!cursor.startsWith(stamp) || cursor.length === stamp.length) throw invalidCursor();
  try {
    return decodeURIComponent(cursor.slice(stamp.length));
  } catch {
    throw invalidCursor();
  }
}

function placeAfter<Item>(items: readonly Item[], key: string, keyOf: (item: Item) => string, direction: 'asc' | 'desc'): number {
  const place = items.findIndex((item) => (direction === 'desc' ? keyOf(item) < key : keyOf(item) > key));
  return place === -1 ? items.length : place;
}
