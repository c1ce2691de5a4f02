import type { Gender, Language, ProviderKind, SessionMode, Speciality } from '@sakina/platform/contract';
import type { PathQuery } from '@sakina/platform/domain';

/** What a search for somebody to speak with can begin with. */
export interface Wishes {
  reasons: readonly Speciality[];
  kinds?: readonly ProviderKind[] | undefined;
  languages?: readonly Language[];
  preferredGender?: Gender | null;
  modes?: readonly SessionMode[];
}

/** Values stand in an address in small letters and with hyphens; several are parted by commas. */
const inAddress = (values: readonly string[]) =>
  values.map((value) => value.toLowerCase().replaceAll('_', '-')).join(',');

/** As many reasons as narrow a search down without leaving nobody. */
const MOST_REASONS = 3;

/**
 * The address state of the directory for somebody's wishes: choices alone, never anything in their own words (SEC-8). Both ways
 * of meeting are no narrowing.
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
