import { Text, theme } from '@sakina/design-system';
import type { ConversationSide, Message } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useThreadText } from './messages/index.ts';

const Root = styled.li`
  display: grid;
  gap: ${theme.space.half};
  max-inline-size: min(100%, 36rem);
  justify-self: start;
  padding: ${theme.space.x1h} ${theme.space.x2};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.sunken};
  overflow-wrap: anywhere;
  &[data-own] { justify-self: end; background: ${theme.color.tintNavy}; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
const Words = styled.p`
  font-family: ${theme.font.reading};
  line-height: 1.6;
  white-space: pre-wrap;
`;

export interface MessageBubbleProps {
  /** The message that it shows. */
  message: Message;
  /** The reader’s side. */
  side: ConversationSide;
  /** The person of the other side. */
  name: string;
  /** Whether it is the last one that the reader wrote: then it says whether it has come and been read. */
  isLatestOwn: boolean;
}

/** One message: who, when, what. */
export function MessageBubble({ message, side, name, isLatestOwn }: MessageBubbleProps) {
  const t = useThreadText();
  const format = useFormat();
  const { author, text, sentAt, deliveredAt, readAt } = message;
  const isOwn = author === side;
  const time = format.time(sentAt);
  const state = readAt ? t('thread.read') : deliveredAt ? t('thread.delivered') : t('thread.sent');
  return (
    <Root data-own={isOwn || undefined}>
      <Text size="xs" tone="muted">
        <time dateTime={sentAt}>{isOwn ? t('thread.byYou', { time }) : t('thread.by', { name, time })}</time>
      </Text>
      <Words dir="auto">{text}</Words>
      {isLatestOwn && (
        <Text size="xs" tone="muted">
          {state}
        </Text>
      )}
    </Root>
  );
}
