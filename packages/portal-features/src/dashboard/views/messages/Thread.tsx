import { EmptyState, LoadingRegion, PageHeader, Skeleton, Stack } from '@sakina/design-system';
import type { Conversation, Message } from '@sakina/platform/contract';
import { useEffect, useRef, useState } from 'react';
import { errorCase, ReadView, useRouteFocus } from '../../../shared/index.ts';
import type { Pages } from '../../api/pages.ts';
import { useMessages } from '../../api/use-messages.ts';
import { useUpdateConversation } from '../../api/use-update-conversation.ts';
import { pathTo } from '../../model/place.ts';
import { ConversationEnd } from './ConversationEnd.tsx';
import { MessageList } from './MessageList.tsx';
import { useMessagesText } from './messages/index.ts';
import { WaitingMessages } from './WaitingMessages.tsx';

/** One conversation: what was written, and the field to write. */
export function Thread({ id }: { id: string }) {
  const t = useMessagesText();
  const title = useRouteFocus();
  const { read, pages } = useMessages(id);
  const conversation = read.data?.conversation;
  // What was pressed goes with the state, so the focus goes on from the top.
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) queueMicrotask(() => title.current?.focus());
  }, [changes, title]);
  return (
    <>
      <PageHeader
        back={{ href: pathTo('messages'), label: t('thread.back') }}
        title={conversation ? t('thread.title', { name: conversation.provider.displayName }) : t('title')}
        titleRef={title}
      />
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('thread.loading')}>
            <Stack gap="x2">
              <Skeleton lines={3} />
              <Skeleton lines={2} />
            </Stack>
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <EmptyState title={t('thread.missing')}>{t('thread.missingBody')}</EmptyState>
          ) : undefined
        }
      >
        {(data) => (
          <ThreadContent
            conversation={data.conversation}
            pages={pages}
            onStateChanged={() => setChanges(changes + 1)}
          />
        )}
      </ReadView>
    </>
  );
}

interface ThreadContentProps {
  conversation: Conversation;
  pages: Pages<Message>;
  onStateChanged: () => void;
}

function ThreadContent({ conversation, pages, onStateChanged }: ThreadContentProps) {
  useMarkRead(conversation, pages.items);
  const end = useRef<HTMLDivElement>(null);
  // Opens at the newest message and the field; once, so that nobody is moved while reading. The heading takes the focus before.
  useEffect(() => {
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'end' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Stack gap="x3">
      <MessageList conversation={conversation} pages={pages} />
      <WaitingMessages providerId={conversation.provider.id} />
      <div ref={end}>
        <ConversationEnd key={conversation.id} conversation={conversation} onStateChanged={onStateChanged} />
      </div>
    </Stack>
  );
}

/** What is shown counts as read; where that cannot be said now, the next visit says it. */
function useMarkRead({ id, unread }: Conversation, messages: readonly Message[]): void {
  const { run } = useUpdateConversation();
  const latest = messages.find(({ author }) => author === 'PROVIDER')?.id;
  useEffect(() => {
    if (unread > 0 && latest) run({ params: { id }, body: { readUpTo: latest } }).catch(() => undefined);
  }, [run, id, unread, latest]);
}
