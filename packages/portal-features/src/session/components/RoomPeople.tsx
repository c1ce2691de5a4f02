import { Avatar, Section, Stack, Text, theme } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { inOrder } from '../model/room.ts';

const Person = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.x1h};
  align-items: center;
  padding-block: ${theme.space.x1};
  &[data-presence='LEFT'] { opacity: 0.75; }
  & strong { font-family: ${theme.font.control}; font-size: ${theme.text.sm}; overflow-wrap: anywhere; }
`;

function RoomPerson({ person, showsConsent }: { person: RoomParticipant; showsConsent: boolean }) {
  const t = useSessionText();
  const { displayName, role, presence, recordingConsent, isSelf } = person;
  const answer = recordingConsent === null ? 'open' : recordingConsent ? 'yes' : 'no';
  return (
    <Person data-presence={presence}>
      <Avatar name={displayName} />
      <Stack gap="none">
        <strong><bdi>{isSelf ? t('room.you', { name: displayName }) : displayName}</bdi></strong>
        <Text size="xs" tone="muted">{`${t(`room.role.${role}`)} · ${t(`room.presence.${presence}`)}`}</Text>
        {showsConsent && presence === 'PRESENT' && <Text size="xs" tone="muted">{t(`room.consent.${answer}`)}</Text>}
      </Stack>
    </Person>
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
    <Section title={t('room.people')} headingSize="lg">
      <Stack as="ul" gap="none" aria-live="polite">
        {inOrder(room.participants).map((person) => <RoomPerson key={person.id} person={person} showsConsent={room.recordingRequested} />)}
      </Stack>
      {isAlone && expected && <Text size="sm" tone="muted">{t('room.alone', { name: expected })}</Text>}
    </Section>
  );
}
