import { ConfirmDialog } from '@sakina/design-system';
import { useState } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useEndGroup } from '../api/use-end-group.ts';
import { useSessionText } from '../messages/index.ts';
import { EndMenu } from './EndMenu.tsx';

export interface EndGroupProps {
  /** Name of the room, as in its address. */
  roomName: string;
  /** Called to leave. */
  onLeave: () => void;
}

/** The ways out of whoever leads a group: leaving it, or ending it for everyone after a question. */
export function EndGroup({ roomName, onLeave }: EndGroupProps) {
  const t = useSessionText();
  const errorText = useErrorText();
  const { end, isRunning, error, reset } = useEndGroup(roomName);
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    end?.().then(
      () => setAsking(false),
      // Shown in the dialog.
      () => undefined,
    );
  return (
    <>
      <EndMenu
        onLeave={onLeave}
        onEnd={
          end &&
          (() => {
            reset();
            setAsking(true);
          })
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('group.end.title')}
        confirmLabel={t('out.end')}
        cancelLabel={t('group.end.keep')}
        tone="danger"
        onConfirm={() => void confirm()}
        isBusy={isRunning}
        failure={error ? errorText(error).title : undefined}
      >
        {t('group.end.body')}
      </ConfirmDialog>
    </>
  );
}
