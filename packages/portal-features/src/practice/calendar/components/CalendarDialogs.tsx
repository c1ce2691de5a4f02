import { lazyPart, useToast } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { bookingStateOf } from '@sakina/platform/domain';
import { Suspense } from 'react';
import { useProviderCalendarText } from '../messages/index.ts';
import type { OpenDialog } from '../model/dialog.ts';

const Move = lazyPart(() => import('./MoveDialog.tsx').then((m) => m.MoveDialog));
const Cancel = lazyPart(() => import('./CancelDialog.tsx').then((m) => m.CancelDialog));
const Block = lazyPart(() => import('./BlockDialog.tsx').then((m) => m.BlockDialog));
const Offer = lazyPart(() => import('./OfferDialog.tsx').then((m) => m.OfferDialog));
const Book = lazyPart(() => import('./BookDialog.tsx').then((m) => m.BookDialog));

export interface CalendarDialogsProps {
  /** The dialog that is open, or null. */
  dialog: OpenDialog | null;
  /** The day that is shown, `YYYY-MM-DD`. */
  day: string;
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** @param others All that were moved with a series; none for a session alone. */
  onMoved: (moved: Appointment, from: Appointment, others: readonly Appointment[]) => void;
  /** Called when a session left the calendar. */
  onCancelled: () => void;
}

/** The dialogs of the calendar, each loaded when it is first opened. */
export function CalendarDialogs({ dialog, day, timeZone, onClose, onMoved, onCancelled }: CalendarDialogsProps) {
  const t = useProviderCalendarText();
  const toast = useToast();
  return (
    <Suspense fallback={null}>
      {dialog?.kind === 'move' && (
        <Move
          appointmentId={dialog.appointmentId}
          startsAt={dialog.startsAt}
          timeZone={timeZone}
          onClose={() => {
            onClose();
            dialog.settle?.(false);
          }}
          onMoved={(moved, from, others) => {
            onClose();
            dialog.settle?.(true);
            onMoved(moved, from, others);
          }}
        />
      )}
      {dialog?.kind === 'cancel' && (
        <Cancel
          appointment={dialog.appointment}
          timeZone={timeZone}
          onClose={onClose}
          onCancelled={(cancelled, count) => {
            onClose();
            const said = bookingStateOf(cancelled) === 'DECLINED' ? 'decline.done' : 'cancel.done';
            toast({ title: t(said, { client: cancelled.client.displayName, count }), tone: 'success' });
            onCancelled();
          }}
        />
      )}
      {dialog?.kind === 'block' && (
        <Block day={day} startsAt={dialog.startsAt} endsAt={dialog.endsAt} timeZone={timeZone} onClose={onClose} />
      )}
      {dialog?.kind === 'book' && <Book day={day} clientId={dialog.clientId} onClose={onClose} />}
      {dialog?.kind === 'offer' && <Offer entry={dialog.entry} day={day} onClose={onClose} />}
    </Suspense>
  );
}
