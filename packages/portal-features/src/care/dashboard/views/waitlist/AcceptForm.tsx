import { Checkbox, Heading, Stack, Text, TextArea } from '@sakina/design-system';
import { appointmentLimits } from '@sakina/platform/contract';
import type { ProviderProfile, WaitlistOffer } from '@sakina/platform/contract';
import { freeCancellationUntil, isCancellationFree, lateFee, REGRET_MINUTES } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../../shared/form/index.ts';
import { HelpBeside } from '../../../../shared/index.ts';
import { useWaitlistText } from './messages/index.ts';

/** What is typed and agreed to. */
export interface AcceptFields {
  reason: string;
  treatment: boolean;
  telehealth: boolean;
  policy: boolean;
}

export interface AcceptFormProps {
  /** Kept outside, so that a failed attempt loses nothing. */
  form: UseFormReturn<AcceptFields>;
  /** The time that is offered. */
  offer: WaitlistOffer;
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** Epoch milliseconds. */
  now: number;
}

/** The price, what the provider should know, and the three agreements of every booking. */
export function AcceptForm({ form, offer, profile, now }: AcceptFormProps) {
  const t = useWaitlistText();
  const format = useFormat();
  const consentsId = useId();
  const { control } = form;
  const name = offer.provider.displayName;
  const price = profile.services.find(({ id }) => id === offer.service.id)?.price;
  const rule = profile.cancellationPolicy;
  const fee = price && lateFee(price, rule);
  const until = freeCancellationUntil(offer.startsAt, rule);
  const state =
    !fee || fee.amountMinor === 0 ? 'Always' : isCancellationFree(offer.startsAt, rule, now) ? 'Free' : 'Soon';
  const policy = t(`policy.${state}`, {
    until: t('accept.moment', {
      day: format.dayInSentence(until),
      time: format.time(until),
      zone: format.zone(format.timeZone, until),
    }),
    minutes: REGRET_MINUTES,
    percent: format.percent(rule.lateFeePercent),
    fee: fee ? format.money(fee) : '',
  });
  const consents = [
    { field: 'treatment', label: t('accept.treatment', { name }), missing: t('accept.treatmentMissing') },
    {
      field: 'telehealth',
      label: t('accept.telehealth', { mode: offer.mode }),
      missing: t('accept.telehealthMissing'),
    },
    { field: 'policy', label: t('accept.policy', { policy }), missing: t('accept.policyMissing') },
  ] as const;
  return (
    <Stack gap="x3">
      {price && (
        <Text>{price.amountMinor === 0 ? t('accept.free') : t('accept.price', { price: format.money(price) })}</Text>
      )}
      <FormField
        name="reason"
        control={control}
        rules={{ maxLength: { value: appointmentLimits.reasonForVisit, message: t('accept.reasonTooLong') } }}
      >
        {(field) => (
          <>
            <TextArea
              {...field}
              rows={2}
              maxLength={appointmentLimits.reasonForVisit}
              label={t('accept.reason')}
              description={t('accept.reasonHelp', { name })}
            />
            <HelpBeside text={field.value} />
          </>
        )}
      </FormField>
      <Stack gap="x1" role="group" aria-labelledby={consentsId}>
        <Heading level={3} size="md" id={consentsId}>
          {t('accept.consents')}
        </Heading>
        {consents.map(({ field: consent, label, missing }) => (
          <FormField
            key={consent}
            name={consent}
            control={control}
            rules={{ validate: (isAgreed) => isAgreed || missing }}
          >
            {(field) => (
              <Checkbox {...field} isRequired>
                {label}
              </Checkbox>
            )}
          </FormField>
        ))}
      </Stack>
    </Stack>
  );
}
