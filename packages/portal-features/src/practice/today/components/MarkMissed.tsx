import { Button, ConfirmDialog, useToast } from '@sakina/design-system';
import { updateAppointment } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useTodayText } from '../messages/index.ts';
import type { OwnStepProps } from './step-props.ts';

/** Says, after a question, that the client of a session that was never started did not come. */
export function MarkMissed({ appointment, onDone }: OwnStepProps) {
  const t = useTodayText();
  const errorText = useErrorText();
  const format = useFormat();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning } = useAction(updateAppointment);
  const { id, client, startsAt, endsAt } = appointment;
  const name = client.displayName;

  async function mark() {
    try {
      await run({ params: { id }, body: { status: 'NO_SHOW' } });
      toast({ tone: 'success', title: t('settle.done', { client: name }) });
      onDone();
    } catch (refusal) {
      const { title, body } = errorText(refusal);
      toast({ tone: 'danger', title, description: body });
    }
  }

  return (
    <>
      <Button
        size="small"
        variant="secondary"
        isPending={isRunning}
        aria-label={t('step.settle.of', { client: name })}
        onPress={() => setAsking(true)}
      >
        {t('step.settle')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('settle.title', { client: name })}
        confirmLabel={t('settle.yes')}
        cancelLabel={t('settle.no')}
        onConfirm={() => void mark()}
      >
        {t('settle.body', {
          client: name,
          day: format.dayInSentence(startsAt),
          time: format.timeRange(startsAt, endsAt),
        })}
      </ConfirmDialog>
    </>
  );
}
