import { Button, Stack } from '@sakina/design-system';
import { updateEnrolment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import { ErrorNotice } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';

export interface TakeUpProps {
  /** The programme that rests. */
  programmeId: string;
  /** Called when it goes on: this button is gone then. */
  onResumed: () => void;
}

/** Takes a programme up again that rests. */
export function TakeUp({ programmeId, onResumed }: TakeUpProps) {
  const t = useDeenyaText();
  const change = useAction(updateEnrolment);
  async function takeUp() {
    try {
      await change.run({ params: { id: programmeId }, body: { status: 'ACTIVE' } });
      onResumed();
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Stack gap="x1" align="start">
      <ErrorNotice error={change.error} />
      <Button variant="action" isPending={change.isRunning} onPress={() => void takeUp()}>
        {t('next.takeUp')}
      </Button>
    </Stack>
  );
}
