import { getClient, listClients } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { useDebounced } from '../use-debounced.ts';

/**
 * The provider's clients whose name fits, up to twenty (CALL-16).
 * @param words What is typed; empty for all.
 * @param status Only those in care, or only those discharged.
 */
export function useClients(words: string, status?: 'ACTIVE' | 'DISCHARGED') {
  return useOperation(
    listClients,
    { query: { limit: 20, ...(words !== '' && { q: words.slice(0, 100) }), ...(status && { status }) } },
    { keepPrevious: true },
  );
}

/**
 * A choice of one of the provider's clients, found by the server: the same calls for twenty clients and for thousands.
 * @param id The client chosen; empty for none.
 * @param status Only those in care, or only those discharged.
 * @returns The name of the client chosen, empty until it is known, and `field` for a Combobox.
 */
export function useClientChoice(id: string, status?: 'ACTIVE' | 'DISCHARGED') {
  const [words, setWords] = useState('');
  const asked = useDebounced(words);
  const read = useClients(asked.trim(), status);
  // What is still being typed has not been searched for: those found before are no answer to it.
  const isSearching = read.isLoading || asked !== words;
  const items = read.data?.items ?? [];
  const found = items.find((client) => client.id === id);
  // Whoever was chosen elsewhere, as in their record, need not be among those found.
  const isElsewhere = id !== '' && read.data !== undefined && !found;
  const other = useOperation(getClient, isElsewhere ? { params: { id } } : null).data;
  const chosen = found ?? other;
  // The name stays while others are searched for.
  const [known, setKnown] = useState(chosen);
  if (chosen && chosen !== known) setKnown(chosen);
  const name = known?.id === id ? known.displayName : '';
  return {
    name,
    field: {
      options: items.map((client) => ({ id: client.id, label: client.displayName })),
      onSearch: setWords,
      loadState: read.error ? ('failed' as const) : isSearching ? ('loading' as const) : ('ready' as const),
      onRetry: read.reload,
      ...(name !== '' && { valueLabel: name }),
    },
  };
}
