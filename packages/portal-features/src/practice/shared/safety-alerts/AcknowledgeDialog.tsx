import { isApiError } from '@sakina/platform/client';
import { acknowledgementLength, acknowledgeSafetyAlert, listSafetyAlerts } from '@sakina/platform/contract';
import type { SafetyAlert } from '@sakina/platform/contract';
import { useAction, useInvalidate } from '@sakina/platform/react';
import { useForm } from 'react-hook-form';
import { FormDialog, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { useSafetyAlertText } from './messages/index.ts';

export interface AcknowledgeDialogProps {
  alert: SafetyAlert;
  /** Called when it closes; with what is to be said where the alert is closed by now. */
  onClose: (said?: string) => void;
}

/** Asks what was done for a client who told of danger; nothing closes an alert but these words. */
export function AcknowledgeDialog({ alert, onClose }: AcknowledgeDialogProps) {
  const t = useSafetyAlertText();
  const invalidate = useInvalidate();
  const { run, error } = useAction(acknowledgeSafetyAlert);
  const form = useForm({ defaultValues: { notes: '' } });
  const kept = useKeptReason(form, 'notes', `safety-alert:${alert.id}`);

  async function send({ notes }: { notes: string }) {
    try {
      await run({ params: { id: alert.id }, body: { notes: notes.trim() } });
      return true;
    } catch (failure) {
      if (!isApiError(failure, 'ALERT_ACKNOWLEDGED')) throw failure;
      await invalidate(listSafetyAlerts);
      const { byName } = (failure.details ?? {}) as { byName?: string };
      onClose(t('already', { name: byName ?? '' }));
      return false;
    }
  }
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('dialog.title', { name: alert.client.displayName })}
      confirmLabel={t('dialog.submit')}
      cancelLabel={t('dialog.cancel')}
      error={error}
      onClose={() => onClose()}
      send={send}
      onSent={() => onClose(t('done'))}
    >
      <ReasonField
        form={form}
        name="notes"
        kept={kept}
        label={t('dialog.label')}
        description={t('dialog.help')}
        rows={4}
        most={acknowledgementLength.max}
        missing={t('dialog.missing')}
      />
    </FormDialog>
  );
}
