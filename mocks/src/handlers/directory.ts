import { getProvider, listOpenSlots, searchProviders } from '@sakina/platform/contract';
import type { ProviderSummary } from '@sakina/platform/contract';
import { countFacets, findProviders, rankByWishes, sortProviders } from '../rules/directory.ts';
import { heldSpans } from '../rules/slot-holds.ts';
import { busySpans, isBookable, nextSlotAt, openSlots } from '../rules/slots.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import type { ReviewRow } from '../store/tables/community.ts';
import { invalid, notFound } from './api-failure.ts';
import type { Caller } from './caller.ts';
import { pageReviews, providerRating } from './community/ratings.ts';
import { defineHandler } from './define-handler.ts';
import { pageOf } from './page.ts';

const WEEKS_AT_MOST = 8;

/** A provider as the directory knows them now: the next open time, and the rating by the reviews that stand. */
function profileOf(provider: ProviderRow, tables: Tables, now: Date, reviews?: readonly ReviewRow[]) {
  const ahead = tables.appointments
    .all()
    .filter((row) => row.provider.id === provider.id && Date.parse(row.endsAt) > now.getTime());
  return {
    ...provider,
    nextSlotAt: nextSlotAt(provider, busySpans(provider, ahead, tables.blocks.all()), now),
    rating: providerRating(tables, provider.id, reviews),
  };
}

/** Everybody in the directory. Who is still being checked is not there yet, and whom an administrator has suspended is not any more. */
export function listedProviders(tables: Tables, now: Date): ProviderSummary[] {
  const reviews = tables.reviews.all();
  return tables.providers
    .all()
    .filter((row) => row.verification !== 'PENDING' && !tables.providerSuspensions.get(row.id))
    .map((row) => profileOf(row, tables, now, reviews));
}

export const searchProvidersHandler = defineHandler(searchProviders, ({ tables, query, caller, now }) => {
  const everybody = listedProviders(tables, now);
  const listed = query.saved
    ? everybody.filter(({ id }) => caller !== null && tables.savedProviders.get(`${caller.userId} ${id}`) !== undefined)
    : everybody;
  const found = rankByWishes(sortProviders(findProviders(listed, query), query.sort ?? 'RECOMMENDED'), query);
  return { ...pageOf(found, query), facets: countFacets(listed, query) };
});

export const getProviderHandler = defineHandler(getProvider, ({ tables, params, now }) => {
  const provider =
    tables.providers.get(params.idOrHandle) ??
    tables.providers.all().find((row) => row.handle === params.idOrHandle.toLowerCase());
  if (!provider || tables.providerSuspensions.get(provider.id)) throw notFound('this provider');
  return { ...profileOf(provider, tables, now), reviews: pageReviews(tables, provider.id) };
});

export const listOpenSlotsHandler = defineHandler(listOpenSlots, ({ tables, params, query, caller, now }) => {
  const provider = tables.providers.get(params.id);
  const service = provider?.services.find((entry) => entry.id === query.serviceId);
  if (!provider || !service || tables.providerSuspensions.get(provider.id))
    throw notFound(provider && !service ? 'this service' : 'this provider');
  const from = new Date(query.from);
  const to = new Date(query.to);
  if (to <= from) throw invalid({ to: 'The end has to come after the start.' });
  if (to.getTime() - from.getTime() > WEEKS_AT_MOST * 7 * 86_400_000 + 3_600_000)
    throw invalid({ to: `At most ${WEEKS_AT_MOST} weeks can be read at once.` });
  const busy = [
    ...busySpans(provider, tables.appointments.all(), tables.blocks.all()),
    ...heldSpans(tables, provider, now, caller?.userId),
  ];
  const slots = mayBook(provider, caller, tables) ? [...openSlots({ provider, service, busy, from, to, now })] : [];
  return { providerId: provider.id, serviceId: service.id, timeZone: provider.timeZone, slots };
});

/** A provider who takes no new clients stays open to those who have been with them. */
function mayBook(provider: ProviderRow, caller: Caller | null, tables: Tables): boolean {
  if (isBookable(provider)) return true;
  const isKnown =
    caller !== null &&
    tables.appointments.all().some((row) => row.client.id === caller.userId && row.provider.id === provider.id);
  return provider.verification === 'VERIFIED' && isKnown;
}
