import { CHOICES, everyone, tidyWishes } from './query.ts';
import type { ChoiceName, DirectoryQuery, FreeWithin } from './query.ts';
import type { SessionMode } from '@sakina/platform/contract';

/** One filter that is set, as a chip shows it. */
export type ActiveFilter =
  | { [Name in ChoiceName]: { name: Name; value: (typeof CHOICES)[Name]['values'][number] } }[ChoiceName]
  | { name: 'words'; value: string }
  | { name: 'mode'; value: SessionMode }
  | { name: 'maxPrice'; value: number }
  | { name: 'freeWithin'; value: FreeWithin }
  | { name: 'slidingScale'; value: true }
  | { name: 'saved'; value: true };

const isChoice = (name: ActiveFilter['name']): name is ChoiceName => Object.hasOwn(CHOICES, name);

/** A change of the directory; it starts again at the first page unless it turns one. */
export function change(query: DirectoryQuery, changes: Partial<DirectoryQuery>): DirectoryQuery {
  const next = { ...query, page: 1, ...changes };
  return { ...next, wishes: tidyWishes(next) };
}

/**
 * The filters in force, in the order in which the screen offers them. Words and sort are not among them unless asked
 * for.
 */
export function activeFilters(query: DirectoryQuery, { withWords = false } = {}): ActiveFilter[] {
  const choices = (Object.keys(CHOICES) as ChoiceName[]).flatMap((name) =>
    query[name].map((value) => ({ name, value }) as ActiveFilter),
  );
  return [
    ...(withWords && query.words ? [{ name: 'words', value: query.words } as const] : []),
    ...choices,
    ...(query.mode ? [{ name: 'mode', value: query.mode } as const] : []),
    ...(query.maxPrice === null ? [] : [{ name: 'maxPrice', value: query.maxPrice } as const]),
    ...(query.freeWithin ? [{ name: 'freeWithin', value: query.freeWithin } as const] : []),
    ...(query.slidingScale ? [{ name: 'slidingScale', value: true } as const] : []),
    ...(query.saved ? [{ name: 'saved', value: true } as const] : []),
  ];
}

/** The query without one filter. */
export function without(query: DirectoryQuery, filter: ActiveFilter): DirectoryQuery {
  if (!isChoice(filter.name)) return change(query, { [filter.name]: everyone[filter.name] });
  const values: readonly string[] = query[filter.name];
  return change(query, { [filter.name]: values.filter((value) => value !== filter.value) });
}

/** The query without any filter; the words, the order, the view and what is compared stay. */
export function cleared({ words, sort, view, compare }: DirectoryQuery): DirectoryQuery {
  return { ...everyone, words, sort, view, compare };
}
