import { Avatar, Badge, Section, Text } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { Hand } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { hands, inOrder } from '../model/room.ts';
import { isOutOfReach, roomNews } from '../model/room-news.ts';
import { useRoomPlaces } from '../window/places.ts';
import { NewRound } from './NewRound.tsx';
import { PersonTools } from './PersonTools.tsx';
import { tilesStyle, tileStyle } from './RoomPeople.styles.ts';
import { SpokenStatus } from './Status.tsx';
import { useNames } from './use-names.ts';

const Tiles = styled.ul.attrs({ role: 'list' })`${tilesStyle}`;
const Tile = styled.li`${tileStyle}`;

interface RoomPersonProps {
  person: RoomParticipant;
  showsConsent: boolean;
  /** What the host can do about them, or null. */
  tools: ReactNode;
}

function RoomPerson({ person, showsConsent, tools }: RoomPersonProps) {
  const t = useSessionText();
  const {
    displayName,
    accountName,
    role,
    presence,
    identity,
    recordingConsent,
    handRaisedAt,
    passedAt,
    coveredSince,
    isCoHost,
    isSelf,
  } = person;
  const answer = recordingConsent === null ? 'open' : recordingConsent ? 'yes' : 'no';
  return (
    <Tile data-presence={presence}>
      <Avatar name={displayName} size="lg" />
      <div>
        <strong>
          <bdi>{isSelf ? t('room.you', { name: displayName }) : displayName}</bdi>
        </strong>
        <Text
          size="xs"
          tone="muted"
        >{`${t(`room.role.${role}`)} · ${t(`room.presence.${isOutOfReach(person) ? 'LOST' : presence}`)}`}</Text>
        {accountName !== null && (
          <Text size="xs" tone="muted">
            {t('people.account', { name: accountName })}
          </Text>
        )}
        {role !== 'PROVIDER' && identity !== 'SIGNED_IN_MATCHED' && (
          <Text size="xs" tone="muted">
            {t(identity === 'GUEST' ? 'people.typed' : 'people.other')}
          </Text>
        )}
        {isCoHost && <Badge tone="info">{t('people.coHost')}</Badge>}
        {coveredSince !== null && presence === 'PRESENT' && <Badge tone="warning">{t('people.covered')}</Badge>}
        {passedAt !== null && presence === 'PRESENT' && <Badge icon={null}>{t('pass.shown')}</Badge>}
        {handRaisedAt !== null && presence === 'PRESENT' && (
          <Badge icon={<Hand aria-hidden />}>{t('hand.shown')}</Badge>
        )}
        {showsConsent && presence === 'PRESENT' && (
          <Text size="xs" tone="muted">
            {t(`room.consent.${answer}`)}
          </Text>
        )}
      </div>
      {tools}
    </Tile>
  );
}

/**
 * Tells who came, who went, and whose connection was lost or is back. The list itself is no live region: it would be
 * read whole each time.
 */
function useNews(participants: Room['participants'], tell: (words: string) => void): void {
  const t = useSessionText();
  const names = useNames();
  const [known, setKnown] = useState(participants);
  if (known !== participants) {
    const { came, left, lost, back, covered } = roomNews(known, participants);
    setKnown(participants);
    const words = [
      came.length > 0 && t('people.came', { names: names(came) }),
      left.length > 0 && t('people.left', { names: names(left) }),
      lost.length > 0 && t('people.lost', { names: names(lost) }),
      back.length > 0 && t('people.back', { names: names(back) }),
      covered.length > 0 && t('people.coveredNow', { names: names(covered) }),
    ].filter((one) => one !== false);
    if (words.length > 0) tell(words.join(' '));
  }
}

export interface RoomPeopleProps {
  /** The room as it was last read. */
  room: Room;
  /** Whom a provider waits for while no one but them is there. */
  expected?: string;
  /**
   * Whether the reader leads the room, and so can put people outside. Who waits stands in a list of their own then.
   * @default false
   */
  isHost?: boolean;
  /**
   * Whether the reader can make others co-hosts: the host of a group, and not a co-host.
   * @default false
   */
  appoints?: boolean;
}

/** Who is in the room, who waits outside, who has left. */
export function RoomPeople({ room, expected, isHost = false, appoints = false }: RoomPeopleProps) {
  const t = useSessionText();
  const names = useNames();
  const [said, setSaid] = useState('');
  // A small window shows what is new since it became one.
  const isFloating = useRoomPlaces()?.isFloating ?? false;
  const [wasFloating, setWasFloating] = useState(isFloating);
  if (wasFloating !== isFloating) {
    setWasFloating(isFloating);
    setSaid('');
  }
  useNews(room.participants, setSaid);
  const raised = hands(room);
  const tiles = useRef<HTMLUListElement>(null);
  const isAlone = room.participants.every((person) => person.isSelf);
  const people = inOrder(room.participants).filter(({ presence }) => !isHost || presence !== 'WAITING');
  return (
    <Section data-part="people" title={t('room.people')} headingSize="lg">
      <SpokenStatus isNews>{said}</SpokenStatus>
      {isHost && raised.length > 0 && <Text size="sm">{t('hand.list', { names: names(raised) })}</Text>}
      {isHost && room.kind === 'GROUP' && <NewRound room={room} />}
      <Tiles ref={tiles} tabIndex={-1}>
        {people.map((person) => (
          <RoomPerson
            key={person.id}
            person={person}
            showsConsent={room.recordingRequested}
            tools={
              isHost && !person.isSelf && person.role !== 'PROVIDER' ? (
                <PersonTools
                  roomName={room.roomName}
                  person={person}
                  isHeard={room.kind !== 'BROADCAST' || person.stage === 'ON'}
                  appoints={appoints}
                  onAsked={() => setSaid(t('people.askedToMute'))}
                  onDone={() => tiles.current?.focus()}
                />
              ) : null
            }
          />
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
