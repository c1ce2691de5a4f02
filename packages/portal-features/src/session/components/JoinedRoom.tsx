import { Button, Heading, Stack, Text } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { useKeepsSession } from '@sakina/platform/react';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { present } from '../model/room.ts';
import { Calm } from './Calm.tsx';
import { ConsentQuestion } from './ConsentQuestion.tsx';
import { footStyle, panelsStyle } from './ProviderRoom.styles.ts';
import { RecordingIndicator } from './RecordingIndicator.tsx';
import { Status } from './Status.tsx';
import { RoomPeople } from './RoomPeople.tsx';

export interface JoinedRoomProps {
  room: Room;
  /** The caller's own entry in the room. */
  self: RoomParticipant;
  /** Who that is, as entering told the caller alone. */
  participantId: string;
  isLeaving: boolean;
  onLeave: () => void;
}

const Panels = styled.div`${panelsStyle}`;
const Foot = styled.div`${footStyle}`;

/** A client's or guest's place in the session: in the waiting room first, then inside. */
export function JoinedRoom({ room, self, participantId, isLeaving, onLeave }: JoinedRoomProps) {
  const t = useSessionText();
  const heading = useRef<HTMLHeadingElement>(null);
  // Waiting to be let in is being there, too.
  useKeepsSession(true);
  const isInside = room.state === 'OPEN' && self.presence === 'PRESENT';

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
              {t('room.title', { name: room.providerName })}
            </Heading>
            <Text size="sm" tone="muted">
              {t('room.withoutMedia')}
            </Text>
          </Stack>
          <Panels>
            <Stack gap="x4" data-part="recording">
              <RecordingIndicator room={room} />
              {room.recordingRequested && (
                <ConsentQuestion roomName={room.roomName} participantId={participantId} said={self.recordingConsent} />
              )}
            </Stack>
            <RoomPeople room={room} />
          </Panels>
        </>
      ) : (
        <Calm illustration="window">
          <Heading level={1} tabIndex={-1} ref={heading}>
            {t('join.waiting.title')}
          </Heading>
          <Status>
            {t(present(room).some((one) => one.role === 'PROVIDER') ? 'join.waiting.open' : 'join.waiting.closed', {
              provider: room.providerName,
            })}
          </Status>
          <Text tone="muted" measure>
            {t('join.waiting.calm')}
          </Text>
        </Calm>
      )}
      <Foot>
        <Button variant="secondary" isPending={isLeaving} onPress={onLeave}>
          <LogOut aria-hidden />
          {t(isInside ? 'join.leave' : 'join.leaveWaiting')}
        </Button>
      </Foot>
    </>
  );
}
