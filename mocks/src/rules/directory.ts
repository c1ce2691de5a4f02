import type {
  DirectoryFacets,
  DirectorySort,
  Gender,
  Insurer,
  Language,
  ProviderKind,
  ProviderSummary,
  SessionMode,
  Speciality,
} from '@sakina/platform/contract';
import { foldForSearch } from '@sakina/platform/locale';

/** Search filters; every field is optional, and several values of one field mean any of them. */
interface DirectorySearch {
  q?: string | undefined;
  kind?: readonly ProviderKind[] | undefined;
  speciality?: readonly Speciality[] | undefined;
  language?: readonly Language[] | undefined;
  gender?: readonly Gender[] | undefined;
  insurer?: readonly Insurer[] | undefined;
  mode?: SessionMode | undefined;
  maxPriceMinor?: number | undefined;
  freeBefore?: string | undefined;
  slidingScale?: boolean | undefined;
}

/** Preferences that do not exclude providers; several values of one wish mean any of them. */
interface DirectoryWishes {
  wishKind?: readonly ProviderKind[] | undefined;
  wishLanguage?: readonly Language[] | undefined;
  wishGender?: readonly Gender[] | undefined;
}

type Matches = (provider: ProviderSummary) => boolean;
type Facet = keyof DirectoryFacets;

const facets: readonly Facet[] = ['kind', 'speciality', 'language', 'gender', 'insurer', 'mode'];

const anyOf = <Value>(wanted: readonly Value[] | undefined, has: readonly Value[]) =>
  !wanted || wanted.length === 0 || has.some((value) => wanted.includes(value));

function wordsOf(provider: ProviderSummary): string {
  const { displayName, headline, specialities, city, kind, handle } = provider;
  return foldForSearch([displayName, headline, ...specialities, city, kind, handle].join(' ').replaceAll('_', ' '));
}

/** One test a filter, so that facets can leave out their own. */
function filtersOf(search: DirectorySearch): Record<Facet | 'q' | 'price' | 'sliding' | 'free', Matches> {
  const words = foldForSearch(search.q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return {
    q: (provider) => words.every((word) => wordsOf(provider).includes(word)),
    kind: (provider) => anyOf(search.kind, [provider.kind]),
    speciality: (provider) => anyOf(search.speciality, provider.specialities),
    language: (provider) => anyOf(search.language, provider.languages),
    gender: (provider) => anyOf(search.gender, [provider.gender]),
    insurer: (provider) => anyOf(search.insurer, provider.insurers),
    mode: (provider) => anyOf(search.mode && [search.mode], provider.modes),
    price: (provider) => search.maxPriceMinor === undefined || provider.fee.price.amountMinor <= search.maxPriceMinor,
    sliding: (provider) => !search.slidingScale || provider.slidingScale,
    free: (provider) =>
      search.freeBefore === undefined ||
      (provider.nextSlotAt !== null && Date.parse(provider.nextSlotAt) < Date.parse(search.freeBefore)),
  };
}

/** The providers that match all filters. */
export function findProviders(providers: readonly ProviderSummary[], search: DirectorySearch): ProviderSummary[] {
  const filters = Object.values(filtersOf(search));
  return providers.filter((provider) => filters.every((matches) => matches(provider)));
}

/** The number of providers for each facet value, counted with all filters but the facet's own. */
export function countFacets(providers: readonly ProviderSummary[], search: DirectorySearch): DirectoryFacets {
  const filters = Object.entries(filtersOf(search));
  const counted = facets.map((facet) => {
    const others = filters.filter(([name]) => name !== facet).map(([, matches]) => matches);
    const counts: Record<string, number> = {};
    for (const provider of providers) {
      if (!others.every((matches) => matches(provider))) continue;
      for (const value of valuesOf(provider, facet)) counts[value] = (counts[value] ?? 0) + 1;
    }
    return [facet, counts];
  });
  return Object.fromEntries(counted) as DirectoryFacets;
}

function valuesOf(provider: ProviderSummary, facet: Facet): readonly string[] {
  switch (facet) {
    case 'kind':
      return [provider.kind];
    case 'gender':
      return [provider.gender];
    case 'speciality':
      return provider.specialities;
    case 'language':
      return provider.languages;
    case 'insurer':
      return provider.insurers;
    case 'mode':
      return provider.modes;
  }
}

/** The first open time by day on the searcher’s clock; without their zone the first at all. */
const soonest = ({ nextSlotAt, nextDaytimeSlotAt = nextSlotAt }: ProviderSummary) =>
  nextDaytimeSlotAt === null ? Number.POSITIVE_INFINITY : Date.parse(nextDaytimeSlotAt);
const rating = (provider: ProviderSummary) => provider.rating?.average ?? 0;
const difference = (first: number, second: number) => (first === second ? 0 : first - second);

/** Recommendation score: a Bayesian average of the ratings, less a penalty for each week until the next open time. */
function recommendation(provider: ProviderSummary): number {
  const { average, count } = provider.rating ?? { average: 4, count: 0 };
  const settled = (average * count + 4.3 * 15) / (count + 15);
  return settled - (provider.nextSlotAt === null ? 2 : 0) - (provider.verification === 'VERIFIED' ? 0 : 2);
}

const orders: Record<DirectorySort, (first: ProviderSummary, second: ProviderSummary) => number> = {
  RECOMMENDED: (first, second) => recommendation(second) - recommendation(first),
  SOONEST: (first, second) => difference(soonest(first), soonest(second)),
  PRICE: (first, second) => first.fee.price.amountMinor - second.fee.price.amountMinor,
  RATING: (first, second) => rating(second) - rating(first) || (second.rating?.count ?? 0) - (first.rating?.count ?? 0),
};

/** Sorts providers; the name breaks ties, so that pages never overlap. */
export function sortProviders(providers: readonly ProviderSummary[], sort: DirectorySort): ProviderSummary[] {
  return providers.toSorted(
    (first, second) => orders[sort](first, second) || first.handle.localeCompare(second.handle, 'en'),
  );
}

/** How many wishes a provider meets; an empty wish does not count. */
function wishesMet(
  { kind, languages, gender }: ProviderSummary,
  { wishKind = [], wishLanguage = [], wishGender = [] }: DirectoryWishes,
): number {
  return (
    Number(wishKind.includes(kind)) +
    Number(languages.some((value) => wishLanguage.includes(value))) +
    Number(wishGender.includes(gender))
  );
}

/** Stable sort by the number of wishes met; no provider is excluded (CARE-7). */
export function rankByWishes(providers: readonly ProviderSummary[], wishes: DirectoryWishes): ProviderSummary[] {
  return providers.toSorted((first, second) => wishesMet(second, wishes) - wishesMet(first, wishes));
}
