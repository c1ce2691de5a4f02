import { listAdminUsers } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** People whose name fits, up to twenty (CLOUD-150). @param words What is typed; nobody is offered without. */
export function usePeople(words: string) {
  return useOperation(listAdminUsers, words === '' ? null : { query: { limit: 20, q: words.slice(0, 100) } }, {
    keepPrevious: true,
  });
}
