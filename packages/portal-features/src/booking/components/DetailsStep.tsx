import { Checkbox, ErrorSummary, Heading, Stack, TextArea, TextField } from '@sakina/design-system';
import type { ProviderProfile, Service, SessionMode } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useBookingText } from '../messages/index.ts';
import { emptyDetails, isPhone, REASON_LIMIT } from '../model/details.ts';
import type { DetailsField, DetailsForm } from '../model/details.ts';
import type { TimeSpan } from '../model/opening.ts';
import { StepFrame } from './StepFrame.tsx';
import { usePolicy } from './use-policy.ts';

export interface DetailsStepProps {
  profile: ProviderProfile;
  service: Service;
  mode: SessionMode;
  time: TimeSpan;
  /** Outlives the step, so that nothing typed is lost on the way back and forth. */
  form: UseFormReturn<DetailsForm>;
  takesFocus: boolean;
  /** What the main button says: what comes next depends on the price. */
  nextLabel: string;
  /** Says until when the time is kept. */
  notice?: ReactNode;
  onBack: () => void;
  onNext: () => void;
}

const FIELDS = Object.keys(emptyDetails) as DetailsField[];

/** What the provider should know, and what the person agrees to. */
export function DetailsStep({ profile, service, mode, time, form, takesFocus, nextLabel, notice, onBack, onNext }: DetailsStepProps) {
  const t = useBookingText();
  const policy = usePolicy()(service.price, time.startsAt, profile.cancellationPolicy);
  const { control, formState, handleSubmit } = form;
  const problems = FIELDS.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  const consents = [
    { name: 'treatment', label: t('details.treatment', { kind: profile.kind, name: profile.displayName }), missing: t('details.treatmentMissing') },
    { name: 'telehealth', label: t('details.telehealth', { mode }), missing: t('details.telehealthMissing') },
    { name: 'policy', label: t('details.policy', { policy: t(`policy.${policy.state}`, policy.values) }), missing: t('details.policyMissing') },
  ] as const;
  return (
    <StepFrame
      question={t('details.question', { name: profile.displayName })}
      onBack={onBack}
      nextLabel={nextLabel}
      takesFocus={takesFocus}
      onNext={() => void handleSubmit(onNext)()}
    >
      {notice}
      <ErrorSummary key={formState.submitCount} title={t('details.summary', { count: problems.length })} errors={formState.isSubmitted ? problems : []} headingLevel={3} />
      <Controller
        name="reasonForVisit"
        control={control}
        rules={{ maxLength: { value: REASON_LIMIT, message: t('details.reasonTooLong') } }}
        render={({ field, fieldState }) => (
          <TextArea
            {...field}
            label={t('details.reason')}
            description={t('details.reasonHelp', { name: profile.displayName })}
            maxLength={REASON_LIMIT}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="phone"
        control={control}
        rules={{ validate: (value) => isPhone(value) || t('details.phoneWrong') }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t('details.phone')}
            description={t('details.phoneHelp')}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Stack gap="x1" role="group" aria-labelledby="booking-consents">
        <Heading level={3} size="md" id="booking-consents">{t('details.consents')}</Heading>
        {consents.map(({ name, label, missing }) => (
          <Controller
            key={name}
            name={name}
            control={control}
            rules={{ validate: (isAgreed) => isAgreed || missing }}
            render={({ field, fieldState }) => (
              <Checkbox {...field} isRequired errorMessage={fieldState.error?.message}>{label}</Checkbox>
            )}
          />
        ))}
      </Stack>
    </StepFrame>
  );
}
