import { Badge, Text, theme } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useProviderMessagesText } from '../messages/index.ts';
import type { Need } from '../model/need.ts';
import { PlaceLink } from './PlaceLink.tsx';

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.half};
  padding: ${theme.space.x1h} ${theme.space.x2};
  border-block-end: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  &[data-open] { background: ${theme.color.tintNavy}; }
  & > a {
    min-block-size: ${theme.size.controlHeight};
    align-content: center;
    color: ${theme.color.text};
    font-family: ${theme.font.control};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x1};
`;
// What was written stands in its own direction, so that it is cut at its end and not at its beginning.
const Preview = styled.div`
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
      <PlaceLink to={id} onSelect={onSelect} aria-current={isOpen ? 'true' : undefined} data-conversation={id}>
        <bdi>{client.displayName}</bdi>
      </PlaceLink>
      {(need !== 'none' || unread > 0 || state !== 'OPEN') && (
        <Facts>
          {need !== 'none' && <Badge tone={need === 'danger' ? 'danger' : 'accent'}>{t(`need.${need}`)}</Badge>}
          {unread > 0 && <Badge>{t('unread', { count: unread })}</Badge>}
          {state !== 'OPEN' && <Badge>{t(`state.${state}`)}</Badge>}
        </Facts>
      )}
      <Preview>
        {lastMessage?.author === 'PROVIDER' && (
          <Text as="span" size="sm">
            {t('you')}
          </Text>
        )}
        <Text as="span" size="sm" truncate dir="auto" weight={unread > 0 ? 'strong' : 'regular'}>
          {lastMessage?.text ?? t('noWords')}
        </Text>
      </Preview>
      {lastMessage && (
        <Text as="span" size="xs" tone="muted">
          <time dateTime={lastMessage.sentAt}>
            {t('lastAt', { day: format.dayInWords(lastMessage.sentAt), time: format.time(lastMessage.sentAt) })}
          </time>
        </Text>
      )}
    </Root>
  );
}
