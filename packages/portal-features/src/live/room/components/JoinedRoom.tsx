import { Button } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import type { Sending } from '@sakina/platform/media';
import { useKeepsSession } from '@sakina/platform/react';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lazyPanel } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { RoomCall } from '../stage/late.tsx';
import { RoomWindow } from '../window/RoomWindow.tsx';
import { RoomCard } from '../window/RoomCard.tsx';
import { AskForStage } from './AskForStage.tsx';
import { HandButton } from './HandButton.tsx';
import { Knocks } from './Knocks.tsx';
import { footStyle } from './JoinedRoom.styles.ts';
import { PassButton } from './PassButton.tsx';
import { PrivacySwitch } from './PrivacySwitch.tsx';
import { PrivateMark } from './PrivateMark.tsx';
import { RecordingIndicator } from './RecordingIndicator.tsx';
import { StageRequests } from './StageRequests.tsx';
import { roomTabs } from './room-tabs.tsx';
import { useConsentPart } from './use-consent-part.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

export interface JoinedRoomProps {
  /** The room as it was last read. */
  room: Room;
  /** The caller's own entry in the room. */
  self: RoomParticipant;
  /** Who that is, as entering told the caller alone. */
  participantId: string;
  /** Whether leaving is being sent. */
  isLeaving: boolean;
  /** Whether the room's channel is open. */
  isLive: boolean;
  /** Called to leave. */
  onLeave: () => void;
  /** That the connection is interrupted. */
  connection: ReactNode;
  /** What the page adds, by what the caller sends. */
  head?: RoomHead | undefined;
}

/** What a page adds to a room, by what the reader sends to the others. */
export type RoomHead = (sending: Sending) => ReactNode;

const Foot = styled.div`${footStyle}`;
// Whoever leads a group needs it, and no one else who joins a room.
const EndGroup = lazyPanel(() => import('./EndGroup.tsx').then((m) => m.EndGroup));

/**
 * A place in a room: in the waiting room first, then inside; the host of a group or a broadcast lets people in from
 * here.
 */
export function JoinedRoom({
  room,
  self,
  participantId,
  isLeaving,
  isLive,
  connection,
  onLeave,
  head,
}: JoinedRoomProps) {
  const t = useSessionText();
  const heading = useRef<HTMLHeadingElement>(null);
  // Waiting to be let in is being there, too.
  useKeepsSession(true);
  const isHost = self.role === 'PROVIDER';
  const leads = isHost || self.isCoHost;
  // The host of a broadcast rehearses before it opens.
  const isInside = self.presence === 'PRESENT' && (room.state === 'OPEN' || isHost);
  const isBroadcast = room.kind === 'BROADCAST';
  const [sending, setSending] = useState<Sending>('none');
  const consent = useConsentPart({ room, self, participantId }, heading);

  // Being let in changes the whole page, so the new heading is where reading goes on.
  useEffect(() => {
    heading.current?.focus();
  }, [isInside]);

  const leave = (
    <Button
      variant="secondary"
      isPending={isLeaving}
      aria-label={t(isInside ? 'join.leave' : 'join.leaveWaiting')}
      onPress={onLeave}
    >
      <LogOut aria-hidden />
      <span>{t(isInside ? 'join.leave' : 'join.leaveWaiting')}</span>
    </Button>
  );
  if (!isInside)
    return (
      <>
        {connection}
        <WaitingRoom ref={heading} room={room} self={self} participantId={participantId} />
        <Foot>{leave}</Foot>
      </>
    );

  const place = { roomName: room.roomName, selfId: self.id, participantId };
  const tabs = roomTabs({ room, own: { self, participantId }, isHost, isLive, consent: consent.tabs });

  return (
    <RoomWindow
      title={room.title ?? t('room.title', { name: room.providerName })}
      headingRef={heading}
      facts={room.privacy === 'PRIVATE' && <PrivateMark />}
      over={
        <>
          {connection}
          {leads && !isBroadcast && <Knocks room={room} />}
          {isHost && isBroadcast && <StageRequests room={room} />}
          {head && <RoomCard>{head(sending)}</RoomCard>}
        </>
      }
      later={consent.asked}
      panelHead={
        <>
          <RecordingIndicator room={room} />
          {isHost && <PrivacySwitch room={room} />}
        </>
      }
      tabs={tabs}
      actions={
        !isHost &&
        room.kind !== 'SESSION' && (
          <>
            {room.kind === 'GROUP' && (
              <>
                <HandButton {...place} isRaised={self.handRaisedAt !== null} />
                <PassButton {...place} hasPassed={self.passedAt !== null} />
              </>
            )}
            {isBroadcast && <AskForStage {...place} stage={self.stage} />}
          </>
        )
      }
      end={
        isHost && room.kind === 'GROUP' ? (
          <EndGroup roomName={room.roomName} onLeave={onLeave} loading={leave} />
        ) : (
          leave
        )
      }
    >
      <RoomCall
        room={room}
        participantId={participantId}
        selfId={self.id}
        isHost={isHost}
        isOnStage={self.stage === 'ON'}
        onSending={setSending}
      />
    </RoomWindow>
  );
}
