import {
  AdminSessionsScreen,
  readAdminSessionsQuery,
  writeAdminSessionsQuery,
} from '@sakina/portal-features/admin-sessions';
import type { AdminSessionsQuery } from '@sakina/portal-features/admin-sessions';
import { useSearchParams } from 'react-router-dom';

const SELECTED = 'session';

export function AdminSessionsPage() {
  const [params, setParams] = useSearchParams();
  const query = readAdminSessionsQuery(params);
  const selectedId = params.get(SELECTED);

  function write(next: AdminSessionsQuery, selected: string | null, replace: boolean) {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries({
      ...writeAdminSessionsQuery(next),
      [SELECTED]: selected ?? undefined,
    })) {
      if (value !== undefined) search.set(key, value);
    }
    setParams(search, { replace });
  }

  return (
    <AdminSessionsScreen
      query={query}
      onQueryChange={(next) => write(next, null, false)}
      selectedId={selectedId}
      // Opening one session's details after another replaces the history entry.
      onSelect={(id) => write(query, id, selectedId !== null)}
    />
  );
}
