import { Button, Inline, Text } from '@sakina/design-system';
import { askToMute, removeParticipant, sendBackParticipant, setCoHost } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { RoomParticipant } from '@sakina/platform/contract';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { useRoomPlaces } from '../window/places.ts';

export interface PersonToolsProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** Someone whom the host sees, not the host. */
  person: RoomParticipant;
  /** Whether others hear them: those who watch a broadcast cannot be asked to mute. */
  isHeard: boolean;
  /**
   * Whether the reader can make them a co-host.
   * @default false
   */
  appoints?: boolean;
  /** Called once they were asked to mute themselves. */
  onAsked: () => void;
  /** Called once someone went where this tool is no more. */
  onDone: () => void;
}

type Tool = 'sendBack' | 'remove';

/**
 * What the host and co-hosts can do about one person: ask them to mute themselves, put them in the waiting room, or
 * send them out. What ends their part is said before it is done.
 */
export function PersonTools({ roomName, person, isHeard, appoints = false, onAsked, onDone }: PersonToolsProps) {
  const t = useSessionText();
  const [asked, setAsked] = useState<Tool | null>(null);
  // A question about someone in the room has no place over another page.
  const isFloating = useRoomPlaces()?.isFloating ?? false;
  if (isFloating && asked !== null) setAsked(null);
  const { id, displayName: name, presence } = person;
  const isInside = presence === 'PRESENT';
  const isOut = presence === 'REFUSED' || presence === 'REMOVED';
  if (!isInside && !isOut) return null;
  return (
    <Inline gap="x1">
      {isInside && isHeard && <AskToMute roomName={roomName} person={person} onAsked={onAsked} />}
      {isInside && appoints && person.identity === 'SIGNED_IN_MATCHED' && (
        <CoHost roomName={roomName} person={person} />
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t(isOut ? 'people.letWaitName' : 'people.sendBackName', { name })}
        onPress={() => setAsked('sendBack')}
      >
        {t(isOut ? 'people.letWait' : 'people.sendBack')}
      </Button>
      {isInside && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('people.removeName', { name })}
          onPress={() => setAsked('remove')}
        >
          {t('people.remove')}
        </Button>
      )}
      <ConfirmAction
        isOpen={asked !== null}
        operation={asked === 'remove' ? removeParticipant : sendBackParticipant}
        input={{ params: { roomName, participantId: id } }}
        title={t(`people.${asked ?? 'sendBack'}.title`, { name })}
        confirmLabel={t(asked === 'remove' ? 'people.remove' : isOut ? 'people.letWait' : 'people.sendBack')}
        cancelLabel={t('people.keep')}
        tone={asked === 'remove' ? 'danger' : 'primary'}
        onClose={() => setAsked(null)}
        onDone={onDone}
      >
        {t(asked === 'remove' ? 'people.remove.body' : isOut ? 'people.letWait.body' : 'people.sendBack.body')}
      </ConfirmAction>
    </Inline>
  );
}

type ToolProps = Pick<PersonToolsProps, 'roomName' | 'person'>;

function AskToMute({
  roomName,
  person: { id, displayName: name },
  onAsked,
}: ToolProps & Pick<PersonToolsProps, 'onAsked'>) {
  const t = useSessionText();
  const { run, isRunning, error } = useAction(askToMute);
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(false);
    run({ params: { roomName, participantId: id } }).then(
      () => {
        setAsked(true);
        onAsked();
      },
      () => undefined,
    );
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        isPending={isRunning}
        aria-label={t('people.askToMuteName', { name })}
        onPress={ask}
      >
        {t('people.askToMute')}
      </Button>
      {isAsked && (
        <Text size="xs" tone="muted">
          {t('people.askedToMute')}
        </Text>
      )}
      <ErrorNotice error={error} />
    </>
  );
}

function CoHost({ roomName, person: { id, displayName: name, isCoHost } }: ToolProps) {
  const t = useSessionText();
  const { run, isRunning, error } = useAction(setCoHost);
  const turn = () => {
    // Shown from `error`.
    run({ params: { roomName, participantId: id }, body: { isCoHost: !isCoHost } }).catch(() => undefined);
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        isPending={isRunning}
        aria-pressed={isCoHost}
        aria-label={t('people.coHostName', { name })}
        onPress={turn}
      >
        {t('people.coHost')}
      </Button>
      <ErrorNotice error={error} />
    </>
  );
}
