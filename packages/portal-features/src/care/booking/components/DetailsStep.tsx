import { Checkbox, ErrorSummary, Heading, Stack, TextArea, TextField } from '@sakina/design-system';
import { appointmentLimits } from '@sakina/platform/contract';
import type { ProviderProfile, Service, SessionMode } from '@sakina/platform/contract';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../shared/form/index.ts';
import { HelpBeside } from '../../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import { emptyDetails, isOptionalPhone } from '../model/details.ts';
import type { DetailsField, DetailsForm, RefusedDetails } from '../model/details.ts';
import type { TimeSpan } from '../model/opening.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { StepForm } from './StepForm.tsx';
import type { Details } from './use-details.ts';
import { usePolicy } from './use-policy.ts';
import type { HeldTime } from './use-slot-hold.ts';

export interface DetailsStepProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** The service that is booked. */
  service: Service;
  /** The chosen way of meeting. */
  mode: SessionMode;
  /** Start and end of the session. */
  time: TimeSpan;
  /** What was typed so far; it outlives the step. */
  details: Details;
  /** What the server rejected, at the field it belongs to. */
  refused: RefusedDetails;
  /** Label of the main button; the next step depends on the price. */
  nextLabel: string;
  /** The hold on the time. */
  held: HeldTime;
  /** Further sessions are booked with this one. @default false */
  isSeries?: boolean;
  /** Called to go on to the next step. */
  onNext: () => void;
}

const FIELDS = Object.keys(emptyDetails) as DetailsField[];

/** What the provider should know, and what the user agrees to. */
export function DetailsStep({
  profile,
  service,
  mode,
  time,
  details,
  refused,
  nextLabel,
  held,
  isSeries = false,
  onNext,
}: DetailsStepProps) {
  const t = useBookingText();
  const policy = usePolicy()(service.price, time.startsAt, profile.cancellationPolicy);
  const { control, formState, handleSubmit } = useDetailsForm(details, refused);
  const problems = FIELDS.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  const consents = [
    {
      name: 'treatment',
      label: t('details.treatment', { kind: profile.kind, name: profile.displayName }),
      missing: t('details.treatmentMissing'),
    },
    { name: 'telehealth', label: t('details.telehealth', { mode }), missing: t('details.telehealthMissing') },
    {
      name: 'policy',
      label: t('details.policy', { policy: t(`policy.${policy.state}`, policy.values) }),
      missing: t('details.policyMissing'),
    },
  ] as const;
  return (
    <StepForm nextLabel={nextLabel} onNext={() => void handleSubmit(onNext)()}>
      <HoldNotice held={held} isSeries={isSeries} />
      <ErrorSummary
        key={formState.submitCount}
        title={t('details.summary', { count: problems.length })}
        errors={formState.isSubmitted || refused.length > 0 ? problems : []}
        headingLevel={3}
      />
      <FormField
        name="reasonForVisit"
        control={control}
        rules={{ maxLength: { value: appointmentLimits.reasonForVisit, message: t('details.reasonTooLong') } }}
      >
        {(field) => (
          <>
            <TextArea
              {...field}
              label={t('details.reason')}
              description={t('details.reasonHelp', { name: profile.displayName })}
              maxLength={appointmentLimits.reasonForVisit}
            />
            <HelpBeside text={field.value} />
          </>
        )}
      </FormField>
      <FormField
        name="phone"
        control={control}
        rules={{ validate: (value) => isOptionalPhone(value) || t('details.phoneWrong') }}
      >
        {(field) => (
          <TextField
            {...field}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t('details.phone')}
            description={t('details.phoneHelp')}
          />
        )}
      </FormField>
      <Stack gap="x1" role="group" aria-labelledby="booking-consents">
        <Heading level={3} size="md" id="booking-consents">
          {t('details.consents')}
        </Heading>
        {consents.map(({ name, label, missing }) => (
          <FormField key={name} name={name} control={control} rules={{ validate: (isAgreed) => isAgreed || missing }}>
            {(field) => (
              <Checkbox {...field} isRequired>
                {label}
              </Checkbox>
            )}
          </FormField>
        ))}
      </Stack>
    </StepForm>
  );
}

/**
 * The form of the step. It starts with what was typed before and reports every change, so that the values outlive the
 * step.
 */
function useDetailsForm({ values, change, restored }: Details, refused: RefusedDetails) {
  // A field that the server rejected is validated on every change; the others only on submit.
  const form = useForm<DetailsForm>({
    defaultValues: values,
    shouldFocusError: false,
    mode: refused.length > 0 ? 'onChange' : 'onSubmit',
  });
  const { subscribe, setError, setValue } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (state) => change({ ...state.values }) }),
    [subscribe, change],
  );
  useEffect(() => {
    for (const [field, message] of refused) setError(field, { type: 'server', message });
  }, [refused, setError]);
  const taken = useRef(restored);
  useEffect(() => {
    if (restored === null || taken.current === restored) return;
    taken.current = restored;
    setValue('reasonForVisit', restored.reasonForVisit);
    setValue('phone', restored.phone);
  }, [restored, setValue]);
  return form;
}
