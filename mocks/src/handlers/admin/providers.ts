import { getAdminProvider, listAdminProviders, reinstateProvider, suspendProvider } from '@sakina/platform/contract';
import type { AdminProvider, AdminProviderSort, UserId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import { tellOf } from '../../rules/tell.ts';
import type { Tables } from '../../store/table.ts';
import { foldForSearch } from '@sakina/platform/locale';
import { ApiFailure, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { allProviders, existingProvider, providerDetail } from './provider-records.ts';
import { checkOwnMatter, isInScope, standingFor } from './standing.ts';
import { actorOf } from './actor.ts';
import { wordsOf } from './user-search.ts';

/** Sort keys of providers, as texts in the same order; the id makes them unique. */
const keys: Record<AdminProviderSort, (provider: AdminProvider) => string> = {
  name: ({ displayName, id }) => `${foldForSearch(displayName)} ${id}`,
  joinedOn: ({ joinedOn, id }) => `${joinedOn} ${id}`,
  sessions: ({ sessionCount, id }) => `${String(sessionCount).padStart(6, '0')} ${id}`,
};

export const listAdminProvidersHandler = defineHandler(
  listAdminProviders,
  ({ tables, user, query: { after, limit, ...search } }) => {
    const standing = standingFor('providers.read', tables, user);
    const {
      sort = 'name',
      direction = sort === 'name' ? 'asc' : 'desc',
      verification,
      kind,
      country,
      suspended,
    } = search;
    const words = wordsOf(search.q);
    const found = allProviders(tables).filter((provider) => {
      const name = words.length === 0 ? '' : foldForSearch(provider.displayName);
      return (
        isInScope(standing, provider.organization) &&
        words.every((word) => name.includes(word) || provider.id.startsWith(word)) &&
        (!verification?.length || verification.includes(provider.verification)) &&
        (!kind?.length || kind.includes(provider.kind)) &&
        (!country?.length || country.includes(provider.country)) &&
        (suspended === undefined || (provider.suspension !== null) === suspended)
      );
    });
    const keyed = found
      .map((provider) => ({ key: keys[sort](provider), provider }))
      .toSorted((first, second) => (first.key < second.key ? -1 : 1));
    const page = cursorPage(
      direction === 'asc' ? keyed : keyed.toReversed(),
      { after, limit },
      { of: ['providers', search], keyOf: ({ key }) => key, direction },
    );
    return { ...page, items: page.items.map(({ provider }) => provider) };
  },
);

export const getAdminProviderHandler = defineHandler(getAdminProvider, ({ tables, user, params, now }) => {
  const provider = existingProvider(tables, params.id);
  if (!isInScope(standingFor('providers.read', tables, user), provider.organization)) throw notFound('this provider');
  return providerDetail(tables, provider, now);
});

/** Tells a provider that they were taken out of the directory, or put back. */
function tellOfListing(
  tables: Tables,
  act: 'listing.suspend' | 'listing.reinstate',
  { id, userId }: AdminProvider,
  { by, at }: { by: UserId; at: Date },
): void {
  tellOf(tables, act, { by, to: { PERSON: userId as UserId | null }, subject: { providerId: id }, at });
}

export const suspendProviderHandler = defineHandler(
  suspendProvider,
  ({ tables, params, body: { reason }, user, now }) => {
    const standing = standingFor('providers.suspend', tables, user);
    const provider = existingProvider(tables, params.id);
    checkOwnMatter(standing, provider.userId);
    if (provider.suspension)
      throw new ApiFailure(409, 'ALREADY_SUSPENDED', 'This provider is out of the directory already.');
    tables.providerSuspensions.put({ id: provider.id, at: iso(now), by: user.displayName, reason });
    audit(
      tables,
      {
        actor: actorOf(user),
        action: 'provider.suspended',
        target: { kind: 'PROVIDER', id: provider.id, label: provider.displayName },
        reason,
        before: { listed: true },
        after: { listed: false },
      },
      now,
    );
    tellOfListing(tables, 'listing.suspend', provider, { by: user.userId, at: now });
    return providerDetail(tables, existingProvider(tables, params.id), now);
  },
);

export const reinstateProviderHandler = defineHandler(
  reinstateProvider,
  ({ tables, params, body: { reason }, user, now }) => {
    const standing = standingFor('providers.reinstate', tables, user);
    const provider = existingProvider(tables, params.id);
    checkOwnMatter(standing, provider.userId);
    if (!provider.suspension) throw new ApiFailure(409, 'NOT_SUSPENDED', 'This provider is not suspended.');
    tables.providerSuspensions.remove(provider.id);
    audit(
      tables,
      {
        actor: actorOf(user),
        action: 'provider.reinstated',
        target: { kind: 'PROVIDER', id: provider.id, label: provider.displayName },
        reason,
        before: { listed: false },
        after: { listed: true },
      },
      now,
    );
    tellOfListing(tables, 'listing.reinstate', provider, { by: user.userId, at: now });
    return providerDetail(tables, existingProvider(tables, params.id), now);
  },
);
