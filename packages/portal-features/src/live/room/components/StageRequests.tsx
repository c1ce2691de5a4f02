import { Button, Inline, Section, Text, theme } from '@sakina/design-system';
import { setStage } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { useRef } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { onStage } from '../model/room.ts';
import { RoomCard } from '../window/RoomCard.tsx';
import { SpokenStatus } from './Status.tsx';

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.x1h};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Place = styled.div`
  &:focus { outline: none; }
`;

/** Who asks to speak in a broadcast, over the picture of its host, who alone lets someone. */
export function StageRequests({ room }: { room: Room }) {
  const t = useSessionText();
  const place = useRef<HTMLDivElement>(null);
  const asking = onStage(room).filter(({ stage }) => stage === 'REQUESTED');
  return (
    <>
      <Place ref={place} tabIndex={-1} role="group" aria-label={t('stage.title')}>
        {asking.length > 0 && (
          <RoomCard>
            <People roomName={room.roomName} people={asking} onDone={() => place.current?.focus()} />
          </RoomCard>
        )}
      </Place>
      <SpokenStatus>{asking.length === 0 ? '' : t('stage.asking', { count: asking.length })}</SpokenStatus>
    </>
  );
}

interface PeopleProps {
  roomName: string;
  people: readonly RoomParticipant[];
  onDone: () => void;
}

function People({ roomName, people, onDone }: PeopleProps) {
  return (
    <List>
      {people.map((person) => (
        <li key={person.id}>
          <StagePerson roomName={roomName} person={person} onDone={onDone} />
        </li>
      ))}
    </List>
  );
}

/** Who speaks in a broadcast beside its host, who alone ends it. */
export function OnStage({ room }: { room: Room }) {
  const t = useSessionText();
  const place = useRef<HTMLDivElement>(null);
  const people = onStage(room).filter(({ stage }) => stage === 'ON');
  return (
    <Section data-part="on-stage" title={t('stage.on')} headingSize="lg" description={t('stage.lead')}>
      <Place ref={place} tabIndex={-1} role="group" aria-label={t('stage.on')}>
        {people.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('stage.on.none')}
          </Text>
        ) : (
          <People roomName={room.roomName} people={people} onDone={() => place.current?.focus()} />
        )}
      </Place>
    </Section>
  );
}

interface StagePersonProps {
  roomName: string;
  person: RoomParticipant;
  /** Called once their buttons changed or went. */
  onDone: () => void;
}

function StagePerson({ roomName, person: { id, displayName: name, stage }, onDone }: StagePersonProps) {
  const t = useSessionText();
  const { run, isRunning, error } = useAction(setStage);
  const set = (next: 'ON' | 'OFF') => {
    // Shown from `error`.
    run({ params: { roomName, participantId: id }, body: { stage: next } }).then(onDone, () => undefined);
  };
  const isOn = stage === 'ON';
  return (
    <>
      <Text>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {` · ${t(isOn ? 'stage.speaks' : 'stage.asks')}`}
      </Text>
      <Inline gap="x1">
        {!isOn && (
          <Button
            size="small"
            isPending={isRunning}
            aria-label={t('stage.letName', { name })}
            onPress={() => set('ON')}
          >
            {t('stage.let')}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          isDisabled={isRunning}
          aria-label={t(isOn ? 'stage.endName' : 'stage.declineName', { name })}
          onPress={() => set('OFF')}
        >
          {t(isOn ? 'stage.end' : 'stage.decline')}
        </Button>
      </Inline>
      <ErrorNotice error={error} />
    </>
  );
}
