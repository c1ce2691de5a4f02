import { Button, Heading, Stack } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { useKeepsSession } from '@sakina/platform/react';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { RoomCall } from '../stage/late.tsx';
import { AdmissionPanel } from './AdmissionPanel.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { HandButton } from './HandButton.tsx';
import { footStyle, panelsStyle } from './ProviderRoom.styles.ts';
import { RecordingIndicator } from './RecordingIndicator.tsx';
import { RoomChat } from './RoomChat.tsx';
import { RoomPeople } from './RoomPeople.tsx';
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
}

const Panels = styled.div`${panelsStyle}`;
const Foot = styled.div`${footStyle}`;

/** A place in a room: in the waiting room first, then inside; the host of a group or a broadcast lets people in from here. */
export function JoinedRoom({ room, self, participantId, isLeaving, isLive, onLeave }: JoinedRoomProps) {
  const t = useSessionText();
  const heading = useRef<HTMLHeadingElement>(null);
  // Waiting to be let in is being there, too.
  useKeepsSession(true);
  const isInside = room.state === 'OPEN' && self.presence === 'PRESENT';
  const isHost = self.role === 'PROVIDER';

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
            <RoomCall room={room} participantId={participantId} selfId={self.id} />
          </Stack>
          <Panels>
            <Stack gap="x4" data-part="recording">
              <RecordingIndicator room={room} />
              {room.recordingRequested && (
                <ConsentQuestion roomName={room.roomName} participantId={participantId} said={self.recordingConsent} />
              )}
            </Stack>
            <Stack gap="x4" data-part="people">
              {isHost && <AdmissionPanel room={room} />}
              <RoomPeople room={room} isHost={isHost} />
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
        {isInside && room.kind !== 'SESSION' && !isHost && (
          <HandButton roomName={room.roomName} participantId={participantId} isRaised={self.handRaisedAt !== null} />
        )}
      </Foot>
    </>
  );
}
