import { Button, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { BookingState } from '@sakina/platform/domain';
import { confirmAppointment } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useErrorText, useSharedText } from '../../../shared/index.ts';

export interface ConfirmBookingProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** Called once it is confirmed, or was decided elsewhere, and the lists have been read again. */
  onDone: () => void;
}

/** Confirms a booking at a press; what stood in the way is said, and the lists are read again. */
export function ConfirmBooking({ appointment, onDone }: ConfirmBookingProps) {
  const t = useSharedText();
  const errorText = useErrorText();
  const format = useFormat();
  const toast = useToast();
  const { run, isRunning } = useAction(confirmAppointment);
  const { id, client, startsAt, endsAt } = appointment;
  const name = client.displayName;

  async function confirm() {
    try {
      await run({ params: { id } });
      toast({ tone: 'success', title: t('confirm.done', { client: name }) });
      onDone();
    } catch (refusal) {
      if (isApiError(refusal, 'NOT_PENDING')) {
        const { status } = (refusal.details ?? {}) as { status?: BookingState };
        toast({ tone: 'info', title: t('confirm.stale', { status: t(`status.${status ?? 'CANCELLED'}`) }) });
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
      aria-label={t('confirm.of', {
        client: name,
        day: format.dayInSentence(startsAt),
        time: format.timeRange(startsAt, endsAt),
      })}
      onPress={() => void confirm()}
    >
      {t('confirm')}
    </Button>
  );
}
