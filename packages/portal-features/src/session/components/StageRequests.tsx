import { Button, Inline, Section, Text, theme } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { useRef } from 'react';
import styled from 'styled-components';
import { ErrorNotice } from '../../shared/index.ts';
import { useSetStage } from '../api/use-set-stage.ts';
import { useSessionText } from '../messages/index.ts';
import { onStage } from '../model/room.ts';
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

/** Who asks to speak in a broadcast and who does, for its host, who alone lets someone and ends it. */
export function StageRequests({ room }: { room: Room }) {
  const t = useSessionText();
  const place = useRef<HTMLDivElement>(null);
  const people = onStage(room);
  const asking = people.filter(({ stage }) => stage === 'REQUESTED').length;
  return (
    <Section data-part="stage-requests" title={t('stage.title')} headingSize="lg" description={t('stage.lead')}>
      <Place ref={place} tabIndex={-1} role="group" aria-label={t('stage.title')}>
        {people.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('stage.noOne')}
          </Text>
        ) : (
          <List>
            {people.map((person) => (
              <li key={person.id}>
                <StagePerson roomName={room.roomName} person={person} onDone={() => place.current?.focus()} />
              </li>
            ))}
          </List>
        )}
      </Place>
      <SpokenStatus>{asking === 0 ? '' : t('stage.asking', { count: asking })}</SpokenStatus>
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
  const { run, isRunning, error } = useSetStage();
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
