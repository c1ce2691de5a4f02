import { activeFilters, change, without } from './filters.ts';
import type { ActiveFilter } from './filters.ts';
import { WISH_NAMES, everyone } from './query.ts';
import type { ChoiceName, DirectoryQuery, WishName } from './query.ts';
import { withStrength } from './wishes.ts';

/** One way to ask for less, where no one fits all that is asked for. */
export interface Loosening {
  /**
   * `WISH`: a must becomes a wish. `WITHOUT`: it is left out. `ALL_WISHES`: every must that can be a wish becomes one.
   */
  kind: 'WISH' | 'WITHOUT' | 'ALL_WISHES';
  /** What it is about, each value of a choice by itself. */
  filters: readonly ActiveFilter[];
  next: DirectoryQuery;
}

const isWishName = (name: ActiveFilter['name']): name is WishName => WISH_NAMES.some((wish) => wish === name);

/**
 * Values of one choice mean any of them, so leaving out one of several would only ask for more: a choice goes as a
 * whole.
 */
function loosened(query: DirectoryQuery, filters: readonly ActiveFilter[]): Omit<Loosening, 'filters'> {
  const [first] = filters;
  if (!first) return { kind: 'WITHOUT', next: query };
  if (isWishName(first.name)) return { kind: 'WISH', next: withStrength(query, first.name, true) };
  const name = first.name;
  return {
    kind: 'WITHOUT',
    next: filters.length > 1 ? change(query, { [name]: everyone[name as ChoiceName] }) : without(query, first),
  };
}

/**
 * Every single thing that could be asked for less strictly, in the order of the filters, and all musts at once at the
 * end.
 */
export function loosenings(query: DirectoryQuery): Loosening[] {
  const groups = new Map<ActiveFilter['name'], ActiveFilter[]>();
  for (const filter of activeFilters(query, { withWords: true })) {
    if (isWishName(filter.name) && query.wishes.includes(filter.name)) continue;
    groups.set(filter.name, [...(groups.get(filter.name) ?? []), filter]);
  }
  const single = [...groups.values()].map((filters) => ({ ...loosened(query, filters), filters }));
  const musts = single.filter(({ kind }) => kind === 'WISH');
  if (musts.length < 2) return single;
  const next = musts.reduce(
    (asked, { filters: [first] }) => (first && isWishName(first.name) ? withStrength(asked, first.name, true) : asked),
    query,
  );
  return [...single, { kind: 'ALL_WISHES', filters: musts.flatMap(({ filters }) => filters), next }];
}
