import { listSavedProviders, removeSavedProvider, saveProvider, searchProviders } from '@sakina/platform/contract';
import { useAction, useUser, useOperation } from '@sakina/platform/react';

const invalidates = [listSavedProviders];
const invalidatesSearch = [listSavedProviders, searchProviders];

/** Reads whom the reader has saved; nothing is asked for a visitor. */
export function useSavedProviders() {
  const user = useUser();
  return useOperation(listSavedProviders, user ? {} : null);
}

/**
 * Saves a provider, and takes them off again.
 * @param isListOfSaved Whether the list on the screen shows saved providers alone, and so changes too.
 */
export function useSaving(isListOfSaved: boolean) {
  const options = { invalidates: isListOfSaved ? invalidatesSearch : invalidates };
  const save = useAction(saveProvider, options);
  const remove = useAction(removeSavedProvider, options);
  return {
    isRunning: save.isRunning || remove.isRunning,
    /** Saves, or takes off. @throws ApiError */
    set: async (id: string, isSaved: boolean): Promise<void> => {
      await (isSaved ? save : remove).run({ params: { id } });
    },
  };
}
