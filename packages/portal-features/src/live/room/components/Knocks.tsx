import { Button, theme } from '@sakina/design-system';
import { admitParticipant, refuseParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { howKnown, waiting } from '../model/room.ts';
import { RoomRefusal } from './RoomRefusal.tsx';
import { SpokenStatus } from './Status.tsx';
import { WaitingPerson } from './WaitingPerson.tsx';

export interface KnocksProps {
  /** The room, as its host sees it. */
  room: Room;
  /** Name of the client whom the host waits for. */
  expected?: string | undefined;
}

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Place = styled.div`
  & > ul + button { margin-block-start: ${theme.space.x1}; }
  &:focus { outline: none; }
`;

/** How many are shown at first: more would hide everyone who is in the call. */
const FIRST = 3;

/** Who asks to come in, over the stage: the host lets them in or not, one at a time. */
export function Knocks({ room, expected }: KnocksProps) {
  const t = useSessionText();
  const admit = useAction(admitParticipant);
  const refuse = useAction(refuseParticipant);
  const place = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState<Readonly<Record<string, 'admit' | 'refuse'>>>({});
  const [news, setNews] = useState('');
  const { roomName } = room;
  const people = waiting(room);
  const [showsAll, setShowsAll] = useState(false);
  // Those who come after all of them are answered are a crowd anew.
  if (showsAll && people.length === 0) setShowsAll(false);
  const shown = showsAll ? people : people.slice(0, FIRST);

  async function decide({ id, displayName }: RoomParticipant, what: 'admit' | 'refuse') {
    setPending((others) => ({ ...others, [id]: what }));
    refuse.reset();
    admit.reset();
    try {
      await (what === 'admit' ? admit : refuse).run({ params: { roomName, participantId: id } });
      setNews(t(`admission.done.${what}`, { name: displayName }));
      // Their buttons go with them.
      place.current?.focus();
    } catch {
      // Shown from the action's `error`; they wait on.
    } finally {
      setPending(({ [id]: _done, ...others }) => others);
    }
  }

  const [first] = people;
  const knock =
    first === undefined
      ? ''
      : people.length === 1
        ? t('admission.knock.name', { name: first.displayName })
        : t('admission.knock', { count: people.length });
  return (
    <>
      <Place ref={place} tabIndex={-1} role="group" aria-label={t('admission.title')}>
        {people.length > 0 && (
          <List>
            {shown.map((person, index) => (
              <WaitingPerson
                key={person.id}
                isFirst={index === 0}
                person={person}
                known={howKnown(person, expected)}
                pending={pending[person.id] ?? null}
                onAdmit={() => void decide(person, 'admit')}
                onRefuse={() => void decide(person, 'refuse')}
              />
            ))}
          </List>
        )}
        {shown.length < people.length && (
          <Button
            size="small"
            variant="secondary"
            onPress={() => {
              setShowsAll(true);
              // It goes, and the list goes on where it was.
              place.current?.focus();
            }}
          >
            {t('admission.more', { count: people.length - shown.length })}
          </Button>
        )}
      </Place>
      <RoomRefusal error={admit.error ?? refuse.error} />
      <SpokenStatus>{news}</SpokenStatus>
      <SpokenStatus>{knock}</SpokenStatus>
    </>
  );
}
