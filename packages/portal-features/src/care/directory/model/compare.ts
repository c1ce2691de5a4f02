import { MAX_COMPARED } from './query.ts';
import type { DirectoryQuery } from './query.ts';

/** The query with one provider more or less to compare, at the same page; null where three are chosen already. */
export function toggleCompared(query: DirectoryQuery, id: string): DirectoryQuery | null {
  if (query.compare.includes(id)) return { ...query, compare: query.compare.filter((other) => other !== id) };
  return query.compare.length < MAX_COMPARED ? { ...query, compare: [...query.compare, id] } : null;
}
