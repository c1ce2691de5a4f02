import { Section, Text, theme } from '@sakina/design-system';
import type { Room, RoomMessage } from '@sakina/platform/contract';
import { listRoomChat } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ReadView } from '../../../shared/index.ts';
import { ROOM_POLL_MS } from '../api/rooms.ts';
import { useSessionText } from '../messages/index.ts';
import { useRoomPlaces } from '../window/places.ts';
import { ChatForm } from './ChatForm.tsx';
import { SpokenStatus } from './Status.tsx';

/** How often the chat is read while the room's channel is open and tells of every line, in milliseconds. */
const CHANNEL_POLL_MS = 30_000;

export interface RoomChatProps {
  /** The room as it was last read. */
  room: Room;
  /** The secret of one's own place. */
  participantId: string;
  /** Whether the reader leads the room: then no one else gets their words alone. */
  isHost: boolean;
  /** Whether the room's channel tells of new lines. */
  isLive: boolean;
}

const Log = styled.div.attrs({ role: 'log' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1h};
  max-block-size: 20rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`;
const Line = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  max-inline-size: 90%;
  padding: ${theme.space.x1} ${theme.space.x1h};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  &[data-own='true'] { align-self: flex-end; border: 1px solid ${theme.color.hairline}; background: transparent; }
`;

function ChatLine({ line, isHost }: { line: RoomMessage; isHost: boolean }) {
  const t = useSessionText();
  const format = useFormat();
  const from = line.isOwn ? t('chat.you') : line.authorName;
  return (
    <Line data-own={line.isOwn}>
      <Text as="span" size="xs" tone="muted">
        <bdi>{from}</bdi>
        {' · '}
        {format.time(line.sentAt)}
        {line.to === 'HOST' && ` · ${t(isHost ? 'chat.toYou' : 'chat.toHost')}`}
      </Text>
      <bdi dir="auto">{line.text}</bdi>
    </Line>
  );
}

/**
 * The newest line of others that came while the chat was folded away, where its log says nothing; null while it is in
 * sight. The window is told how many such lines there are.
 */
function useUnseen(items: readonly RoomMessage[] | undefined): RoomMessage | null {
  const places = useRoomPlaces();
  const isShown = places?.shows('chat') ?? true;
  const [seen, setSeen] = useState<number | null>(null);
  const count = items?.length;
  // What was written before someone came in is not new to them.
  if (count !== undefined && (seen === null || (isShown && seen !== count))) setSeen(count);
  const lines = (items ?? []).slice(seen ?? count).filter(({ isOwn }) => !isOwn);
  const tell = places?.tellUnread;
  useEffect(() => tell?.(lines.length), [tell, lines.length]);
  return isShown ? null : (lines.at(-1) ?? null);
}

/** What is written in the room; it works without sound and picture. */
export function RoomChat({ room, participantId, isHost, isLive }: RoomChatProps) {
  const t = useSessionText();
  const read = useOperation(
    listRoomChat,
    { params: { roomName: room.roomName }, secret: participantId },
    { refreshMs: isLive ? CHANNEL_POLL_MS : ROOM_POLL_MS, keepPrevious: true },
  );
  const log = useRef<HTMLDivElement>(null);
  const items = read.data?.items;
  const count = items?.length ?? 0;
  const unseen = useUnseen(items);
  // Those who watch a broadcast do not learn of each other.
  const isQuestion = room.kind === 'BROADCAST' && !isHost;
  // The newest line stands last, and is what one came to read.
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count]);

  return (
    <Section
      data-part="chat"
      title={t('chat.title')}
      headingSize="lg"
      description={isQuestion ? t('chat.kept.QUESTION', { provider: room.providerName }) : t(`chat.kept.${room.kind}`)}
    >
      <SpokenStatus>{unseen && t('chat.spoken', { name: unseen.authorName, text: unseen.text })}</SpokenStatus>
      <ReadView
        // A reading that fails must not take away what was written.
        read={read.data === undefined ? read : { ...read, error: undefined }}
        loading={<Text tone="muted">{t('chat.loading')}</Text>}
      >
        {({ items }) => (
          // What was written before is not read out: the log is there, empty or full, before anything is added to it.
          <Log ref={log} tabIndex={0} aria-label={t('chat.log')}>
            {items.length === 0 ? (
              <Text size="sm" tone="muted">
                {t('chat.empty')}
              </Text>
            ) : (
              items.map((line) => <ChatLine key={line.id} line={line} isHost={isHost} />)
            )}
          </Log>
        )}
      </ReadView>
      <ChatForm
        roomName={room.roomName}
        participantId={participantId}
        reader={isQuestion ? 'HOST' : !isHost && room.kind === 'GROUP' ? 'ASK' : 'ALL'}
        provider={room.providerName}
        isHost={isHost}
      />
    </Section>
  );
}
