import { listSavedProviders, removeSavedProvider, saveProvider } from '@sakina/platform/contract';
import type { ProviderId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { savedRow } from '../../store/seeds/community/saved-providers.ts';
import { notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { listedProviders } from '../directory.ts';

export const listSavedProvidersHandler = defineHandler(listSavedProviders, ({ tables, user, now }) => {
  const listed = new Map(listedProviders(tables, now).map((provider) => [provider.id, provider]));
  const rows = tables.savedProviders
    .all()
    .filter((row) => row.userId === user.userId)
    .toSorted((first, second) => second.savedAt.localeCompare(first.savedAt) || first.id.localeCompare(second.id));
  return {
    items: rows.flatMap(({ providerId, savedAt }) => {
      const provider = listed.get(providerId);
      return provider ? [{ provider, savedAt }] : [];
    }),
  };
});

export const saveProviderHandler = defineHandler(saveProvider, ({ tables, user, params, now }) => {
  const provider = listedProviders(tables, now).find(({ id }) => id === params.id);
  if (!provider) throw notFound('this provider');
  const row = savedRow(user.userId, provider.id, iso(now));
  const { savedAt } = tables.savedProviders.get(row.id) ?? tables.savedProviders.put(row);
  return { provider, savedAt };
});

export const removeSavedProviderHandler = defineHandler(removeSavedProvider, ({ tables, user, params, now }) => {
  const id = params.id as ProviderId;
  if (!tables.providers.get(id)) throw notFound('this provider');
  const row = tables.savedProviders.get(savedRow(user.userId, id, iso(now)).id);
  if (row) tables.savedProviders.remove(row.id);
  return { id };
});
