import { FormStepper, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { OnboardingSubmission } from '@sakina/platform/contract';
import { useLayoutEffect } from 'react';
import type { StepAddress } from '../../shared/index.ts';
import { ErrorNotice, usePreload } from '../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { patientSteps } from '../model/patient-problems.ts';
import { ContactStep } from './ContactStep.tsx';
import { EarlierAnswers, RestoredAnswers } from './EarlierNews.tsx';
import { LateQuestions, LateReview, LATER_STEPS } from './late-parts.ts';
import { MeetingStep } from './MeetingStep.tsx';
import { PatientDone } from './PatientDone.tsx';
import { ReasonsStep } from './ReasonsStep.tsx';
import { SignInGate } from './SignInGate.tsx';
import { usePatient } from './use-patient.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { WishesStep } from './WishesStep.tsx';

export interface PatientStepsProps extends StepAddress {
  /** What was answered before, for the form to begin with. */
  earlier: OnboardingSubmission | undefined;
  /** This page's own path, to come back to after signing in. */
  returnTo: string;
  /** Where the person was on the way to, judged by the app. */
  onward?: string | undefined;
  /** Called when the reader comes to the first step or leaves it: the words over all steps are said once. */
  onFirstChange?: (isAtFirst: boolean) => void;
}

/** The questions step by step, the sending, and what comes after. */
export function PatientSteps({ earlier, returnTo, onward, onFirstChange, ...address }: PatientStepsProps) {
  const t = useOnboardingText();
  const patient = usePatient(earlier?.answers, address);
  const { form, step, phase } = patient;
  const root = useReturnFocus(patient.returns);
  const loading = (
    <LoadingRegion label={t('step.loading')}>
      <Skeleton lines={4} />
    </LoadingRegion>
  );
  usePreload(LATER_STEPS);
  const isAtFirst = phase === 'filling' && step === patientSteps[0];
  useLayoutEffect(() => onFirstChange?.(isAtFirst), [isAtFirst, onFirstChange]);
  if (phase === 'sent') return <PatientDone form={form} onward={onward} needsHelp={patient.needsHelp} />;
  if (phase === 'sign-in') return <SignInGate returnTo={returnTo} onBack={patient.back} />;
  return (
    <div ref={root}>
      <Stack gap="x4">
        {patient.isRestored && <RestoredAnswers onBeginAgain={patient.beginAgain} />}
        {earlier && !patient.isRestored && step === 'reasons' && <EarlierAnswers submission={earlier} />}
        <FormStepper
          label={t('patient.steps')}
          steps={patientSteps.map((id) => ({ id, label: t(`step.${id}`), heading: t(`${id}.heading`) }))}
          current={step}
          onCurrentChange={patient.go}
          onNext={() => patient.leave(step)}
          onFinish={patient.finish}
          errors={patient.errors}
          {...(patient.draft && { draftState: patient.draft })}
          finishLabel={t(patient.isSignedIn ? 'review.send' : 'review.signIn')}
        >
          {step === 'reasons' && <ReasonsStep {...patient} />}
          {step === 'wishes' && <WishesStep {...patient} />}
          {step === 'meeting' && <MeetingStep {...patient} />}
          {step === 'questions' && <LateQuestions {...patient} loading={loading} />}
          {step === 'contact' && <ContactStep {...patient} />}
          {step === 'review' && (
            <>
              <ErrorNotice error={patient.error} />
              <LateReview {...patient} loading={loading} />
            </>
          )}
        </FormStepper>
      </Stack>
    </div>
  );
}
