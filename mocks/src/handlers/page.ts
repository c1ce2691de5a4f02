/** One page of a list; pages count from 1. */
export function pageOf<Item>(
  items: readonly Item[],
  { page = 1, pageSize = 12 }: { page?: number | undefined; pageSize?: number | undefined },
) {
  return { items: items.slice((page - 1) * pageSize, page * pageSize), total: items.length, page, pageSize };
}
