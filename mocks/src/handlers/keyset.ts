import { opaque } from '../personas/random.ts';
import { ApiFailure } from './api-failure.ts';

/** The sort key of a row: values that never change while the list is read, the id last. */
export type SortKey = readonly (string | number)[];

interface Cursored<Row> {
  /** All matching rows, in order. */
  rows: readonly Row[];
  keyOf: (row: Row) => SortKey;
  /** Compares keys; negative if the first comes first. */
  compare: (first: SortKey, second: SortKey) => number;
  /** The filters of the list: a cursor of other filters is rejected. */
  filters: unknown;
  after: string | undefined;
  limit: number | undefined;
}

const DEFAULT_LIMIT = 20;

/**
 * One page of a list. The cursor contains the key of the last row that was read, so rows that are added or removed
 * meanwhile shift nothing: no row is read twice or left out.
 */
export function keysetPage<Row>({ rows, keyOf, compare, filters, after, limit = DEFAULT_LIMIT }: Cursored<Row>): {
  items: Row[];
  total: number;
  nextCursor: string | null;
} {
  const wanted = opaque(JSON.stringify(filters ?? null), 8);
  const last = after === undefined ? null : readCursor(after, wanted);
  const start = last === null ? 0 : rows.findIndex((row) => compare(keyOf(row), last) > 0);
  const rest = start === -1 ? [] : rows.slice(start);
  const items = rest.slice(0, limit);
  const end = items.at(-1);
  return {
    items,
    total: rows.length,
    nextCursor: end !== undefined && rest.length > limit ? encode([wanted, ...keyOf(end)]) : null,
  };
}

/** Compares keys part by part; `directions` has 1 for ascending and -1 for descending parts. */
export function keyOrder(...directions: readonly (1 | -1)[]): (first: SortKey, second: SortKey) => number {
  return (first, second) => {
    for (const [index, direction] of directions.entries()) {
      const [one, other] = [first[index] ?? '', second[index] ?? ''];
      if (one !== other) return (one < other ? -1 : 1) * direction;
    }
    return 0;
  };
}

function encode(parts: SortKey): string {
  return btoa(encodeURIComponent(JSON.stringify(parts)));
}

function readCursor(cursor: string, wanted: string): SortKey {
  try {
    const parts = JSON.parse(decodeURIComponent(atob(cursor))) as unknown;
    if (Array.isArray(parts) && parts.length > 1 && parts[0] === wanted && parts.every(isKeyPart))
      return parts.slice(1);
  } catch {
    // Not one of our cursors: rejected below.
  }
  throw new ApiFailure(422, 'CURSOR_INVALID', 'This list has changed. Please begin again.');
}

function isKeyPart(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
