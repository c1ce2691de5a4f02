import { Banner, Checkbox, FormStepper } from '@sakina/design-system';
import type { OnboardingSubmission, ProviderKind } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useLayoutEffect } from 'react';
import type { StepAddress } from '../../shared/index.ts';
import { ErrorNotice, usePreload } from '../../shared/index.ts';
import { useJoiningText } from '../messages/index.ts';
import { joiningSteps } from '../model/joining-problems.ts';
import { AboutStep } from './AboutStep.tsx';
import { JoiningDone } from './JoiningDone.tsx';
import { JoiningReview } from './JoiningReview.tsx';
import { LateWork } from './late-parts.ts';
import { LoadingStep } from './LoadingStep.tsx';
import { PromiseFields } from './PromiseFields.tsx';
import { SignInGate } from './SignInGate.tsx';
import { TimeStep } from './TimeStep.tsx';
import { useJoining } from './use-joining.ts';

export interface JoiningStepsProps extends StepAddress {
  /** As whom the person would like to help. */
  kind: ProviderKind;
  /** What was answered before, for the form to begin with. */
  earlier: OnboardingSubmission | undefined;
  /** This page’s own path, to come back to after signing in. */
  returnTo: string;
  /** Where the person was on the way to. */
  onward?: string | undefined;
  /** Called when the reader comes to the first step or leaves it: the words over all steps are said once. */
  onFirstChange?: (isAtFirst: boolean) => void;
}

/** What only a later step needs. */
const NEXT = [LateWork];

/** The questions in four steps, the sending, and what comes after. */
export function JoiningSteps({ kind, earlier, returnTo, onward, onFirstChange, ...address }: JoiningStepsProps) {
  const t = useJoiningText();
  const format = useFormat();
  const joining = useJoining(kind, earlier?.answers, address);
  const { form, step, phase, change, messageOf } = joining;
  usePreload(NEXT);
  const isAtFirst = phase === 'filling' && step === joiningSteps[0];
  useLayoutEffect(() => onFirstChange?.(isAtFirst), [isAtFirst, onFirstChange]);
  if (phase === 'sent') return <JoiningDone onward={onward} />;
  if (phase === 'sign-in') return <SignInGate returnTo={returnTo} onBack={joining.back} />;

  const headings = {
    about: t(`about.heading.${kind}`),
    work: t('work.heading'),
    time: t('time.heading'),
    review: t('review.heading'),
  };
  const fields = { kind, form, onChange: change, messageOf };
  return (
    <>
      {earlier && step === 'about' && (
        <Banner urgency="none" title={t('joining.earlier.title', { date: format.shortDate(earlier.submittedAt) })}>
          {t('joining.earlier.body')}
        </Banner>
      )}
      <FormStepper
        label={t('joining.steps')}
        steps={joiningSteps.map((id) => ({ id, label: t(`step.${id}`), heading: headings[id] }))}
        current={step}
        onCurrentChange={joining.go}
        onNext={() => joining.leave(step)}
        onFinish={joining.finish}
        errors={joining.errors}
        {...(joining.draft && { draftState: joining.draft })}
        finishLabel={t(joining.isSignedIn ? 'review.send' : 'review.signIn')}
      >
        {step === 'about' && <AboutStep {...fields} />}
        {step === 'work' && (
          <>
            <LateWork value={form} onChange={change} messageOf={messageOf} loading={<LoadingStep />} />
            {kind === 'IMAM' && (
              <Checkbox
                name="offersMarriageCounsel"
                value={form.offersMarriageCounsel}
                onChange={(offersMarriageCounsel) => change({ offersMarriageCounsel })}
              >
                {t('field.marriage')}
              </Checkbox>
            )}
          </>
        )}
        {step === 'time' && <TimeStep {...fields} />}
        {step === 'review' && (
          <>
            <ErrorNotice error={joining.error} />
            <JoiningReview kind={kind} form={form} />
            {joining.isSignedIn && (
              <PromiseFields kind={kind} promises={joining.promises} onChange={joining.promise} messageOf={messageOf} />
            )}
          </>
        )}
      </FormStepper>
    </>
  );
}
