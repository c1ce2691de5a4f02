import { ConfirmDialog } from '@sakina/design-system';
import { listHostedGroupSessions, setGroupSessionStatus } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { useErrorText } from '../../../shared/index.ts';
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
  const { data } = useOperation(listHostedGroupSessions, { query: {} });
  const { run, isRunning, error, reset } = useAction(setGroupSessionStatus);
  const id = data?.items.find((group) => group.roomName === roomName)?.id;
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    id !== undefined &&
    run({ params: { id }, body: { status: 'COMPLETED' } }).then(
      () => setAsking(false),
      // Shown in the dialog.
      () => undefined,
    );
  return (
    <>
      <EndMenu
        onLeave={onLeave}
        onEnd={
          id === undefined
            ? null
            : () => {
                reset();
                setAsking(true);
              }
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
