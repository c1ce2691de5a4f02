import { Button, Checkbox, Dialog, NumberField, Stack, TextArea, useToast } from '@sakina/design-system';
import { planLimits, recordGoalProgress } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { TreatmentGoal } from '@sakina/platform/contract';
import { useForm, useWatch } from 'react-hook-form';
import { FormField, KeptNotice, RefusalNotice, showRefusals, useKeptText } from '../../../shared/form/index.ts';
import { usePlansText } from '../messages/index.ts';
import { percentFromMeasure } from '../model/measure-progress.ts';

export interface ProgressDialogProps {
  /** The goal that it is about. */
  goal: TreatmentGoal;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to close. */
  onClose: () => void;
}

interface Fields {
  value: number | null;
  progress: number | null;
  notes: string;
  isAchieved: boolean;
}

/**
 * Notes how far a goal has come: by hand, or from what its measure says. Whether it is achieved is said by a person.
 */
export function ProgressDialog({ goal, isOpen, onClose }: ProgressDialogProps) {
  const t = usePlansText();
  const toast = useToast();
  const record = useAction(recordGoalProgress);
  const { measure } = goal;
  const form = useForm<Fields>({
    defaultValues: { value: null, progress: goal.progress, notes: '', isAchieved: goal.status === 'ACHIEVED' },
  });
  const { control, handleSubmit, setValue, reset } = form;
  const progress = useWatch({ control, name: 'progress' });
  const typed = useWatch({ control, name: 'notes' });
  const unsaved = useKeptText(`goal-progress:${goal.id}`, typed, '', (words) => setValue('notes', words));

  function close() {
    record.reset();
    // The notes stay: words are not lost by closing.
    reset({ value: null, progress: goal.progress, notes: typed, isAchieved: goal.status === 'ACHIEVED' });
    onClose();
  }
  async function save(fields: Fields) {
    if (fields.progress === null) return;
    try {
      const changed = await record.run({
        params: { id: goal.id },
        body: {
          progress: fields.progress,
          notes: fields.notes.trim(),
          isAchieved: fields.isAchieved,
          ...(fields.value !== null && { value: fields.value }),
        },
      });
      unsaved.forget();
      toast({ tone: 'success', title: t('progress.saved') });
      reset({ value: null, progress: changed.progress, notes: '', isAchieved: changed.status === 'ACHIEVED' });
      onClose();
    } catch (error) {
      // Told of in the dialog, which keeps what was typed.
      if (!isApiError(error)) throw error;
      showRefusals(error, form);
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      isDismissable={false}
      title={t('progress.title')}
      actions={
        <>
          <Button variant="secondary" onPress={close}>
            {t('cancel')}
          </Button>
          <Button variant="action" isPending={record.isRunning} onPress={() => void handleSubmit(save)()}>
            {t('progress.save')}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <KeptNotice {...unsaved} onDiscard={() => setValue('notes', '')} />
        <RefusalNotice form={form} error={record.error} />
        {measure && (
          <FormField name="value" control={control}>
            {(field) => (
              <NumberField
                {...field}
                onChange={(value) => {
                  field.onChange(value);
                  const percent = value === null ? null : percentFromMeasure(measure, value);
                  if (percent !== null) setValue('progress', percent, { shouldValidate: true });
                }}
                label={t('progress.value', { name: measure.name })}
                description={t('progress.valueHelp', { baseline: measure.baseline, target: measure.target })}
                min={-10_000}
                max={10_000}
              />
            )}
          </FormField>
        )}
        <FormField
          name="progress"
          control={control}
          rules={{
            validate: (value) =>
              (value !== null && Number.isInteger(value) && value >= 0 && value <= 100) || t('progress.range'),
          }}
        >
          {(field) => <NumberField {...field} label={t('progress.field')} unit="%" isRequired />}
        </FormField>
        <FormField
          name="notes"
          control={control}
          rules={{
            validate: (value) => value.length <= planLimits.progress || t('problem.long', { max: planLimits.progress }),
          }}
        >
          {(field) => (
            <TextArea
              {...field}
              label={t('progress.notes')}
              description={t('progress.notesHelp')}
              maxLength={planLimits.progress}
            />
          )}
        </FormField>
        <FormField name="isAchieved" control={control}>
          {(field) => (
            <Checkbox
              {...field}
              description={progress === 100 && !field.value ? t('progress.achievedHint') : undefined}
            >
              {t('progress.achieved')}
            </Checkbox>
          )}
        </FormField>
      </Stack>
    </Dialog>
  );
}
