import { Button, Stack, Text } from '@sakina/design-system';
import { ErrorNotice } from '../../../shared/index.ts';
import { useRecordAgain } from '../api/recordings.ts';
import { useSessionText } from '../messages/index.ts';

export interface RecordAgainProps {
  /** Id of the session that it is about. */
  appointmentId: string;
  /** Called before this goes: the focus has to go elsewhere. */
  onDone: () => void;
}

/** Lets the provider ask for the recording again after it was stopped or failed. */
export function RecordAgain({ appointmentId, onDone }: RecordAgainProps) {
  const t = useSessionText();
  const { again, isRunning, error } = useRecordAgain(appointmentId, onDone);
  return (
    <Stack gap="x1" align="start">
      <Button variant="secondary" isPending={isRunning} onPress={again}>
        {t('recording.again')}
      </Button>
      <Text size="xs" tone="muted">
        {t('recording.again.note')}
      </Text>
      <ErrorNotice error={error} />
    </Stack>
  );
}
