import { RadioGroup, Text, useToast } from '@sakina/design-system';
import { planLimits, updateTreatmentPlan } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { TreatmentPlan } from '@sakina/platform/contract';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import { usePlansText } from '../messages/index.ts';

export interface CloseDialogProps {
  /** The treatment plan that it is about. */
  plan: TreatmentPlan;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when the plan has ended. */
  onClosed: () => void;
}

interface Fields {
  status: 'COMPLETED' | 'DISCONTINUED' | null;
  endReason: string;
}

/** Ends a plan, completed or given up, with a reason. What it means is said before. */
export function CloseDialog({ plan, isOpen, onClose, onClosed }: CloseDialogProps) {
  const t = usePlansText();
  const toast = useToast();
  const update = useAction(updateTreatmentPlan);
  const isDraft = plan.status === 'DRAFT';
  const form = useForm<Fields>({ defaultValues: { status: isDraft ? 'DISCONTINUED' : null, endReason: '' } });
  const isGivenUp = useWatch({ control: form.control, name: 'status' }) === 'DISCONTINUED';
  const kept = useKeptReason(form, 'endReason', `plan-end:${plan.id}`);
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      kept={kept}
      title={t('close.title')}
      confirmLabel={t('close.confirm')}
      cancelLabel={t('close.keep')}
      tone="danger"
      error={update.error}
      onClose={onClose}
      send={({ status, ...fields }) => {
        const endReason = fields.endReason.trim();
        return update.run({
          params: { id: plan.id },
          body: { version: plan.version, status, ...(endReason && { endReason }) },
        });
      }}
      onSent={() => {
        toast({ tone: 'success', title: t('close.done') });
        onClosed();
      }}
    >
      <Text>{t(isDraft ? 'close.bodyDraft' : 'close.body', { name: plan.client.displayName })}</Text>
      {!isDraft && (
        <FormField control={form.control} name="status" rules={{ required: t('close.choose') }}>
          {(field) => (
            <RadioGroup
              {...field}
              label={t('close.how')}
              isRequired
              options={[
                { id: 'COMPLETED', label: t('close.COMPLETED') },
                { id: 'DISCONTINUED', label: t('close.DISCONTINUED') },
              ]}
            />
          )}
        </FormField>
      )}
      <ReasonField
        form={form}
        name="endReason"
        kept={kept}
        label={t('close.reason')}
        most={planLimits.endReason}
        missing={isGivenUp ? t('close.reasonMissing') : undefined}
      />
    </FormDialog>
  );
}
