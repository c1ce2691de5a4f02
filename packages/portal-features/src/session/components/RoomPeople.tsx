import { Avatar, Section, Text } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { inOrder } from '../model/room.ts';
import { tilesStyle, tileStyle } from './RoomPeople.styles.ts';

const Tiles = styled.ul.attrs({ role: 'list', 'aria-live': 'polite' })`${tilesStyle}`;
const Tile = styled.li`${tileStyle}`;

function RoomPerson({ person, showsConsent }: { person: RoomParticipant; showsConsent: boolean }) {
  const t = useSessionText();
  const { displayName, role, presence, recordingConsent, isSelf } = person;
  const answer = recordingConsent === null ? 'open' : recordingConsent ? 'yes' : 'no';
  return (
    <Tile data-presence={presence}>
      <Avatar name={displayName} size={presence === 'PRESENT' ? 'xl' : 'lg'} />
      <div>
        <strong>
          <bdi>{isSelf ? t('room.you', { name: displayName }) : displayName}</bdi>
        </strong>
        <Text size="xs" tone="muted">{`${t(`room.role.${role}`)} · ${t(`room.presence.${presence}`)}`}</Text>
        {showsConsent && presence === 'PRESENT' && (
          <Text size="xs" tone="muted">
            {t(`room.consent.${answer}`)}
          </Text>
        )}
      </div>
    </Tile>
  );
}

export interface RoomPeopleProps {
  room: Room;
  /** Whom a provider waits for while nobody but them is there. */
  expected?: string;
}

/** Who is in the room, who waits outside, who has left. */
export function RoomPeople({ room, expected }: RoomPeopleProps) {
  const t = useSessionText();
  const isAlone = room.participants.every((person) => person.isSelf);
  return (
    <Section data-part="people" title={t('room.people')} headingSize="lg">
      <Tiles>
        {inOrder(room.participants).map((person) => (
          <RoomPerson key={person.id} person={person} showsConsent={room.recordingRequested} />
        ))}
      </Tiles>
      {isAlone && expected && (
        <Text size="sm" tone="muted">
          {t('room.alone', { name: expected })}
        </Text>
      )}
    </Section>
  );
}
