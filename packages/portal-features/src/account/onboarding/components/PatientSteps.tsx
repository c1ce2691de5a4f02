import { FormStepper, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { OnboardingSubmission } from '@sakina/platform/contract';
import { useLayoutEffect } from 'react';
import type { StepAddress } from '../../../shared/index.ts';
import { SignInGate } from '../../shared/application-form/index.ts';
import { ErrorNotice, lazyPanel, usePreload } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { patientSteps } from '../model/patient-problems.ts';
import { ContactStep } from './ContactStep.tsx';
import { EarlierAnswers, RestoredAnswers } from './EarlierNews.tsx';
import { MeetingStep } from './MeetingStep.tsx';
import { LazyHelpNow, PatientDone } from './PatientDone.tsx';
import { ReasonsStep } from './ReasonsStep.tsx';
import { usePatient } from './use-patient.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { WishesStep } from './WishesStep.tsx';

const LazyQuestionsStep = lazyPanel(() => import('./QuestionsStep.tsx').then((m) => m.QuestionsStep));
const LazyPatientReview = lazyPanel(() => import('./PatientReview.tsx').then((m) => m.PatientReview));

/**
 * Needed from the fourth step on, so not in the first load (FAST-1): the questionnaires, and the help that an answer
 * may call for.
 */
const LATER_STEPS = [LazyQuestionsStep, LazyPatientReview, LazyHelpNow];

export interface PatientStepsProps extends StepAddress {
  /** The user's latest submission, which the form starts with. */
  earlier: OnboardingSubmission | undefined;
  /** The path of this page, to come back to after signing in. */
  returnTo: string;
  /** The path the user came for, checked by the app. */
  onward?: string | undefined;
  /** Called when the user enters or leaves the first step, the only one with a lead above it. */
  onFirstChange?: (isAtFirst: boolean) => void;
}

/** The questions step by step, the sign-in gate, and the confirmation. */
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
  if (phase === 'sign-in') return <SignInGate t={t} first="register" returnTo={returnTo} onBack={patient.back} />;
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
          {step === 'questions' && <LazyQuestionsStep {...patient} loading={loading} />}
          {step === 'contact' && <ContactStep {...patient} />}
          {step === 'review' && (
            <>
              <ErrorNotice error={patient.error} />
              <LazyPatientReview {...patient} loading={loading} />
            </>
          )}
        </FormStepper>
      </Stack>
    </div>
  );
}
