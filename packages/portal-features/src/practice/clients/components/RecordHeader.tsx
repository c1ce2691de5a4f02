import { Banner, Stack, Text } from '@sakina/design-system';
import { listSessionNotes } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Client } from '@sakina/platform/contract';
import type { Ref } from 'react';
import { DeskHead } from '../../shared/desk/index.ts';
import { useClientsText } from '../messages/index.ts';
import { namesOf } from '../model/details.ts';
import { owedTo } from '../model/owed.ts';
import type { ClientsQuery } from '../model/query.ts';
import { ClientStatus } from './ClientStatus.tsx';
import { NextAction } from './NextAction.tsx';
import { ReachFacts } from './ReachFacts.tsx';
import { RecordActions } from './RecordActions.tsx';
import { useMoment } from './use-moment.ts';
import { useOwedText } from './use-owed-text.ts';
import { useToday } from './use-today.ts';

export interface RecordHeaderProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** What is shown and open, from the address. */
  query: ClientsQuery;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Who the client is, how they stand, their sessions in a line; what is done with them; and the one next action. */
export function RecordHeader({ client, query, onSelect, headingRef }: RecordHeaderProps) {
  const t = useClientsText();
  const moment = useMoment();
  const owedWords = useOwedText();
  const owed = owedTo(client, useToday());
  const notes = useOperation(listSessionNotes, { query: { clientId: client.id } });
  const draft = notes.data?.items.findLast(({ status }) => status === 'DRAFT');
  const { name, preferred } = namesOf(client);
  const facts = [
    preferred !== null && t('header.preferred', { preferred }),
    client.pronouns,
    t('header.sessions', { count: client.sessionCount }),
    client.nextSessionAt
      ? t('session.next', { moment: moment(client.nextSessionAt) })
      : client.lastSessionAt && t('session.last', { moment: moment(client.lastSessionAt) }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <Stack gap="x2">
      <DeskHead
        person={name}
        title={<bdi>{name}</bdi>}
        titleRef={headingRef}
        badge={<ClientStatus client={client} />}
        acts={<RecordActions client={client} query={query} onSelect={onSelect} />}
      >
        <Text size="sm" tone="muted">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </Text>
      </DeskHead>
      <ReachFacts client={client} />
      {client.risk && (
        <Text size="sm" measure>
          <bdi>{client.risk.notes}</bdi>
        </Text>
      )}
      <Banner
        tone={client.openFlags > 0 ? 'danger' : owed.length > 0 ? 'info' : 'success'}
        urgency="none"
        title={t('header.owed')}
        actions={
          owed.length > 0 && (
            <NextAction client={client} owed={owed} query={query} onSelect={onSelect} noteId={draft?.id} />
          )
        }
      >
        {owedWords(owed)}
      </Banner>
    </Stack>
  );
}
