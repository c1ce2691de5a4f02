import type { PackedText } from './packed-text.ts';
import { identity } from './order.ts';

/** Bytes of a name that fit beside a row's number into a double. */
const PREFIX_BYTES = 4;
const ROW_BITS = 2 ** 17;

/**
 * Rows by name. The first bytes and the row number share one double each, which the engine sorts natively; names with
 * the same first bytes are sorted afterwards.
 */
export function orderByName(text: PackedText): Uint32Array {
  const rows = text.ends.length;
  const keys = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const start = text.startOf(row);
    const length = text.names[row] ?? 0;
    let prefix = 0;
    for (let index = 0; index < PREFIX_BYTES; index += 1)
      prefix = prefix * 256 + (index < length ? (text.bytes[start + index] ?? 0) : 0);
    keys[row] = prefix * ROW_BITS + row;
  }
  keys.sort();
  const order = identity(rows);
  let runStart = 0;
  let runPrefix = -1;
  const settle = (end: number) => {
    if (end - runStart > 1)
      order.subarray(runStart, end).sort((first, second) => text.compareNames(first, second) || first - second);
  };
  for (let place = 0; place < rows; place += 1) {
    const key = keys[place] ?? 0;
    const prefix = Math.floor(key / ROW_BITS);
    order[place] = key - prefix * ROW_BITS;
    if (prefix !== runPrefix) {
      settle(place);
      runStart = place;
      runPrefix = prefix;
    }
  }
  settle(rows);
  return order;
}
