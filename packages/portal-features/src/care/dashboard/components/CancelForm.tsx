import { RadioGroup, Stack, TextArea } from '@sakina/design-system';
import { appointmentLimits } from '@sakina/platform/contract';
import type { CancellationCode } from '@sakina/platform/contract';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { HelpBeside } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';

/** Why a client cancels; the provider's own reasons are not theirs to give. */
const CODES = [
  'SCHEDULE_CONFLICT',
  'UNWELL',
  'COST',
  'OTHER_CARE',
  'TECHNICAL',
  'OTHER',
] as const satisfies readonly CancellationCode[];

export interface CancelFields {
  code: (typeof CODES)[number] | '';
  text: string;
}

export interface CancelFormProps {
  /** Kept outside, so that a failed attempt loses nothing. */
  form: UseFormReturn<CancelFields>;
  /** Name of the provider. */
  providerName: string;
}

/** The reason for cancelling: one of a few, and words where the person wants to say more. */
export function CancelForm({ form, providerName }: CancelFormProps) {
  const t = useDashboardText();
  const { control } = form;
  const isOther = useWatch({ control, name: 'code' }) === 'OTHER';
  return (
    <Stack gap="x3">
      <FormField name="code" control={control} rules={{ required: t('cancel.reasonMissing') }}>
        {(field) => (
          <RadioGroup
            {...field}
            isRequired
            label={t('cancel.reason')}
            description={t('cancel.reasonHelp', { name: providerName })}
            options={CODES.map((id) => ({ id, label: t(`cancel.code.${id}`) }))}
          />
        )}
      </FormField>
      <FormField
        name="text"
        control={control}
        rules={{
          validate: (text, { code }) => code !== 'OTHER' || text.trim() !== '' || t('cancel.wordsMissing'),
          maxLength: { value: appointmentLimits.cancellation, message: t('cancel.wordsTooLong') },
        }}
      >
        {(field) => (
          <>
            <TextArea
              {...field}
              isRequired={isOther}
              label={t(isOther ? 'cancel.wordsNeeded' : 'cancel.words')}
              rows={2}
              maxLength={appointmentLimits.cancellation}
            />
            <HelpBeside text={field.value} />
          </>
        )}
      </FormField>
    </Stack>
  );
}
