import { Link } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useClientsText } from '../messages/index.ts';
import type { Owed } from '../model/owed.ts';
import type { ClientsQuery, RecordView } from '../model/query.ts';
import { ClientLink } from './ClientLink.tsx';

export interface NextActionProps {
  client: Pick<Client, 'id' | 'displayName'>;
  owed: readonly Owed[];
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
  /** The draft note that is to be signed, where it is known. */
  noteId?: string | undefined;
}

/** The one thing to do next for a client: a link to where it is done, or nothing. */
export function NextAction({ client, owed, query, onSelect, noteId }: NextActionProps) {
  const t = useClientsText();
  const [next] = owed;
  if (!next) return null;
  const { kind } = next;
  // Its name says whose it is: a list has many of the same words.
  const label = t('next.label', { action: t(`next.${kind}`), name: client.displayName });
  const words = t(`next.${kind}`);
  if (kind === 'message' || kind === 'unwritten' || kind === 'notes' || kind === 'review' || kind === 'bill') {
    const href = {
      message: paths.providerMessages({ client: client.id }),
      unwritten: paths.providerNotes(),
      notes: paths.providerNotes({ note: noteId }),
      review: paths.providerTreatmentPlans({ client: client.id }),
      bill: paths.providerInvoices({ show: 'draft' }),
    }[kind];
    return (
      <Link variant="standalone" href={href} aria-label={label}>
        {words}
      </Link>
    );
  }
  const view: RecordView = kind === 'discharge' ? 'discharge' : 'measures';
  return (
    <ClientLink to={{ ...query, clientId: client.id, view }} onSelect={onSelect} aria-label={label}>
      {words}
    </ClientLink>
  );
}
