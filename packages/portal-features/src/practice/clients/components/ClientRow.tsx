import { Text } from '@sakina/design-system';
import type { Client } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useClientsText } from '../messages/index.ts';
import { owedTo } from '../model/owed.ts';
import type { ClientsQuery } from '../model/query.ts';
import { namesOf } from '../model/details.ts';
import { ClientLink } from './ClientLink.tsx';
import { rowStyle } from './ClientList.styles.ts';
import { ClientStatus } from './ClientStatus.tsx';
import { NextAction } from './NextAction.tsx';
import { useMoment } from './use-moment.ts';
import { useOwedWords } from './use-owed-words.ts';

export interface ClientRowProps {
  client: Client;
  query: ClientsQuery;
  onSelect: (next: ClientsQuery) => void;
  /** The reader's date, `YYYY-MM-DD`. */
  today: string;
}

const Row = styled.li`${rowStyle}`;
/* What is owed is a list of words that begins like a sentence. */
const Owed = styled.div`&::first-letter { text-transform: uppercase; }`;

/** One client of the list: who, how they stand, what is owed to them, and the next action. */
export function ClientRow({ client, query, onSelect, today }: ClientRowProps) {
  const t = useClientsText();
  const moment = useMoment();
  const owedWords = useOwedWords();
  const owed = owedTo(client, today);
  const isOpen = query.clientId === client.id;
  const { name, preferred } = namesOf(client);
  return (
    <Row data-open={isOpen || undefined}>
      <div data-part="facts">
        <ClientLink
          to={{ ...query, clientId: client.id, view: isOpen ? query.view : 'timeline' }}
          onSelect={onSelect}
          aria-current={isOpen ? 'true' : undefined}
          data-part="name"
          data-client={client.id}
        >
          <bdi>{preferred === null ? name : t('name.preferred', { name, preferred })}</bdi>
        </ClientLink>
        <ClientStatus client={client} />
      </div>
      <span data-part="session">
        {client.nextSessionAt
          ? t('session.next', { moment: moment(client.nextSessionAt) })
          : client.lastSessionAt
            ? t('session.last', { moment: moment(client.lastSessionAt) })
            : t('session.none')}
      </span>
      <div data-part="owed">
        <Owed>
          <Text as="span" size="sm" tone={owed.length === 0 ? 'muted' : 'default'}>
            {owedWords(owed)}
          </Text>
        </Owed>
        <NextAction client={client} owed={owed} query={query} onSelect={onSelect} />
      </div>
    </Row>
  );
}
