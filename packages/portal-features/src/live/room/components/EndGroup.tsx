import { listHostedGroupSessions, setGroupSessionStatus } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
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
  const { data } = useOperation(listHostedGroupSessions, { query: {} });
  const id = data?.items.find((group) => group.roomName === roomName)?.id;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <EndMenu onLeave={onLeave} onEnd={id === undefined ? null : () => setAsking(true)} />
      {id !== undefined && (
        <ConfirmAction
          isOpen={isAsking}
          operation={setGroupSessionStatus}
          input={{ params: { id }, body: { status: 'COMPLETED' } }}
          title={t('group.end.title')}
          confirmLabel={t('out.end')}
          cancelLabel={t('group.end.keep')}
          onClose={() => setAsking(false)}
        >
          {t('group.end.body')}
        </ConfirmAction>
      )}
    </>
  );
}
