import { Banner, Button } from '@sakina/design-system';
import type { Room } from '@sakina/platform/contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useRecordAgain } from '../api/recordings.ts';
import { useSessionText } from '../messages/index.ts';
import { recordingView } from '../model/room.ts';

export interface RecordingFailedProps {
  /** Id of the session that it is about. */
  appointmentId: string;
  /** The room as it was last read. */
  room: Room;
  /** Called before this goes: the focus has to go elsewhere. */
  onDone: () => void;
}

/**
 * Tells the provider over the stage that a session is not recorded that should be, until they try again or go on
 * without.
 */
export function RecordingFailed({ appointmentId, room, onDone }: RecordingFailedProps) {
  const t = useSessionText();
  const [isClosed, setClosed] = useState(false);
  const { again, isRunning, error } = useRecordAgain(appointmentId, onDone);
  const { kind } = recordingView(room);
  if (isClosed || (kind !== 'failed' && kind !== 'notStarted')) return null;
  return (
    <>
      <Banner
        tone="danger"
        // The indicator of the room says the state.
        urgency="none"
        title={t('recording.missing')}
        actions={
          <Button size="small" variant="secondary" isPending={isRunning} onPress={again}>
            {t('recording.again')}
          </Button>
        }
        onDismiss={() => {
          onDone();
          setClosed(true);
        }}
      >
        {t(`recording.missing.${kind}`)}
      </Banner>
      <ErrorNotice error={error} />
    </>
  );
}
