import { Button, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { useFormat } from '@sakina/platform/react';
import { useErrorText, useSharedText } from '../../shared/index.ts';
import { useConfirmAppointment } from '../api/use-confirm-appointment.ts';
import { useTodayText } from '../messages/index.ts';
import type { OwnStepProps } from './step-props.ts';

type Status = OwnStepProps['appointment']['status'];

/** Confirms a booking at a press; what stood in the way is said, and the board is read again. */
export function ConfirmBooking({ appointment, onDone }: OwnStepProps) {
  const t = useTodayText();
  const shared = useSharedText();
  const errorText = useErrorText();
  const format = useFormat();
  const toast = useToast();
  const { run, isRunning } = useConfirmAppointment();
  const { id, client, startsAt, endsAt } = appointment;
  const name = client.displayName;

  async function confirm() {
    try {
      await run({ params: { id } });
      toast({ tone: 'success', title: t('confirm.done', { client: name }) });
      onDone();
    } catch (refusal) {
      if (isApiError(refusal, 'NOT_PENDING')) {
        const { status } = (refusal.details ?? {}) as { status?: Status };
        toast({ tone: 'info', title: t('confirm.stale', { status: shared(`status.${status ?? 'CANCELLED'}`) }) });
        return onDone();
      }
      const { title, body } = errorText(refusal);
      toast({ tone: 'danger', title, description: body });
    }
  }

  return (
    <Button
      size="small"
      variant="secondary"
      isPending={isRunning}
      aria-label={t('step.confirm.of', {
        client: name,
        day: format.dayInWords(startsAt),
        time: format.timeRange(startsAt, endsAt),
      })}
      onPress={() => void confirm()}
    >
      {t('step.confirm')}
    </Button>
  );
}
