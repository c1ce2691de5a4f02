import * as v from 'valibot';
import { invalid, notFound } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, extend, instant, pageOf, pageQuery, someOf, timeZone } from '../schemas/common.ts';
import { serviceId } from '../schemas/ids.ts';
import {
  gender,
  insurer,
  language,
  openSlots,
  providerKind,
  providerProfile,
  providerSummary,
  sessionMode,
  speciality,
} from '../schemas/provider.ts';

export const directorySort = v.picklist(['RECOMMENDED', 'SOONEST', 'PRICE', 'RATING']);

/** How many providers each further choice would leave. */
export const directoryFacets = v.object({
  kind: someOf(providerKind, count),
  speciality: someOf(speciality, count),
  language: someOf(language, count),
  gender: someOf(gender, count),
  insurer: someOf(insurer, count),
  mode: someOf(sessionMode, count),
});

export const searchProviders = defineOperation({
  id: 'CLOUD-1',
  name: 'directory.search',
  method: 'GET',
  path: '/cloud/v1/providers',
  summary: 'Finds providers by words and filters, with counts for each filter.',
  access: 'public',
  query: v.object({
    ...pageQuery,
    /** Words from a name, a headline, a speciality or a city. */
    q: v.optional(v.string()),
    kind: v.optional(v.array(providerKind)),
    speciality: v.optional(v.array(speciality)),
    language: v.optional(v.array(language)),
    gender: v.optional(v.array(gender)),
    insurer: v.optional(v.array(insurer)),
    mode: v.optional(sessionMode),
    /** Highest price of a session, in minor units of US dollars. */
    maxPriceMinor: v.optional(count),
    /** Has an open time before this instant. */
    freeBefore: v.optional(instant),
    /** Only providers with reduced rates. */
    slidingScale: v.optional(v.boolean()),
    /** Only those the caller has saved; none for a visitor. */
    saved: v.optional(v.boolean()),
    /** Wishes exclude no one: those who match more of them come first, in the requested order (CARE-7). */
    wishKind: v.optional(v.array(providerKind)),
    wishLanguage: v.optional(v.array(language)),
    wishGender: v.optional(v.array(gender)),
    /** The searcher’s zone: `SOONEST` then sorts by times from 7:00 to 22:00 on their clock. */
    timeZone: v.optional(timeZone),
    sort: v.optional(directorySort),
  }),
  response: extend(pageOf(providerSummary), { facets: directoryFacets }),
  errors: [invalid],
});

export const getProvider = defineOperation({
  id: 'CLOUD-2',
  name: 'directory.get',
  method: 'GET',
  path: '/cloud/v1/providers/:idOrHandle',
  summary: 'A provider’s own page, by id or by user name.',
  access: 'public',
  response: providerProfile,
  errors: [notFound],
});

export const listOpenSlots = defineOperation({
  id: 'CLOUD-3',
  name: 'directory.slots',
  method: 'GET',
  path: '/cloud/v1/providers/:id/slots',
  summary: 'Open times of a provider for one service between two instants, at most eight weeks.',
  access: 'public',
  query: v.object({ serviceId, from: instant, to: instant }),
  response: openSlots,
  errors: [notFound, invalid],
});

export type DirectorySort = v.InferOutput<typeof directorySort>;
export type DirectoryFacets = v.InferOutput<typeof directoryFacets>;
