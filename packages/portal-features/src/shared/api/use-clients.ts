import { listClients } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/**
 * The provider's clients whose name fits, up to twenty (CALL-16).
 * @param words What is typed; empty for all.
 */
export function useClients(words: string) {
  return useOperation(
    listClients,
    { query: { limit: 20, ...(words !== '' && { q: words.slice(0, 100) }) } },
    { keepPrevious: true },
  );
}
