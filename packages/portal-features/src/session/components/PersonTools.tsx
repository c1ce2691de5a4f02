import { Button, ConfirmDialog, Inline } from '@sakina/design-system';
import type { RoomParticipant } from '@sakina/platform/contract';
import { useState } from 'react';
import { useErrorText } from '../../shared/index.ts';
import { useRemove } from '../api/use-remove.ts';
import { useSendBack } from '../api/use-send-back.ts';
import { useSessionText } from '../messages/index.ts';

export interface PersonToolsProps {
  roomName: string;
  /** Someone whom the host sees, not the host. */
  person: RoomParticipant;
  /** Called once someone went where this tool is no more. */
  onDone: () => void;
}

type Tool = 'sendBack' | 'remove';

/** What the host can do about one person: put them in the waiting room, or send them out. Either is said before it is done. */
export function PersonTools({ roomName, person, onDone }: PersonToolsProps) {
  const t = useSessionText();
  const errorText = useErrorText();
  const sendBack = useSendBack();
  const remove = useRemove();
  const [asked, setAsked] = useState<Tool | null>(null);
  const { id, displayName: name, presence } = person;
  const isInside = presence === 'PRESENT';
  const isOut = presence === 'REFUSED' || presence === 'REMOVED';
  if (!isInside && !isOut) return null;
  const action = asked === 'remove' ? remove : sendBack;

  async function act(tool: Tool) {
    try {
      await (tool === 'remove' ? remove : sendBack).run({ params: { roomName, participantId: id } });
      setAsked(null);
      onDone();
    } catch {
      // Shown from the action's `error`, in the dialog.
    }
  }
  const ask = (tool: Tool) => {
    sendBack.reset();
    remove.reset();
    setAsked(tool);
  };

  return (
    <Inline gap="x1">
      <Button
        size="small"
        variant="quiet"
        aria-label={t(isOut ? 'people.letWaitName' : 'people.sendBackName', { name })}
        onPress={() => ask('sendBack')}
      >
        {t(isOut ? 'people.letWait' : 'people.sendBack')}
      </Button>
      {isInside && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('people.removeName', { name })}
          onPress={() => ask('remove')}
        >
          {t('people.remove')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t(`people.${asked ?? 'sendBack'}.title`, { name })}
        confirmLabel={t(asked === 'remove' ? 'people.remove' : isOut ? 'people.letWait' : 'people.sendBack')}
        cancelLabel={t('people.keep')}
        tone={asked === 'remove' ? 'danger' : 'primary'}
        isBusy={action.isRunning}
        failure={action.error ? errorText(action.error).title : undefined}
        onConfirm={() => void act(asked ?? 'sendBack')}
      >
        {t(asked === 'remove' ? 'people.remove.body' : isOut ? 'people.letWait.body' : 'people.sendBack.body')}
      </ConfirmDialog>
    </Inline>
  );
}
