import { Heading, Section, Text } from '@sakina/design-system';
import type { Room, RoomParticipant } from '@sakina/platform/contract';
import type { Ref } from 'react';
import { Bulleted, HelpNow } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { usePreloadCall } from '../stage/late.tsx';
import { Calm } from './Calm.tsx';
import { Status } from './Status.tsx';
import { WordToHost } from './WordToHost.tsx';

export interface WaitingRoomProps {
  /** The room as it was last read. */
  room: Room;
  /** The caller, who waits. */
  self: RoomParticipant;
  /** The secret of their place. */
  participantId: string;
  /** The heading, on which reading goes on. */
  ref?: Ref<HTMLHeadingElement>;
}

/** In front of the room: where one stands, what comes next, something calm, a word to the host, and help. */
export function WaitingRoom({ room, self, participantId, ref }: WaitingRoomProps) {
  const t = useSessionText();
  const { providerName: provider, state } = room;
  usePreloadCall(room);
  const where = self.admittedAt !== null ? 'back' : state === 'OPEN' ? 'open' : 'closed';
  return (
    <Calm illustration="window">
      <Heading level={1} tabIndex={-1} {...(ref && { ref })}>
        {t('join.waiting.title')}
      </Heading>
      <Status>{t(`join.waiting.${where}`, { provider })}</Status>
      <Text tone="muted" measure>
        {t('join.waiting.calm')}
      </Text>
      <Section title={t('waiting.next.title')} headingSize="lg">
        <Bulleted
          items={[t('waiting.next.letIn', { provider }), t('waiting.next.names'), t('waiting.next.recording')]}
        />
      </Section>
      <Section title={t('waiting.ground.title')} headingSize="lg">
        <Text measure>{t('waiting.ground.breath')}</Text>
        <Text measure>{t('waiting.ground.senses')}</Text>
      </Section>
      <WordToHost roomName={room.roomName} participantId={participantId} provider={provider} />
      <HelpNow isBrief title={t('waiting.help')} />
    </Calm>
  );
}
