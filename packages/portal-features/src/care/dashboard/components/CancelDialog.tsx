import { Banner, Button, Dialog, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { cancelAppointment, listAppointments, quoteCancellation } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useAction, useInvalidate } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { KeptNotice, RefusalNotice, useKeptText } from '../../../shared/form/index.ts';
import { useDashboardText } from '../messages/index.ts';
import { CancelForm } from './CancelForm.tsx';
import type { CancelFields } from './CancelForm.tsx';
import { CancelPolicy } from './CancelPolicy.tsx';
import { useCancelCost } from './use-cancel-cost.ts';

export interface CancelDialogProps {
  /** The session in question. */
  appointment: Appointment;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when it is cancelled and the lists have been read again. */
  onCancelled: () => void;
}

/** Says what cancelling costs, asks for the reason, and cancels. */
export function CancelDialog({ appointment, isOpen, onClose, onCancelled }: CancelDialogProps) {
  const t = useDashboardText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const cancel = useAction(cancelAppointment);
  const cost = useCancelCost(appointment);
  const form = useForm<CancelFields>({ defaultValues: { code: '', text: '' } });
  const typed = useWatch({ control: form.control, name: 'text' });
  const unsaved = useKeptText(`own-cancel:${appointment.id}`, typed, '', (words) => form.setValue('text', words));
  const isFinal = isApiError(cancel.error, 'NOT_CANCELLABLE');
  const name = appointment.provider.displayName;
  const of = appointment.status === 'PENDING' ? 'cancel.request' : 'cancel';

  async function submit({ code, text }: CancelFields) {
    const { data: quote } = cost.read;
    const { words } = cost;
    if (code === '' || !quote || !words) return;
    try {
      await cancel.run({
        params: { id: appointment.id },
        body: { reason: { code, text: text.trim() || null }, expectedFee: quote.fee },
      });
      unsaved.forget();
      toast({ tone: 'success', title: t(`${of}.done`), description: words.done });
      onCancelled();
    } catch (error) {
      // Told of in the dialog, which stays with what was typed.
      if (!isApiError(error)) throw error;
      if (error.code === 'NOT_CANCELLABLE') await invalidate(listAppointments);
      if (error.code === 'FEE_CHANGED') await invalidate(quoteCancellation);
    }
  }
  const hasOtherFee = isApiError(cancel.error, 'FEE_CHANGED');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t(`${of}.title`)}
      isDismissable={false}
      actions={
        isFinal ? (
          <Button variant="secondary" onPress={onClose}>
            {t('cancel.close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onPress={onClose}>
              {t(`${of}.keep`)}
            </Button>
            <Button
              variant="danger"
              isDisabled={!cost.words}
              isPending={cancel.isRunning}
              onPress={() => void form.handleSubmit(submit)()}
            >
              {cost.words?.confirm ?? t(`${of}.confirm`)}
            </Button>
          </>
        )
      }
    >
      {isFinal ? (
        <Banner tone="warning" urgency="assertive" title={t('cancel.notTitle')}>
          {t('cancel.notBody')}
        </Banner>
      ) : (
        <>
          {hasOtherFee ? (
            <Banner tone="warning" urgency="assertive" title={t('cancel.feeChanged')}>
              {t('cancel.feeChangedBody')}
            </Banner>
          ) : (
            <RefusalNotice form={form} error={cancel.error} />
          )}
          <KeptNotice {...unsaved} onDiscard={() => form.setValue('text', '')} />
          <CancelPolicy appointment={appointment} cost={cost} />
          <CancelForm form={form} providerName={name} />
        </>
      )}
    </Dialog>
  );
}
