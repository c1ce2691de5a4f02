import { Button, Dialog, LoadingRegion, Skeleton } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { getAppointment } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { useId, useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { MoveForm } from './MoveForm.tsx';
import type { MoveState } from './MoveForm.tsx';

export interface MoveDialogProps {
  /** Id of the session that it is about. */
  appointmentId: string;
  /** Where the session was put by dragging, or nothing. */
  startsAt?: string | undefined;
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called when it is left without a move. */
  onClose: () => void;
  /** Called after the move. @param from How the session stood before. */
  onMoved: (moved: Appointment, from: Appointment, others: readonly Appointment[]) => void;
}

/** Moves a session: a day and a time, with everything that follows from it, before it is done. */
export function MoveDialog({ appointmentId, startsAt, timeZone, onClose, onMoved }: MoveDialogProps) {
  const t = useProviderCalendarText();
  const formId = useId();
  const read = useOperation(getAppointment, { params: { id: appointmentId } });
  // The first answer: a refresh meanwhile must not change what is being moved (SEC-16).
  const [seen, setSeen] = useState<Appointment>();
  if (!seen && read.data) setSeen(read.data);
  const [{ isBusy, isReady, count }, setState] = useState<MoveState>({ isBusy: false, isReady: false, count: null });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={seen ? t('move.title', { client: seen.client.displayName }) : t('action.move')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('move.keep')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={isBusy} isDisabled={!isReady}>
            {count === null ? t('move.submit') : t('move.submit.series', { count })}
          </Button>
        </>
      }
    >
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('panel.loading')}>
            <Skeleton lines={4} />
          </LoadingRegion>
        }
      >
        {(latest) => (
          <MoveForm
            formId={formId}
            appointment={seen ?? latest}
            startsAt={startsAt}
            timeZone={timeZone}
            onState={setState}
            onMoved={onMoved}
            onKeep={onClose}
          />
        )}
      </ReadView>
    </Dialog>
  );
}
