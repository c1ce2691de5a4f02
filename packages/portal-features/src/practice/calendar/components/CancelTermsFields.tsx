import { Banner, Checkbox, LoadingRegion, RadioGroup, Skeleton, Stack, TextField } from '@sakina/design-system';
import { appointmentLimits } from '@sakina/platform/contract';
import type { Appointment, chosenCancellationCode } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { ReadView } from '../../../shared/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { ASKERS } from './use-cancel-terms.ts';
import type { CancelChoices, CancelTerms } from './use-cancel-terms.ts';

/** The form of a cancellation, by the server’s names. */
export interface CancelFields extends CancelChoices {
  reason: { code: (typeof chosenCancellationCode.options)[number] | ''; text: string };
}

export interface CancelTermsFieldsProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** The form of the cancellation. */
  form: UseFormReturn<CancelFields>;
  /** What is charged, as it is chosen. */
  terms: CancelTerms;
}

/**
 * Asks who wants a session cancelled, says who pays what by that, and lets the provider waive a late fee with a reason.
 */
export function CancelTermsFields({
  appointment,
  form: { control },
  terms: { quote, hasFee },
}: CancelTermsFieldsProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const [asker, isWaived] = useWatch({ control, name: ['askedBy', 'isWaived'] });
  const client = appointment.client.displayName;
  return (
    <Stack gap="x2">
      <FormField control={control} name="askedBy" rules={{ required: t('cancel.asker.required') }}>
        {(field) => (
          <RadioGroup
            {...field}
            label={t('cancel.asker')}
            isRequired
            options={ASKERS.map((id) => ({ id, label: t(`cancel.asker.${id}`, { client }) }))}
          />
        )}
      </FormField>
      {asker === 'PROVIDER' && (
        <Banner tone="info" urgency="none" title={t('cancel.fee.title')}>
          {t('cancel.fee.body', { client, price: format.money(appointment.price) })}
        </Banner>
      )}
      {asker === 'CLIENT' && (
        <ReadView
          read={quote}
          loading={
            <LoadingRegion label={t('cancel.fee.loading')}>
              <Skeleton lines={2} />
            </LoadingRegion>
          }
        >
          {({ fee }) => (
            <Banner tone={hasFee ? 'warning' : 'info'} urgency="none" title={t('cancel.fee.title')}>
              {t(hasFee && !isWaived ? 'cancel.fee.client' : 'cancel.fee.client.none', {
                client,
                fee: format.money(fee),
              })}
            </Banner>
          )}
        </ReadView>
      )}
      {hasFee && (
        <FormField control={control} name="isWaived">
          {(field) => <Checkbox {...field}>{t('cancel.waive')}</Checkbox>}
        </FormField>
      )}
      {hasFee && isWaived && (
        <FormField
          control={control}
          name="waivedBecause"
          rules={{ validate: (typed) => typed.trim() !== '' || t('cancel.waive.required') }}
        >
          {(field) => (
            <TextField {...field} label={t('cancel.waive.reason')} isRequired maxLength={appointmentLimits.waiver} />
          )}
        </FormField>
      )}
    </Stack>
  );
}
