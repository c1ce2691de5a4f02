import * as z from 'zod/mini';
import { invalid, notFound } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, instant, pageOf, pageQuery } from '../schemas/common.ts';
import { serviceId } from '../schemas/ids.ts';
import { gender, insurer, language, openSlots, providerKind, providerProfile, providerSummary, sessionMode, speciality } from '../schemas/provider.ts';

export const directorySort = z.enum(['RECOMMENDED', 'SOONEST', 'PRICE', 'RATING']);

/** How many providers each further choice would leave. */
export const directoryFacets = z.object({
  kind: z.partialRecord(providerKind, count),
  speciality: z.partialRecord(speciality, count),
  language: z.partialRecord(language, count),
  gender: z.partialRecord(gender, count),
  insurer: z.partialRecord(insurer, count),
  mode: z.partialRecord(sessionMode, count),
});

export const searchProviders = defineOperation({
  id: 'CLOUD-1', name: 'directory.search', method: 'GET', path: '/cloud/v1/providers',
  summary: 'Finds providers by words and filters, with counts for each filter.',
  access: 'public',
  query: z.object({
    ...pageQuery,
    /** Words from a name, a headline, a speciality or a city. */
    q: z.optional(z.string()),
    kind: z.optional(z.array(providerKind)),
    speciality: z.optional(z.array(speciality)),
    language: z.optional(z.array(language)),
    gender: z.optional(z.array(gender)),
    insurer: z.optional(z.array(insurer)),
    mode: z.optional(sessionMode),
    /** Highest price of a session, in minor units of US dollars. */
    maxPriceMinor: z.optional(count),
    /** Has an open time before this instant. */
    freeBefore: z.optional(instant),
    /** Only those who charge less where somebody cannot pay the full price. */
    slidingScale: z.optional(z.boolean()),
    /** Only those whom the caller has saved; a visitor has saved nobody. */
    saved: z.optional(z.boolean()),
    /** Wishes leave nobody out: whoever meets more of them comes first, in the order asked for (CARE-7). */
    wishKind: z.optional(z.array(providerKind)),
    wishLanguage: z.optional(z.array(language)),
    wishGender: z.optional(z.array(gender)),
    sort: z.optional(directorySort),
  }),
  response: z.extend(pageOf(providerSummary), { facets: directoryFacets }),
  errors: [invalid],
});

export const getProvider = defineOperation({
  id: 'CLOUD-2', name: 'directory.get', method: 'GET', path: '/cloud/v1/providers/:idOrHandle',
  summary: 'A provider’s own page, by id or by user name.',
  access: 'public', response: providerProfile, errors: [notFound],
});

export const listOpenSlots = defineOperation({
  id: 'CLOUD-3', name: 'directory.slots', method: 'GET', path: '/cloud/v1/providers/:id/slots',
  summary: 'Open times of a provider for one service between two instants, at most eight weeks.',
  access: 'public', query: z.object({ serviceId, from: instant, to: instant }),
  response: openSlots, errors: [notFound, invalid],
});

export type DirectorySort = z.infer<typeof directorySort>;
export type DirectoryFacets = z.infer<typeof directoryFacets>;
