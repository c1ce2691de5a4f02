import { Heading } from '@sakina/design-system';
import { useAdminSessionsText } from '../messages/index.ts';
import type { AdminSessionsQuery } from '../model/query.ts';

export interface AdminSessionsScreenProps {
  /** Filters, sorting and page, from the address. */
  query: AdminSessionsQuery;
  /** Called when one of them changes; the app writes it to the address. */
  onQueryChange: (next: AdminSessionsQuery) => void;
  /** The session whose details are open, or null. */
  selectedId: string | null;
  /** Called when details are opened, or closed with null. */
  onSelect: (id: string | null) => void;
}

/** All sessions of the platform (ROUTE-26). */
export function AdminSessionsScreen(props: AdminSessionsScreenProps) {
  const t = useAdminSessionsText();
  return <Heading level={1} data-session={props.selectedId}>{t('title')}</Heading>;
}
