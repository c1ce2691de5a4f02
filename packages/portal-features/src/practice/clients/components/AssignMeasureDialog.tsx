import { DatePicker, RadioGroup, Text, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { assignMeasure } from '@sakina/platform/contract';
import type { Client, Instrument } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/index.ts';
import { FormField, KeptNotice, useKeptForm } from '../../../shared/form/index.ts';
import { useClientsText } from '../messages/index.ts';
import { useToday } from './use-today.ts';

export interface AssignMeasureDialogProps {
  /** The client, as their provider sees them. */
  client: Client;
  /** Called when it is to close. */
  onClose: () => void;
}

const INSTRUMENTS: readonly Instrument[] = ['PHQ_9', 'GAD_7'];

/** Asks a client to answer a questionnaire, by a day if there is one (CLOUD-50). */
export function AssignMeasureDialog({ client, onClose }: AssignMeasureDialogProps) {
  const t = useClientsText();
  const toast = useToast();
  const today = useToday();
  const assign = useAction(assignMeasure);
  const form = useForm<{ instrument: Instrument; dueOn: string }>({
    defaultValues: { instrument: 'PHQ_9', dueOn: '' },
  });
  const { control } = form;
  const kept = useKeptForm(form, `measure:${client.id}`);
  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('assign.title')}
      confirmLabel={t('assign.submit')}
      cancelLabel={t('cancel')}
      error={assign.error}
      onClose={onClose}
      send={async ({ instrument, dueOn }) => {
        try {
          return await assign.run({ params: { id: client.id }, body: { instrument, dueOn: dueOn || null } });
        } catch (refusal) {
          if (!isApiError(refusal, 'MEASURE_OPEN')) throw refusal;
          assign.reset();
          form.setError('instrument', { message: t('assign.isOpen') }, { shouldFocus: true });
          return false;
        }
      }}
      onSent={() => {
        toast({ tone: 'success', title: t('assign.done', { name: client.displayName }) });
        onClose();
      }}
    >
      <KeptNotice {...kept} onDiscard={kept.forget} />
      <Text measure>{t('assign.lead', { name: client.displayName })}</Text>
      <FormField control={control} name="instrument">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('assign.instrument')}
            isRequired
            options={INSTRUMENTS.map((id) => ({ id, label: t(`instrument.${id}`) }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="dueOn"
        rules={{ validate: (day) => day === '' || day >= today || t('assign.dueOn.past') }}
      >
        {(field) => <DatePicker {...field} label={t('assign.dueOn')} min={today} today={today} />}
      </FormField>
    </FormDialog>
  );
}
