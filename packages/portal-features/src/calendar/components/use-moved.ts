import { useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Appointment } from '@sakina/platform/contract';
import { useErrorText } from '../../shared/index.ts';
import { useWhen } from '../../shared/when/index.ts';
import { useUpdateSession } from '../api/use-update-session.ts';
import { useProviderCalendarText } from '../messages/index.ts';

/** How long a move can be undone, in milliseconds (PR-6). */
const UNDO_MS = 10_000;

/** Says that a session was moved and offers to undo it for ten seconds. */
export function useMoved(timeZone: string): (moved: Appointment, from: Appointment) => void {
  const t = useProviderCalendarText();
  const errorText = useErrorText();
  const when = useWhen();
  const toast = useToast();
  const update = useUpdateSession();

  async function undo(moved: Appointment, from: Appointment) {
    const body = { startsAt: from.startsAt, expectedStartsAt: moved.startsAt };
    try {
      await update.run({ params: { id: moved.id }, body });
      toast({ title: t('undo.done', { when: when(from, timeZone) }), tone: 'success' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast({ title: t('undo.failed'), description: errorText(error).body, tone: 'danger' });
    }
  }
  return (moved, from) => {
    const dismiss = toast({
      title: t('moved', { client: moved.client.displayName }),
      description: when(moved, timeZone),
      tone: 'success',
      action: { label: t('undo'), onAction: () => void undo(moved, from) },
    });
    setTimeout(dismiss, UNDO_MS);
  };
}
