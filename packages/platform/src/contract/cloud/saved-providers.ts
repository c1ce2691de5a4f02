import * as v from 'valibot';
import { notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { instant } from '../schemas/common.ts';
import { providerId } from '../schemas/ids.ts';
import { providerSummary } from '../schemas/provider.ts';

/** A provider that somebody wants to find again. Only they see it; the provider is not told. */
const savedProvider = v.object({ provider: providerSummary, savedAt: instant });

export const listSavedProviders = defineOperation({
  id: 'CLOUD-185',
  name: 'savedProviders.list',
  method: 'GET',
  path: '/cloud/v1/saved-providers',
  summary:
    'The providers whom the caller has saved, the newest first; those who are not in the directory any more are left out.',
  access: 'user',
  response: v.object({ items: v.array(savedProvider) }),
  errors: [unauthenticated],
});

export const saveProvider = defineOperation({
  id: 'CLOUD-186',
  name: 'savedProviders.save',
  method: 'PUT',
  path: '/cloud/v1/saved-providers/:id',
  summary: 'Saves a provider; whoever is saved already stays so, with the moment of the first time.',
  access: 'user',
  response: savedProvider,
  errors: [unauthenticated, notFound],
  idempotent: true,
});

export const removeSavedProvider = defineOperation({
  id: 'CLOUD-187',
  name: 'savedProviders.remove',
  method: 'DELETE',
  path: '/cloud/v1/saved-providers/:id',
  summary: 'Takes a provider off the caller’s saved ones; whoever is not among them changes nothing.',
  access: 'user',
  response: v.object({ id: providerId }),
  errors: [unauthenticated, notFound],
  idempotent: true,
});

export type SavedProvider = v.InferOutput<typeof savedProvider>;
