import { listSavedProviders, removeSavedProvider, saveProvider } from '@sakina/platform/contract';
import { useAction, useUser, useOperation } from '@sakina/platform/react';

/** Reads whom the reader has saved; nothing is asked for a visitor. */
export function useSavedProviders() {
  const user = useUser();
  return useOperation(listSavedProviders, user ? {} : null);
}

/** Saves a provider, and takes them off again. */
export function useSaving() {
  const save = useAction(saveProvider);
  const remove = useAction(removeSavedProvider);
  return {
    isRunning: save.isRunning || remove.isRunning,
    /** Saves, or takes off. @throws ApiError */
    set: async (id: string, isSaved: boolean): Promise<void> => {
      await (isSaved ? save : remove).run({ params: { id } });
    },
  };
}
