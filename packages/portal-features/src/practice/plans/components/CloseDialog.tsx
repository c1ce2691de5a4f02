import { Button, Dialog, RadioGroup, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { updateTreatmentPlan } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { TreatmentPlan } from '@sakina/platform/contract';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { KeptNotice, useKeptWords } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { usePlansText } from '../messages/index.ts';

export interface CloseDialogProps {
  plan: TreatmentPlan;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the plan has ended. */
  onClosed: () => void;
}

type Ending = 'COMPLETED' | 'DISCONTINUED';

/** Ends a plan, completed or given up, with a reason. What it means is said before. */
export function CloseDialog({ plan, isOpen, onClose, onClosed }: CloseDialogProps) {
  const t = usePlansText();
  const toast = useToast();
  const update = useAction(updateTreatmentPlan);
  const isDraft = plan.status === 'DRAFT';
  const { control, handleSubmit, setError, setValue } = useForm<{ status: Ending | ''; reason: string }>({
    defaultValues: { status: isDraft ? 'DISCONTINUED' : '', reason: '' },
  });
  const status = useWatch({ control, name: 'status' });
  const typed = useWatch({ control, name: 'reason' });
  const unsaved = useKeptWords(`plan-end:${plan.id}`, typed, '', (words) => setValue('reason', words));

  async function end(fields: { status: Ending | ''; reason: string }) {
    if (fields.status === '') return;
    const reason = fields.reason.trim();
    try {
      await update.run({
        params: { id: plan.id },
        body: { version: plan.version, status: fields.status, ...(reason && { endReason: reason }) },
      });
      unsaved.forget();
      toast({ tone: 'success', title: t('close.done') });
      onClosed();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { endReason } = fieldProblems(error);
      if (endReason) setError('reason', { message: endReason });
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={false}
      title={t('close.title')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('close.keep')}
          </Button>
          <Button variant="danger" isPending={update.isRunning} onPress={() => void handleSubmit(end)()}>
            {t('close.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <KeptNotice {...unsaved} onDiscard={() => setValue('reason', '')} />
        <ErrorNotice error={update.error} />
        <Text>{t(isDraft ? 'close.bodyDraft' : 'close.body', { name: plan.client.displayName })}</Text>
        {!isDraft && (
          <Controller
            name="status"
            control={control}
            rules={{ validate: (value) => value !== '' || t('close.choose') }}
            render={({ field, fieldState }) => (
              <RadioGroup
                {...field}
                label={t('close.how')}
                isRequired
                options={[
                  { id: 'COMPLETED', label: t('close.COMPLETED') },
                  { id: 'DISCONTINUED', label: t('close.DISCONTINUED') },
                ]}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        )}
        <Controller
          name="reason"
          control={control}
          rules={{
            validate: (value) =>
              value.length > 1000
                ? t('problem.long', { max: 1000 })
                : status !== 'DISCONTINUED' || value.trim() !== '' || t('close.reasonMissing'),
          }}
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={t('close.reason')}
              isRequired={status === 'DISCONTINUED'}
              maxLength={1000}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      </Stack>
    </Dialog>
  );
}
