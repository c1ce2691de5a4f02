import { Banner, Heading, Inline, Link, Stack, Text } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import type { Ref } from 'react';
import { useClientNotes } from '../api/use-client-notes.ts';
import { useClientsText } from '../messages/index.ts';
import { namesOf } from '../model/details.ts';
import { owedTo } from '../model/owed.ts';
import type { ClientsQuery } from '../model/query.ts';
import { ClientLink } from './ClientLink.tsx';
import { ClientStatus } from './ClientStatus.tsx';
import { NextAction } from './NextAction.tsx';
import { ReachFacts } from './ReachFacts.tsx';
import { useMoment } from './use-moment.ts';
import { useOwedWords } from './use-owed-words.ts';
import { useToday } from './use-today.ts';

export interface RecordHeaderProps {
  client: Client;
  query: ClientsQuery;
  onSelect: (next: ClientsQuery) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Who the client is, how they stand, their sessions, and the one next action. */
export function RecordHeader({ client, query, onSelect, headingRef }: RecordHeaderProps) {
  const t = useClientsText();
  const moment = useMoment();
  const owedWords = useOwedWords();
  const owed = owedTo(client, useToday());
  const notes = useClientNotes(client.id);
  const draft = notes.data?.items.findLast(({ status }) => status === 'DRAFT');
  const { name, preferred } = namesOf(client);
  return (
    <Stack gap="x2">
      <Stack gap="x1">
        <Inline gap="x2" justify="between" align="start">
          <Heading ref={headingRef} level={2} tabIndex={-1}>
            <bdi>{name}</bdi>
          </Heading>
          <ClientStatus client={client} />
        </Inline>
        <Inline gap="x2">
          {preferred !== null && <Text size="sm">{t('header.preferred', { preferred })}</Text>}
          {client.pronouns !== null && (
            <Text size="sm">
              <bdi>{client.pronouns}</bdi>
            </Text>
          )}
          <Text size="sm" tone="muted">
            {t('header.sessions', { count: client.sessionCount })}
          </Text>
          {client.lastSessionAt && (
            <Text size="sm" tone="muted">
              {t('session.last', { moment: moment(client.lastSessionAt) })}
            </Text>
          )}
          {client.nextSessionAt && (
            <Text size="sm" tone="muted">
              {t('session.next', { moment: moment(client.nextSessionAt) })}
            </Text>
          )}
          <Link href={paths.providerMessages({ client: client.id })}>{t('header.messages')}</Link>
          {client.status === 'ACTIVE' && (
            <ClientLink to={{ ...query, clientId: client.id, view: 'consents' }} onSelect={onSelect}>
              {t('header.refer')}
            </ClientLink>
          )}
        </Inline>
        <ReachFacts client={client} />
        {client.risk && (
          <Text size="sm" measure>
            <bdi>{client.risk.notes}</bdi>
          </Text>
        )}
      </Stack>
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
