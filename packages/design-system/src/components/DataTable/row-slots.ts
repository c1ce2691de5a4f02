/** Which element of the page shows which row, by the keys of the rows and in their order. */
type RowSlots = ReadonlyMap<string, number>;

/** Before anything is drawn. */
export const NO_SLOTS: RowSlots = new Map();

/**
 * Assigns rows to elements. A row that is still drawn keeps its element, and with it focus and the state of its cells.
 * The others reuse the elements of removed rows, because new text in an old row costs a fraction of a new row; but only
 * where no element has to be moved for it, since to the browser a moved row is a new one, and the DOM order stays that
 * in which rows are read.
 * @param before What was drawn last.
 * @param keys The rows to draw, in order.
 * @returns The same map where nothing changes.
 */
export function assignSlots(before: RowSlots, keys: readonly string[]): RowSlots {
  const old = [...before.keys()];
  if (old.length === keys.length && keys.every((key, place) => key === old[place])) return before;
  const places = new Map(old.map((key, place) => [key, place]));
  const staying = new Set(keys);
  const next = new Map<string, number>();
  let fresh = Math.max(-1, ...before.values()) + 1;
  let at = 0;
  for (const key of keys) {
    const own = before.get(key);
    const left = old[at];
    if (own !== undefined) {
      next.set(key, own);
      at = Math.max(at, (places.get(key) ?? 0) + 1);
    } else if (left !== undefined && !staying.has(left)) {
      next.set(key, before.get(left) ?? fresh);
      at += 1;
    } else {
      next.set(key, fresh);
      fresh += 1;
    }
  }
  return next;
}
