import { isTimeZone } from '@sakina/platform/format';
import { getProvider, listOpenSlots, searchProviders } from '@sakina/platform/contract';
import type { ProviderSummary } from '@sakina/platform/contract';
import { isAtNight } from '@sakina/platform/domain';
import { isOutOfDirectory } from '../rules/account-state.ts';
import { countFacets, findProviders, rankByWishes, sortProviders } from '../rules/directory.ts';
import { settingsOf } from '../rules/provider-settings.ts';
import { heldSlots } from '../rules/slot-holds.ts';
import { busySpans, mayBook, nextSlotAt, openSlots } from '../rules/slots.ts';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import type { ReviewRow } from '../store/tables/community.ts';
import { invalid, notFound } from './api-failure.ts';
import { pageReviews, providerRating } from './community/ratings.ts';
import { defineHandler } from './define-handler.ts';
import { pageOf } from './page.ts';

const WEEKS_AT_MOST = 8;

interface ListedOptions {
  reviews?: readonly ReviewRow[];
  /** The searcher’s zone, by whose clock times at night are told. */
  timeZone?: string | undefined;
}

/** A provider with the current next open time and rating. */
function profileOf(provider: ProviderRow, tables: Tables, now: Date, { reviews, timeZone }: ListedOptions = {}) {
  const ahead = tables.appointments
    .all()
    .filter((row) => row.provider.id === provider.id && Date.parse(row.endsAt) > now.getTime());
  const busy = busySpans(provider, ahead, tables.blocks.all());
  const { prayerRules } = settingsOf(tables, provider.id, now);
  const daytime = (zone: string) =>
    nextSlotAt(provider, busy, prayerRules, now, (startsAt) => !isAtNight(startsAt, zone));
  return {
    ...provider,
    nextSlotAt: nextSlotAt(provider, busy, prayerRules, now),
    ...(timeZone !== undefined && { nextDaytimeSlotAt: daytime(timeZone) }),
    rating: providerRating(tables, provider.id, reviews),
  };
}

/** The providers of the directory: verified and not suspended. */
export function listedProviders(tables: Tables, now: Date, timeZone?: string): ProviderSummary[] {
  const reviews = tables.reviews.all();
  return tables.providers
    .all()
    .filter((row) => row.verification !== 'PENDING' && !isOutOfDirectory(tables, row))
    .map((row) => profileOf(row, tables, now, { reviews, timeZone }));
}

export const searchProvidersHandler = defineHandler(searchProviders, ({ tables, query, caller, now }) => {
  if (query.timeZone !== undefined && !isTimeZone(query.timeZone))
    throw invalid({ timeZone: 'There is no such time zone.' });
  const everyone = listedProviders(tables, now, query.timeZone);
  const listed = query.saved
    ? everyone.filter(({ id }) => caller !== null && tables.savedProviders.get(`${caller.userId} ${id}`) !== undefined)
    : everyone;
  const found = rankByWishes(sortProviders(findProviders(listed, query), query.sort ?? 'RECOMMENDED'), query);
  return { ...pageOf(found, query), facets: countFacets(listed, query) };
});

export const getProviderHandler = defineHandler(getProvider, ({ tables, params, now }) => {
  const provider =
    tables.providers.get(params.idOrHandle) ??
    tables.providers.all().find((row) => row.handle === params.idOrHandle.toLowerCase());
  if (!provider || isOutOfDirectory(tables, provider)) throw notFound('this provider');
  return { ...profileOf(provider, tables, now), reviews: pageReviews(tables, provider.id) };
});

export const listOpenSlotsHandler = defineHandler(listOpenSlots, ({ tables, params, query, caller, now }) => {
  const provider = tables.providers.get(params.id);
  const service = provider?.services.find((entry) => entry.id === query.serviceId);
  if (!provider || !service || isOutOfDirectory(tables, provider))
    throw notFound(provider && !service ? 'this service' : 'this provider');
  const from = new Date(query.from);
  const to = new Date(query.to);
  if (to <= from) throw invalid({ to: 'The end has to come after the start.' });
  if (to.getTime() - from.getTime() > WEEKS_AT_MOST * 7 * 86_400_000 + 3_600_000)
    throw invalid({ to: `At most ${WEEKS_AT_MOST} weeks can be read at once.` });
  const busy = [
    ...busySpans(provider, tables.appointments.all(), tables.blocks.all()),
    ...heldSlots(tables, provider, now, caller?.userId),
  ];
  const slots = mayBook(tables, provider, caller?.userId ?? null)
    ? [
        ...openSlots({
          provider,
          service,
          busy,
          prayer: settingsOf(tables, provider.id, now).prayerRules,
          from,
          to,
          now,
        }),
      ]
    : [];
  return { providerId: provider.id, serviceId: service.id, timeZone: provider.timeZone, slots };
});
