import { listAdminUsers } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** People whose name fits, up to twenty (CLOUD-150). @param words What is typed; empty for the first by name. */
export function usePeople(words: string) {
  return useOperation(
    listAdminUsers,
    { query: { limit: 20, ...(words !== '' && { q: words.slice(0, 100) }) } },
    { keepPrevious: true },
  );
}
