import { paneItemStyle, PaneRow, Text } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import { memo } from 'react';
import styled from 'styled-components';
import { useClientsText } from '../messages/index.ts';
import { owedTo } from '../model/owed.ts';
import type { ClientsQuery } from '../model/query.ts';
import { namesOf } from '../model/details.ts';
import { ClientLink } from './ClientLink.tsx';
import { ClientStatus } from './ClientStatus.tsx';
import { NextAction } from './NextAction.tsx';
import { useMoment } from './use-moment.ts';
import { useOwedText } from './use-owed-text.ts';

export interface ClientRowProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** How the list is narrowed; the view of the record counts for the open one alone. */
  query: ClientsQuery;
  /** Whether it is the one whose record is shown. */
  isOpen: boolean;
  /** Called when something else is shown or opened; the app writes it to the address. */
  onSelect: (next: ClientsQuery) => void;
  /** The reader's date, `YYYY-MM-DD`. */
  today: string;
}

const Row = styled.li`${paneItemStyle}`;
/* What is owed is a list of words that begins like a sentence. */
const Owed = styled.span`display: inline-block; &::first-letter { text-transform: uppercase; }`;

function ClientItem({ client, query, isOpen, onSelect, today }: ClientRowProps) {
  const t = useClientsText();
  const moment = useMoment();
  const owedWords = useOwedText();
  const owed = owedTo(client, today);
  const { name, preferred } = namesOf(client);
  return (
    <Row data-open={isOpen || undefined}>
      <PaneRow
        person={name}
        name={
          <ClientLink
            to={{ ...query, clientId: client.id, view: isOpen ? query.view : 'timeline' }}
            onSelect={onSelect}
            aria-current={isOpen ? 'true' : undefined}
            data-opens={client.id}
          >
            <bdi>{preferred === null ? name : t('name.preferred', { name, preferred })}</bdi>
          </ClientLink>
        }
        badge={
          (client.risk || client.status !== 'ACTIVE' || client.sessionCount === 0) && (
            <ClientStatus client={client} isShort />
          )
        }
        meta={
          client.nextSessionAt
            ? t('session.next', { moment: moment(client.nextSessionAt) })
            : client.lastSessionAt
              ? t('session.last', { moment: moment(client.lastSessionAt) })
              : t('session.none')
        }
      >
        <Owed>
          <Text as="span" size="xs" tone={owed.length === 0 ? 'muted' : 'default'}>
            {owedWords(owed)}
          </Text>
        </Owed>
        <NextAction client={client} owed={owed} query={query} onSelect={onSelect} />
      </PaneRow>
    </Row>
  );
}

/**
 * One client of the list: who, how they stand, what is owed to them, and the next action. Drawn again only where
 * something of it changed: opening one of two thousand draws two.
 */
export const ClientRow = memo(ClientItem);
