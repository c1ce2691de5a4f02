import { Badge, Text } from '@sakina/design-system';
import type { Conversation } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useThreadText } from './messages/index.ts';

// What was written stands in its own direction, so that it is cut at its end and not at its beginning.
const Line = styled.span`
  display: flex;
  gap: 0.25em;
  min-inline-size: 0;
  & > :first-child:not(:last-child) { flex: none; }
  & > :last-child { min-inline-size: 0; }
`;

export interface LastMessageProps {
  /** The conversation that it is about. */
  conversation: Conversation;
  /** Step of the type scale. */
  size: 'xs' | 'sm';
}

/** The last words of a conversation in one line, strong while there is something unread. */
export function LastMessage({ conversation: { side, lastMessage, unread }, size }: LastMessageProps) {
  const t = useThreadText();
  return (
    <Line>
      {lastMessage?.author === side && (
        <Text as="span" size={size}>
          {t('row.you')}
        </Text>
      )}
      <Text as="span" size={size} truncate dir="auto" weight={unread > 0 ? 'strong' : 'regular'}>
        {lastMessage?.text ?? t('row.none')}
      </Text>
    </Line>
  );
}

/** When the last words of a conversation were written; nothing where none were. */
export function LastMessageTime({ conversation: { lastMessage } }: { conversation: Conversation }) {
  const t = useThreadText();
  const format = useFormat();
  if (!lastMessage) return null;
  const { sentAt } = lastMessage;
  return (
    <Text as="span" size="xs" tone="muted">
      <time dateTime={sentAt}>{t('row.lastAt', { day: format.relativeDay(sentAt), time: format.time(sentAt) })}</time>
    </Text>
  );
}

/** How many messages of a conversation are unread, and why nothing can be written in it. */
export function ConversationBadges({ conversation: { unread, state } }: { conversation: Conversation }) {
  const t = useThreadText();
  return (
    <>
      {unread > 0 && (
        <Badge tone="info" icon={null}>
          {t('row.unread', { count: unread })}
        </Badge>
      )}
      {state !== 'OPEN' && <Badge>{t(`state.${state}`)}</Badge>}
    </>
  );
}
