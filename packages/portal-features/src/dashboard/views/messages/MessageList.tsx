import { Stack, Text, theme } from '@sakina/design-system';
import type { Conversation, Message } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { Pages } from '../../api/pages.ts';
import { MorePages } from '../../components/MorePages.tsx';
import { byDay } from '../../model/message-days.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { useMessagesText } from './messages/index.ts';

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
  conversation: Conversation;
  /** The messages read so far, the latest first. */
  pages: Pages<Message>;
}

/** What was written, the latest last, under the days on which it was. */
export function MessageList({ conversation, pages }: MessageListProps) {
  const t = useMessagesText();
  const format = useFormat();
  const { items } = pages;
  const name = conversation.provider.displayName;
  const own = items.find(({ author }) => author === 'CLIENT');
  if (items.length === 0) return <Text tone="muted">{t('thread.none')}</Text>;
  return (
    <Stack gap="x2">
      <MorePages pages={pages} label={t('thread.earlier')} />
      <List aria-label={t('thread.label', { name })}>
        {byDay(items, (instant) => format.dateIn(instant)).map(({ date, messages }) => (
          <Fragment key={date}>
            <Day>
              <Text as="span" size="xs" tone="muted">
                {format.dayInWords(messages[0]?.sentAt ?? date)}
              </Text>
            </Day>
            {messages.map((message) => (
              <MessageBubble key={message.id} message={message} name={name} isLatestOwn={message.id === own?.id} />
            ))}
          </Fragment>
        ))}
      </List>
    </Stack>
  );
}
