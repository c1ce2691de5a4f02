import { Button, Stack, Text } from '@sakina/design-system';
import { pauseRecording, resumeRecording } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Room } from '@sakina/platform/contract';
import { ErrorNotice } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';

export interface OffTheRecordProps {
  /** Id of the session that it is about. */
  appointmentId: string;
  /** State of the recording. */
  status: Room['recording'];
  /** Called once the state has changed: the focus goes on at what says it. */
  onDone: () => void;
}

/** The provider's way off the record and back: nothing is captured in between, and everyone in the room sees so. */
export function OffTheRecord({ appointmentId, status, onDone }: OffTheRecordProps) {
  const t = useSessionText();
  const pause = useAction(pauseRecording);
  const resume = useAction(resumeRecording);
  const isPaused = status === 'PAUSED';
  const { run, isRunning, error } = isPaused ? resume : pause;
  const change = () => {
    // Shown from `error`.
    run({ params: { id: appointmentId } }).then(onDone, () => undefined);
  };
  return (
    <Stack gap="x1" align="start">
      <Button variant="secondary" isPending={isRunning} onPress={change}>
        {t(isPaused ? 'recording.resume' : 'recording.pause')}
      </Button>
      <Text size="xs" tone="muted">
        {t(isPaused ? 'recording.resume.note' : 'recording.pause.note')}
      </Text>
      <ErrorNotice error={error} />
    </Stack>
  );
}
