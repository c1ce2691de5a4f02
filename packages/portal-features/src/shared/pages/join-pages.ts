/**
 * Joins the first piece of a list, as it was read last, with what was read before. What new rows have pushed out of the
 * first piece stays; what was taken out of the list within it goes.
 * @param known All that was known when a further piece was read, in the order of the list.
 * @returns Each row once, the newest answer winning.
 */
export function joinPages<Item extends { id: string }>(first: readonly Item[], known: readonly Item[]): Item[] {
  const last = first.at(-1)?.id;
  if (last === undefined) return [];
  const after = known.slice(known.findIndex(({ id }) => id === last) + 1);
  const seen = new Set<string>();
  return [...first, ...after].filter(({ id }) => !seen.has(id) && seen.add(id));
}
