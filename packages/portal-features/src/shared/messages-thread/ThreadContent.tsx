import { Stack } from '@sakina/design-system';
import type { Conversation, Message } from '@sakina/platform/contract';
import { updateConversation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Pages } from '../pages/index.ts';
import { MessageList } from './MessageList.tsx';
import { WaitingMessages } from './WaitingMessages.tsx';

export interface ThreadContentProps {
  /** The conversation that it is about. */
  conversation: Conversation;
  /** The messages read so far, the latest first. */
  pages: Pages<Message>;
  /** Said where nothing has been written. */
  none: string;
  /** The lower end: the field to write, or why nothing can be written. */
  children: ReactNode;
}

/**
 * What was written and the lower end, by whose side is signed in; opens at the newest message, and what is shown counts
 * as read.
 */
export function ThreadContent({ conversation, pages, none, children }: ThreadContentProps) {
  useMarkRead(conversation, pages.items);
  const end = useRef<HTMLDivElement>(null);
  // Opens at the newest message and the field; once, so that no one is moved while reading. The heading takes the focus
  // before.
  useEffect(() => {
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'end' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Stack gap="x3">
      <MessageList conversation={conversation} pages={pages} none={none} />
      <WaitingMessages conversation={conversation} />
      <div ref={end}>{children}</div>
    </Stack>
  );
}

/** What is shown counts as read; where that cannot be said now, the next visit says it. */
function useMarkRead({ id, unread, side }: Conversation, messages: readonly Message[]): void {
  const { run } = useAction(updateConversation);
  const latest = messages.find(({ author }) => author !== side)?.id;
  useEffect(() => {
    if (unread > 0 && latest) run({ params: { id }, body: { readUpTo: latest } }).catch(() => undefined);
  }, [run, id, unread, latest]);
}
