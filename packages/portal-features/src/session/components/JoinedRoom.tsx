import { Button, Heading, Stack, theme } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import type { Sending } from '@sakina/platform/media';
import { useKeepsSession } from '@sakina/platform/react';
import { LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { RoomCall } from '../stage/late.tsx';
import { AdmissionPanel } from './AdmissionPanel.tsx';
import { AskForStage } from './AskForStage.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { HandButton } from './HandButton.tsx';
import { footStyle, panelsStyle } from './ProviderRoom.styles.ts';
import { PassButton } from './PassButton.tsx';
import { PrivacySwitch } from './PrivacySwitch.tsx';
import { RecordingIndicator } from './RecordingIndicator.tsx';
import { RoomChat } from './RoomChat.tsx';
import { RoomPeople } from './RoomPeople.tsx';
import { StageRequests } from './StageRequests.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

export interface JoinedRoomProps {
  room: Room;
  /** The caller's own entry in the room. */
  self: RoomParticipant;
  /** Who that is, as entering told the caller alone. */
  participantId: string;
  isLeaving: boolean;
  /** Whether the room's channel is open. */
  isLive: boolean;
  onLeave: () => void;
  /** What stands below the name of the room, by what the caller sends. */
  head?: RoomHead | undefined;
}

/** What a page adds to a room, by what the reader sends to the others. */
export type RoomHead = (sending: Sending) => ReactNode;

const Panels = styled.div`${panelsStyle}`;
const Foot = styled.div`${footStyle}`;
const Head = styled.div`margin-block-end: ${theme.space.x2};`;

/** A place in a room: in the waiting room first, then inside; the host of a group or a broadcast lets people in from here. */
export function JoinedRoom({ room, self, participantId, isLeaving, isLive, onLeave, head }: JoinedRoomProps) {
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

  // Being let in changes the whole page, so the new heading is where reading goes on.
  useEffect(() => {
    heading.current?.focus();
  }, [isInside]);

  return (
    <>
      {isInside ? (
        <>
          <Stack gap="half">
            <Heading level={1} tabIndex={-1} ref={heading}>
              {room.title ?? t('room.title', { name: room.providerName })}
            </Heading>
            {head && <Head>{head(sending)}</Head>}
            <RoomCall
              room={room}
              participantId={participantId}
              selfId={self.id}
              isHost={isHost}
              isOnStage={self.stage === 'ON'}
              onSending={setSending}
            />
          </Stack>
          <Panels>
            <Stack gap="x4" data-part="recording">
              <RecordingIndicator room={room} />
              {isHost && <PrivacySwitch room={room} />}
              {room.recordingRequested && (
                <ConsentQuestion roomName={room.roomName} participantId={participantId} said={self.recordingConsent} />
              )}
            </Stack>
            <Stack gap="x4" data-part="people">
              {leads && !isBroadcast && <AdmissionPanel room={room} />}
              {(isHost || !isBroadcast) && (
                <RoomPeople room={room} isHost={leads} appoints={isHost && room.kind === 'GROUP'} />
              )}
              {isHost && isBroadcast && <StageRequests room={room} />}
              <RoomChat room={room} participantId={participantId} isHost={isHost} isLive={isLive} />
            </Stack>
          </Panels>
        </>
      ) : (
        <WaitingRoom ref={heading} room={room} self={self} participantId={participantId} />
      )}
      <Foot>
        <Button variant="secondary" isPending={isLeaving} onPress={onLeave}>
          <LogOut aria-hidden />
          {t(isInside ? 'join.leave' : 'join.leaveWaiting')}
        </Button>
        {isInside && room.kind === 'GROUP' && !isHost && (
          <>
            <HandButton
              roomName={room.roomName}
              selfId={self.id}
              participantId={participantId}
              isRaised={self.handRaisedAt !== null}
            />
            <PassButton
              roomName={room.roomName}
              selfId={self.id}
              participantId={participantId}
              hasPassed={self.passedAt !== null}
            />
          </>
        )}
        {isInside && isBroadcast && !isHost && (
          <AskForStage roomName={room.roomName} selfId={self.id} participantId={participantId} stage={self.stage} />
        )}
      </Foot>
    </>
  );
}
