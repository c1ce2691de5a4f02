import { Text, useToast } from '@sakina/design-system';
import { clientConsentLimits, withdrawClientConsent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { ClientConsent } from '@sakina/platform/contract';
import { useForm } from 'react-hook-form';
import { useConsentName } from '../../../shared/consent-names/index.ts';
import { FormDialog, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { useClientsText } from '../messages/index.ts';

export interface ConsentWithdrawDialogProps {
  /** The consent that it is about. */
  consent: ClientConsent;
  /** The client's name. */
  name: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called once it is taken back. */
  onDone: () => void;
}

/** Says what stops from now on before a consent is taken back, and asks how the client said so. */
export function ConsentWithdrawDialog({ consent, name, onClose, onDone }: ConsentWithdrawDialogProps) {
  const t = useClientsText();
  const toast = useToast();
  const withdraw = useAction(withdrawClientConsent);
  const form = useForm({ defaultValues: { notes: '' } });
  const kept = useKeptReason(form, 'notes', `consent-withdraw:${consent.id}`);
  const kind = useConsentName()(consent);
  const isAsked = consent.status === 'REQUESTED';
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('withdraw.title', { kind })}
      confirmLabel={t(`consent.withdraw.${isAsked ? 'REQUESTED' : 'GIVEN'}`)}
      cancelLabel={t('cancel')}
      tone="danger"
      error={withdraw.error}
      onClose={onClose}
      send={({ notes }) => withdraw.run({ params: { id: consent.id }, body: { notes: notes.trim() } })}
      onSent={() => {
        toast({ tone: 'success', title: t('withdraw.done', { kind }) });
        onDone();
      }}
    >
      <Text measure>{t(isAsked ? 'withdraw.effect.request' : `withdraw.effect.${consent.kind}`, { name })}</Text>
      <ReasonField
        form={form}
        name="notes"
        kept={kept}
        label={t('withdraw.notes')}
        description={t('withdraw.notes.help')}
        rows={3}
        most={clientConsentLimits.notes}
        missing={t('withdraw.notes.required')}
      />
    </FormDialog>
  );
}
