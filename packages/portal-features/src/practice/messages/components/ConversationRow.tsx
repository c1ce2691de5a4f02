import { Badge, paneItemStyle, PaneRow, Text } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useProviderMessagesText } from '../messages/index.ts';
import type { Need } from '../model/need.ts';
import { PlaceLink } from './PlaceLink.tsx';

const Root = styled.li`${paneItemStyle}`;
// What was written stands in its own direction, so that it is cut at its end and not at its beginning.
const Preview = styled.span`
  display: flex;
  gap: 0.25em;
  min-inline-size: 0;
  & > :first-child:not(:last-child) { flex: none; }
  & > :last-child { min-inline-size: 0; }
`;

export interface ConversationRowProps {
  conversation: Conversation;
  need: Need;
  isOpen: boolean;
  onSelect: (id: string | null) => void;
}

/** A conversation of the list: with whom, what it asks, the last words and when. */
export function ConversationRow({ conversation, need, isOpen, onSelect }: ConversationRowProps) {
  const t = useProviderMessagesText();
  const format = useFormat();
  const { id, client, lastMessage, unread, state } = conversation;
  return (
    <Root data-open={isOpen || undefined}>
      <PaneRow
        person={client.displayName}
        name={
          <PlaceLink to={id} onSelect={onSelect} aria-current={isOpen ? 'true' : undefined} data-opens={id}>
            <bdi>{client.displayName}</bdi>
          </PlaceLink>
        }
        badge={need !== 'none' && <Badge tone={need === 'danger' ? 'danger' : 'warning'}>{t(`need.${need}`)}</Badge>}
        meta={
          <Preview>
            {lastMessage?.author === 'PROVIDER' && (
              <Text as="span" size="xs">
                {t('you')}
              </Text>
            )}
            <Text as="span" size="xs" truncate dir="auto" weight={unread > 0 ? 'strong' : 'regular'}>
              {lastMessage?.text ?? t('noWords')}
            </Text>
          </Preview>
        }
      >
        {lastMessage && (
          <Text as="span" size="xs" tone="muted">
            <time dateTime={lastMessage.sentAt}>
              {t('lastAt', { day: format.dayInWords(lastMessage.sentAt), time: format.time(lastMessage.sentAt) })}
            </time>
          </Text>
        )}
        {unread > 0 && <Badge tone="accent">{t('unread', { count: unread })}</Badge>}
        {state !== 'OPEN' && <Badge>{t(`state.${state}`)}</Badge>}
      </PaneRow>
    </Root>
  );
}
