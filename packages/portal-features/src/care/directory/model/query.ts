import {
  directorySort,
  gender,
  insurer,
  language,
  providerKind,
  sessionMode,
  speciality,
} from '@sakina/platform/contract';
import type {
  DirectorySort,
  Gender,
  Insurer,
  Language,
  ProviderKind,
  SessionMode,
  Speciality,
} from '@sakina/platform/contract';
import { tidyWords } from '../../../shared/tidy-words.ts';

/** How soon a provider should have a free time. */
export type FreeWithin = 'TODAY' | 'THREE_DAYS' | 'WEEK';

/**
 * What one may have as a wish instead of a must: a wish puts those first who fit, a must leaves out the others
 * (CARE-7).
 */
export type WishName = 'kinds' | 'languages' | 'genders';
/** How the list is laid out: a card or a line for each. */
export type DirectoryView = 'CARDS' | 'LIST';
/** What stands open over or instead of the list. */
type DirectoryPanel = 'COMPARISON' | 'WAITLIST';

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
  /** Only those with a sliding scale. */
  slidingScale: boolean;
  /** Only those whom the reader has saved. */
  saved: boolean;
  /** Which of the choices are wishes; one without a value is none. */
  wishes: readonly WishName[];
  /** Ids of the providers to set side by side, three at most. */
  compare: readonly string[];
  view: DirectoryView;
  /** Null where the list alone is shown. */
  panel: DirectoryPanel | null;
  sort: DirectorySort;
  /** Counts from 1. */
  page: number;
}

export const FREE_WITHIN: readonly FreeWithin[] = ['TODAY', 'THREE_DAYS', 'WEEK'];
/** Prices that can be chosen as the highest, in whole US dollars. */
export const PRICE_STEPS: readonly number[] = [40, 80, 120, 160, 200];
export const SORTS: readonly DirectorySort[] = directorySort.options;

/** What can be a wish, in the order of the filters, with the address key of each. */
export const WISHES: Readonly<Record<WishName, string>> = { kinds: 'kind', languages: 'language', genders: 'gender' };
export const WISH_NAMES: readonly WishName[] = ['kinds', 'languages', 'genders'];
export const VIEWS: readonly DirectoryView[] = ['CARDS', 'LIST'];
const PANELS: readonly DirectoryPanel[] = ['COMPARISON', 'WAITLIST'];
/** More than three beside each other can neither be read nor heard. */
export const MAX_COMPARED = 3;

const MAX_PAGE = 999;
/** The longest search, in characters. */
export const MAX_WORDS = 80;

/** The directory as it opens: everyone, recommended first. */
export const everyone: DirectoryQuery = {
  words: '',
  kinds: [],
  specialities: [],
  languages: [],
  genders: [],
  insurers: [],
  mode: null,
  maxPrice: null,
  freeWithin: null,
  slidingScale: false,
  saved: false,
  wishes: [],
  compare: [],
  view: 'CARDS',
  panel: null,
  sort: 'RECOMMENDED',
  page: 1,
};

/** Filters that take several values: the address key of each, and its values in their order. */
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

/**
 * The known values that an address names, each once and in their own order, so that equal queries have equal addresses.
 */
function known<Value extends string>(params: URLSearchParams, key: string, values: readonly Value[]): Value[] {
  const named = new Set(
    params
      .getAll(key)
      .flatMap((value) => value.split(','))
      .map(fromAddress),
  );
  return values.filter((value) => named.has(toAddress(value)));
}

/** A whole number between 1 and a limit, or null. */
function wholeNumber(text: string | null, limit: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= limit ? value : null;
}

/** The ids that an address names, each once; an id that is none of ours is left out. */
function idsOf(params: URLSearchParams, key: string): string[] {
  const ids = params
    .getAll(key)
    .flatMap((value) => value.split(','))
    .filter((id) => /^[a-z0-9][a-z0-9.-]{1,60}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** Wishes for something: what has no value is no wish. */
export function tidyWishes(query: Pick<DirectoryQuery, WishName | 'wishes'>): WishName[] {
  return WISH_NAMES.filter((name) => query.wishes.includes(name) && query[name].length > 0);
}

/** Reads the address of a directory. What it does not know it leaves out; it never fails. */
export function readDirectoryQuery(params: URLSearchParams): DirectoryQuery {
  const price = wholeNumber(params.get('price'), Math.max(...PRICE_STEPS));
  const wishes = known(params, 'wish', Object.values(WISHES));
  const query: DirectoryQuery = {
    words: tidyWords(params.get('q') ?? '', MAX_WORDS),
    kinds: known(params, CHOICES.kinds.key, CHOICES.kinds.values),
    specialities: known(params, CHOICES.specialities.key, CHOICES.specialities.values),
    languages: known(params, CHOICES.languages.key, CHOICES.languages.values),
    genders: known(params, CHOICES.genders.key, CHOICES.genders.values),
    insurers: known(params, CHOICES.insurers.key, CHOICES.insurers.values),
    mode: known(params, 'mode', sessionMode.options)[0] ?? null,
    maxPrice: price !== null && PRICE_STEPS.includes(price) ? price : null,
    freeWithin: known(params, 'free', FREE_WITHIN)[0] ?? null,
    slidingScale: params.get('sliding') === 'yes',
    saved: params.get('saved') === 'yes',
    wishes: WISH_NAMES.filter((name) => wishes.includes(WISHES[name])),
    compare: idsOf(params, 'compare'),
    view: known(params, 'view', VIEWS)[0] ?? everyone.view,
    panel: known(params, 'open', PANELS)[0] ?? null,
    sort: known(params, 'sort', SORTS)[0] ?? everyone.sort,
    page: wholeNumber(params.get('page'), MAX_PAGE) ?? 1,
  };
  return { ...query, wishes: tidyWishes(query) };
}

/** Writes the address of a directory; what is as it opens is left out. */
export function writeDirectoryQuery(query: DirectoryQuery): URLSearchParams {
  const params = new URLSearchParams();
  const words = tidyWords(query.words, MAX_WORDS);
  if (words) params.set('q', words);
  for (const name of Object.keys(CHOICES) as ChoiceName[]) {
    for (const value of query[name]) params.append(CHOICES[name].key, toAddress(value));
  }
  if (query.mode) params.set('mode', toAddress(query.mode));
  if (query.maxPrice !== null) params.set('price', String(query.maxPrice));
  if (query.freeWithin) params.set('free', toAddress(query.freeWithin));
  if (query.slidingScale) params.set('sliding', 'yes');
  if (query.saved) params.set('saved', 'yes');
  for (const name of tidyWishes(query)) params.append('wish', WISHES[name]);
  if (query.sort !== everyone.sort) params.set('sort', toAddress(query.sort));
  if (query.view !== everyone.view) params.set('view', toAddress(query.view));
  if (query.page > 1) params.set('page', String(query.page));
  for (const id of query.compare) params.append('compare', id);
  if (query.panel) params.set('open', toAddress(query.panel));
  return params;
}
