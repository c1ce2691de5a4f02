import { useToast } from '@sakina/design-system';
import { moveSeries, previewSeriesMove, updateAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { Appointment } from '@sakina/platform/contract';
import { MOVE_UNDO_MS } from '@sakina/platform/domain';
import { useErrorText } from '../../../shared/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';

/** Says that a session was moved and offers to undo it for ten seconds. */
export function useMoved(
  timeZone: string,
): (moved: Appointment, from: Appointment, others: readonly Appointment[]) => void {
  const t = useProviderCalendarText();
  const errorText = useErrorText();
  const when = useWhen();
  const toast = useToast();
  const update = useAction(updateAppointment);
  const preview = useAction(previewSeriesMove);
  const move = useAction(moveSeries);

  /** Moves a series back as it was moved: those that stayed then stay now. */
  async function moveBack(moved: Appointment, from: Appointment) {
    const params = { id: moved.id };
    const wish = { scope: 'ALL' as const, startsAt: from.startsAt, keepOwn: true };
    const { mark } = await preview.run({ params, body: wish });
    await move.run({ params, body: { ...wish, ifTaken: 'MOVE_OTHERS', mark } });
  }
  async function undo(moved: Appointment, from: Appointment, isSeries: boolean) {
    const body = { startsAt: from.startsAt, expectedStartsAt: moved.startsAt };
    try {
      if (isSeries) await moveBack(moved, from);
      else await update.run({ params: { id: moved.id }, body });
      toast({ title: t('undo.done', { when: when(from, timeZone) }), tone: 'success' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast({ title: t('undo.failed'), description: errorText(error).body, tone: 'danger' });
    }
  }
  return (moved, from, others) => {
    const isSeries = others.length > 0;
    // Without the session that was chosen there is nothing that says by how much to move back.
    const canUndo = moved.id === from.id;
    const dismiss = toast({
      title: isSeries
        ? t('moved.series', { client: moved.client.displayName, count: others.length })
        : t('moved', { client: moved.client.displayName }),
      description: when(moved, timeZone),
      tone: 'success',
      ...(canUndo && { action: { label: t('undo'), onAction: () => void undo(moved, from, isSeries) } }),
    });
    setTimeout(dismiss, MOVE_UNDO_MS);
  };
}
