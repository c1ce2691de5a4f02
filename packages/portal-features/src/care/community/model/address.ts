import { communityLimits, language, speciality } from '@sakina/platform/contract';
import type { Language, Speciality } from '@sakina/platform/contract';
import { tidyWords } from '../../../shared/tidy-words.ts';

/**
 * What of the community is shown where neither a circle nor a post is: `start` is the list of circles, or on the flat
 * page all posts; `groups` are those that meet at a set time; the others are lists of the reader’s own.
 */
export type CommunityView = 'start' | 'groups' | 'mine' | 'saved' | 'own' | 'reports';

/** The order of posts. */
export type PostSort = 'NEWEST' | 'MOST_SUPPORTED';

/** Everything that decides what a page of the community shows; it lives in the address. */
export interface CommunityAddress {
  view: CommunityView;
  /** Id of the circle that is open, or null. */
  circle: string | null;
  /** Id of the post that is open, or null; it counts before the circle. */
  post: string | null;
  sort: PostSort;
  /** Only what is about this, or null for everything. */
  topic: Speciality | null;
  /** Only what is in this language, or null for all of them. */
  language: Language | null;
  /**
   * Words looked for; empty for none. The app keeps them beside the address, because they can tell of a worry (SEC-8).
   */
  words: string;
}

export const VIEWS: readonly CommunityView[] = ['start', 'groups', 'mine', 'saved', 'own', 'reports'];
export const SORTS: readonly PostSort[] = ['NEWEST', 'MOST_SUPPORTED'];
export const TOPICS: readonly Speciality[] = speciality.options;
export const LANGUAGES: readonly Language[] = language.options;

/** The community as it opens. */
export const communityStart: CommunityAddress = {
  view: 'start',
  circle: null,
  post: null,
  sort: 'NEWEST',
  topic: null,
  language: null,
  words: '',
};

/** The length of a search that the server takes, in characters. */
export const MAX_WORDS = communityLimits.search;
const MAX_ID = 64;

/** `WORK_STRESS` stands as `work-stress` in an address. */
const toAddress = (value: string) => value.toLowerCase().replaceAll('_', '-');

function known<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  const wanted = text?.trim().toLowerCase();
  return values.find((value) => toAddress(value) === wanted) ?? null;
}

/** An id as an address may carry it: no id of ours is longer, and none has other characters. */
function idIn(text: string | null): string | null {
  return text !== null && text.length <= MAX_ID && /^[\w-]+$/.test(text) ? text : null;
}

/** Reads the address of a page of the community. What it does not know it leaves out; it never fails. */
export function readCommunityAddress(params: URLSearchParams): CommunityAddress {
  return {
    view: known(params.get('show'), VIEWS) ?? communityStart.view,
    circle: idIn(params.get('circle')),
    post: idIn(params.get('post')),
    sort: known(params.get('sort'), SORTS) ?? communityStart.sort,
    topic: known(params.get('topic'), TOPICS),
    language: known(params.get('language'), LANGUAGES),
    words: tidyWords(params.get('q') ?? '', MAX_WORDS),
  };
}

/** What an address has beside its path: keys with their values, and nothing for what is as it opens. */
export function addressKeys({
  view,
  circle,
  post,
  sort,
  topic,
  language: tongue,
}: CommunityAddress): Record<string, string | undefined> {
  return {
    show: view === communityStart.view ? undefined : view,
    circle: circle ?? undefined,
    post: post ?? undefined,
    sort: sort === communityStart.sort ? undefined : toAddress(sort),
    topic: topic === null ? undefined : toAddress(topic),
    language: tongue ?? undefined,
  };
}

/** Writes the address of a page of the community. */
export function writeCommunityAddress(address: CommunityAddress): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(addressKeys(address))) if (value !== undefined) params.set(key, value);
  const words = tidyWords(address.words, MAX_WORDS);
  if (words) params.set('q', words);
  return params;
}
