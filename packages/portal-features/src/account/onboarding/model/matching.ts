import type { Gender, Language, ProviderKind, SessionMode, Speciality } from '@sakina/platform/contract';
import type { PathQuery } from '@sakina/platform/domain';

/** The answers that a provider search can start with. */
export interface Wishes {
  reasons: readonly Speciality[];
  kinds?: readonly ProviderKind[] | undefined;
  languages?: readonly Language[];
  preferredGender?: Gender | null;
  modes?: readonly SessionMode[];
}

/** Values in the address are lower case with hyphens, separated by commas. */
const inAddress = (values: readonly string[]) =>
  values.map((value) => value.toLowerCase().replaceAll('_', '-')).join(',');

/** More reasons would narrow the search to no results. */
const MOST_REASONS = 3;

/**
 * The directory's query for the user's wishes: choices only, never free text (SEC-8). Both modes of meeting together
 * are no filter.
 */
export function matchingQuery({
  reasons,
  kinds = [],
  languages = [],
  preferredGender = null,
  modes = [],
}: Wishes): PathQuery {
  return {
    kind: inAddress(kinds),
    speciality: inAddress(reasons.slice(0, MOST_REASONS)),
    language: inAddress(languages),
    gender: preferredGender === null ? '' : inAddress([preferredGender]),
    mode: modes.length === 1 ? inAddress(modes) : '',
  };
}
