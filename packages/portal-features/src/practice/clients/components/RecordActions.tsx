import { ButtonLink, IconButton, Inline, Menu } from '@sakina/design-system';
import { listAppointments, listSessionNotes } from '@sakina/platform/contract';
import type { Client } from '@sakina/platform/contract';
import { canStartSession, owedFor, paths } from '@sakina/platform/domain';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import { Ellipsis } from 'lucide-react';
import { daySpan } from '../../shared/today/index.ts';
import { useClientsText } from '../messages/index.ts';
import type { ClientsQuery } from '../model/query.ts';

export interface RecordActionsProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
}

const DAY_MS = 86_400_000;
/** As many sessions as one read brings. */
const LIMIT = 100;

/**
 * What is done with a client from the head of their record: the session that can start now or else a booking, the note
 * that is due, the rest.
 */
export function RecordActions({ client, query, onSelect }: RecordActionsProps) {
  const t = useClientsText();
  const now = useNow(60_000);
  const { timeZone } = useClock();
  // The latest sessions until the end of tomorrow: none after it can start yet.
  const to = daySpan(now + DAY_MS, timeZone).end;
  const latest = { as: 'provider', clientId: client.id, to, direction: 'desc', limit: LIMIT } as const;
  const sessions = useOperation(listAppointments, { query: latest }).data?.items.toReversed() ?? [];
  const notes = useOperation(listSessionNotes, { query: { clientId: client.id } }).data?.items;
  const ready = sessions.find((session) => Date.parse(session.endsAt) > now && canStartSession(session, now));
  const unwritten =
    notes &&
    sessions.find(
      (session) =>
        owedFor(
          session,
          notes.find((note) => note.appointmentId === session.id),
          now,
        ) === 'WRITE_NOTE',
    );
  const isInCare = client.status === 'ACTIVE';
  return (
    <Inline gap="x1">
      {isInCare && (
        <ButtonLink
          size="small"
          variant="action"
          href={ready ? paths.startSession(ready.id) : paths.providerCalendar({ book: client.id })}
        >
          {t(ready ? 'header.start' : 'header.book')}
        </ButtonLink>
      )}
      {unwritten && (
        <ButtonLink size="small" variant="secondary" href={paths.providerNotes({ appointment: unwritten.id })}>
          {t('header.note')}
        </ButtonLink>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton size="small" variant="secondary" label={t('header.more')} icon={<Ellipsis aria-hidden />} />
        }
        items={[
          { id: 'messages', label: t('header.messages'), href: paths.providerMessages({ client: client.id }) },
          ...(isInCare
            ? [
                {
                  id: 'refer',
                  label: t('header.refer'),
                  onAction: () => onSelect({ ...query, clientId: client.id, view: 'consents' }),
                },
              ]
            : []),
        ]}
      />
    </Inline>
  );
}
