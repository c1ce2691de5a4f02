import { Stack, Text, theme } from '@sakina/design-system';
import type { Conversation, Message } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Fragment } from 'react';
import styled from 'styled-components';
import { MorePages } from '../pages/index.ts';
import type { Pages } from '../pages/index.ts';
import { byDay } from './message-days.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { useThreadText } from './messages/index.ts';
import { otherName } from './other-name.ts';

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space.x1h};
  min-inline-size: 0;
`;
const Day = styled.li`
  padding-block: ${theme.space.x1};
  text-align: center;
`;

export interface MessageListProps {
  /** The conversation that it is about. */
  conversation: Conversation;
  /** The messages read so far, the latest first. */
  pages: Pages<Message>;
  /** Said where nothing has been written. */
  none: string;
}

/** What was written, the latest last, under the days on which it was. */
export function MessageList({ conversation, pages, none }: MessageListProps) {
  const t = useThreadText();
  const format = useFormat();
  const { items } = pages;
  const name = otherName(conversation);
  const own = items.find(({ author }) => author === conversation.side);
  if (items.length === 0) return <Text tone="muted">{none}</Text>;
  return (
    <Stack gap="x2">
      <MorePages pages={pages} label={t('thread.earlier')} />
      <List aria-label={t('thread.label', { name })}>
        {byDay(items, (instant) => format.dateIn(instant)).map(({ date, messages }) => (
          <Fragment key={date}>
            <Day>
              <Text as="span" size="xs" tone="muted">
                {format.relativeDay(messages[0]?.sentAt ?? date)}
              </Text>
            </Day>
            {messages.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                side={conversation.side}
                name={name}
                isLatestOwn={message.id === own?.id}
              />
            ))}
          </Fragment>
        ))}
      </List>
    </Stack>
  );
}
