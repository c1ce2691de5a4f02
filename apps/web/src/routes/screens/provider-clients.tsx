import { ClientsScreen, readClientsQuery, writeClientsQuery } from '@sakina/portal-features/practice/clients';
import type { ClientsQuery } from '@sakina/portal-features/practice/clients';
import { useAddressState } from '../address.ts';

export function ClientsPage() {
  const [query, setQuery] = useAddressState(readClientsQuery, write);
  return <ClientsScreen query={query} onQueryChange={setQuery} />;
}

function write(query: ClientsQuery): URLSearchParams {
  return new URLSearchParams(
    Object.entries(writeClientsQuery(query)).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
