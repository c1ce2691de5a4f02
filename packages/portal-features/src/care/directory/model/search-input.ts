import type { ProviderKind, QueryOf, searchProviders } from '@sakina/platform/contract';
import { addDays, dateIn, instantAt } from '@sakina/platform/format';
import type { DirectoryQuery, FreeWithin } from './query.ts';

const PAGE_SIZE = 12;

const DAYS: Record<FreeWithin, number> = { TODAY: 1, THREE_DAYS: 3, WEEK: 7 };

/** What a search depends on beside its query. */
export interface SearchContext {
  /** The kinds that this directory is about; left out, all. */
  presetKinds?: readonly ProviderKind[] | undefined;
  /** Epoch milliseconds. */
  now: number;
  /** The reader's zone: their 'today' ends at their own midnight. */
  timeZone: string;
}

/** The kinds to search: those chosen, within those that the directory is about. */
function kindsOf(
  chosen: readonly ProviderKind[],
  preset: readonly ProviderKind[] | undefined,
): ProviderKind[] | undefined {
  const within = preset ? chosen.filter((kind) => preset.includes(kind)) : chosen;
  if (within.length > 0) return [...within];
  return preset ? [...preset] : undefined;
}

/** The kinds as must and as wish. A wish leaves everyone in whom this directory is about. */
function kindInput({ kinds, wishes }: DirectoryQuery, preset: readonly ProviderKind[] | undefined) {
  if (!wishes.includes('kinds')) return { kind: kindsOf(kinds, preset) };
  return { kind: kindsOf([], preset), wishKind: some(kinds.filter((kind) => preset?.includes(kind) ?? true)) };
}

const some = <Value>(values: readonly Value[]) => (values.length > 0 ? [...values] : undefined);

/**
 * Turns the query of the screen into that of CLOUD-1. The midnight it names stays the same all day, so the cache holds.
 */
export function searchInput(
  query: DirectoryQuery,
  { presetKinds, now, timeZone }: SearchContext,
): QueryOf<typeof searchProviders> {
  const today = dateIn(new Date(now).toISOString(), timeZone);
  return {
    q: query.words || undefined,
    ...kindInput(query, presetKinds),
    speciality: some(query.specialities),
    [query.wishes.includes('languages') ? 'wishLanguage' : 'language']: some(query.languages),
    [query.wishes.includes('genders') ? 'wishGender' : 'gender']: some(query.genders),
    insurer: some(query.insurers),
    mode: query.mode ?? undefined,
    maxPriceMinor: query.maxPrice === null ? undefined : query.maxPrice * 100,
    freeBefore: query.freeWithin ? instantAt(addDays(today, DAYS[query.freeWithin]), '00:00', timeZone) : undefined,
    slidingScale: query.slidingScale || undefined,
    saved: query.saved || undefined,
    timeZone,
    sort: query.sort,
    page: query.page,
    pageSize: PAGE_SIZE,
  };
}
