import type { ProviderKind, ProviderSummary } from '@sakina/platform/contract';
import { WISH_NAMES } from './query.ts';
import type { DirectoryQuery, WishName } from './query.ts';

type Wished = Pick<DirectoryQuery, WishName | 'wishes'>;
type Judged = Pick<ProviderSummary, 'kind' | 'languages' | 'gender'>;

/** How many of the reader's wishes a provider meets. */
export interface WishMatch {
  met: number;
  total: number;
}

/** Whether a provider fits one choice; several values mean any of them. */
function fits(name: WishName, query: Wished, provider: Judged): boolean {
  switch (name) {
    case 'kinds':
      return query.kinds.includes(provider.kind);
    case 'languages':
      return provider.languages.some((language) => query.languages.includes(language));
    case 'genders':
      return query.genders.includes(provider.gender);
  }
}

/**
 * How many wishes a provider meets, by the same rule by which the server puts them in order (CARE-7); null where
 * nothing is wished for. What was not chosen is no wish.
 * @param presetKinds The kinds that this directory is about: a wish for another is none.
 */
export function wishMatch(provider: Judged, query: Wished, presetKinds?: readonly ProviderKind[]): WishMatch | null {
  const wishes = WISH_NAMES.filter((name) => query.wishes.includes(name) && query[name].length > 0).filter(
    (name) => name !== 'kinds' || !presetKinds || query.kinds.some((kind) => presetKinds.includes(kind)),
  );
  if (wishes.length === 0) return null;
  return { met: wishes.filter((name) => fits(name, query, provider)).length, total: wishes.length };
}

/** The query with one choice as a wish or as a must. */
export function withStrength(query: DirectoryQuery, name: WishName, isWish: boolean): DirectoryQuery {
  const others = query.wishes.filter((wish) => wish !== name);
  return { ...query, page: 1, wishes: WISH_NAMES.filter((wish) => others.includes(wish) || (isWish && wish === name)) };
}
