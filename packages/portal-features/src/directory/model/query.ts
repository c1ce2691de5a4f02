import { directorySort, gender, insurer, language, providerKind, sessionMode, speciality } from '@sakina/platform/contract';
import type { DirectorySort, Gender, Insurer, Language, ProviderKind, SessionMode, Speciality } from '@sakina/platform/contract';

/** How soon a provider should have a free time. */
export type FreeWithin = 'TODAY' | 'THREE_DAYS' | 'WEEK';

/** Everything that decides what the directory shows; it lives in the address. */
export interface DirectoryQuery {
  /** Words looked for; empty for none. */
  words: string;
  kinds: readonly ProviderKind[];
  specialities: readonly Speciality[];
  languages: readonly Language[];
  genders: readonly Gender[];
  insurers: readonly Insurer[];
  /** Online or in person; null is both. */
  mode: SessionMode | null;
  /** Highest price of a session in whole US dollars; null is any. */
  maxPrice: number | null;
  freeWithin: FreeWithin | null;
  sort: DirectorySort;
  /** Counts from 1. */
  page: number;
}

export const FREE_WITHIN: readonly FreeWithin[] = ['TODAY', 'THREE_DAYS', 'WEEK'];
/** Prices that can be chosen as the highest, in whole US dollars. */
export const PRICE_STEPS: readonly number[] = [40, 80, 120, 160, 200];
export const SORTS: readonly DirectorySort[] = directorySort.options;

const MAX_PAGE = 999;
const MAX_WORDS = 80;

/** The directory as it opens: everybody, recommended first. */
export const everybody: DirectoryQuery = {
  words: '', kinds: [], specialities: [], languages: [], genders: [], insurers: [],
  mode: null, maxPrice: null, freeWithin: null, sort: 'RECOMMENDED', page: 1,
};

/** Filters that take several values: the address key of each, and the values it knows, in their order. */
export const CHOICES = {
  kinds: { key: 'kind', values: providerKind.options },
  specialities: { key: 'speciality', values: speciality.options },
  languages: { key: 'language', values: language.options },
  genders: { key: 'gender', values: gender.options },
  insurers: { key: 'insurance', values: insurer.options },
} as const;

export type ChoiceName = keyof typeof CHOICES;

/** `WORK_STRESS` stands as `work-stress` in an address. */
const toAddress = (value: string) => value.toLowerCase().replaceAll('_', '-');
const fromAddress = (value: string) => value.trim().toLowerCase().replaceAll('_', '-');

/** The known values that an address names, each once and in their own order, so that equal queries have equal addresses. */
function known<Value extends string>(params: URLSearchParams, key: string, values: readonly Value[]): Value[] {
  const named = new Set(params.getAll(key).flatMap((value) => value.split(',')).map(fromAddress));
  return values.filter((value) => named.has(toAddress(value)));
}

/** A whole number between 1 and a limit, or null. */
function wholeNumber(text: string | null, limit: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= limit ? value : null;
}

/** Words without needless space, and no longer than anybody types. */
export function tidyWords(words: string): string {
  return Array.from(words.replace(/\s+/gu, ' ').trim()).slice(0, MAX_WORDS).join('').trim();
}

/** Reads the address of a directory. What it does not know it leaves out; it never fails. */
export function readDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const price = wholeNumber(params.get('price'), Math.max(...PRICE_STEPS));
  return {
    words: tidyWords(params.get('q') ?? ''),
    kinds: known(params, CHOICES.kinds.key, CHOICES.kinds.values),
    specialities: known(params, CHOICES.specialities.key, CHOICES.specialities.values),
    languages: known(params, CHOICES.languages.key, CHOICES.languages.values),
    genders: known(params, CHOICES.genders.key, CHOICES.genders.values),
    insurers: known(params, CHOICES.insurers.key, CHOICES.insurers.values),
    mode: known(params, 'mode', sessionMode.options)[0] ?? null,
    maxPrice: price !== null && PRICE_STEPS.includes(price) ? price : null,
    freeWithin: known(params, 'free', FREE_WITHIN)[0] ?? null,
    sort: known(params, 'sort', SORTS)[0] ?? everybody.sort,
    page: wholeNumber(params.get('page'), MAX_PAGE) ?? 1,
  };
}

/** Writes the address of a directory; what is as it opens is left out. */
export function writeDirectoryQuery(query: DirectoryQuery): URLSearchParams {
  const params = new URLSearchParams();
  const words = tidyWords(query.words);
  if (words) params.set('q', words);
  for (const name of Object.keys(CHOICES) as ChoiceName[]) {
    for (const value of query[name]) params.append(CHOICES[name].key, toAddress(value));
  }
  if (query.mode) params.set('mode', toAddress(query.mode));
  if (query.maxPrice !== null) params.set('price', String(query.maxPrice));
  if (query.freeWithin) params.set('free', toAddress(query.freeWithin));
  if (query.sort !== everybody.sort) params.set('sort', toAddress(query.sort));
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}
