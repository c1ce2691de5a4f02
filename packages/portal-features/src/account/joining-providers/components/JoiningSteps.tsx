import { Banner, Checkbox, FormStepper } from '@sakina/design-system';
import type { OnboardingSubmission, ProviderKind } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useLayoutEffect } from 'react';
import type { StepAddress } from '../../../shared/index.ts';
import { SignInGate } from '../../shared/application-form/index.ts';
import { ErrorNotice, lazyPanel, usePreload } from '../../../shared/index.ts';
import { useJoiningText } from '../messages/index.ts';
import { joiningSteps } from '../model/joining-problems.ts';
import { AboutStep } from './AboutStep.tsx';
import { JoiningDone } from './JoiningDone.tsx';
import { JoiningReview } from './JoiningReview.tsx';
import { LoadingStep } from './LoadingStep.tsx';
import { PromiseFields } from './PromiseFields.tsx';
import { TimeStep } from './TimeStep.tsx';
import { useJoining } from './use-joining.ts';

const LazyFieldsOfWork = lazyPanel(() => import('./FieldsOfWork.tsx').then((m) => m.FieldsOfWork));

export interface JoiningStepsProps extends StepAddress {
  /** The kind of provider that the user wants to become. */
  kind: ProviderKind;
  /** The user's latest submission, which the form starts with. */
  earlier: OnboardingSubmission | undefined;
  /** The path of this page, to come back to after signing in. */
  returnTo: string;
  /** The path the user came for, checked by the app. */
  onward?: string | undefined;
  /** Called when the user enters or leaves the first step, the only one with a lead above it. */
  onFirstChange?: (isAtFirst: boolean) => void;
}

/** Needed from the second step on, so not in the first load (FAST-1). */
const LATER_STEPS = [LazyFieldsOfWork];

/** The questions in four steps, the sign-in gate, and the confirmation. */
export function JoiningSteps({ kind, earlier, returnTo, onward, onFirstChange, ...address }: JoiningStepsProps) {
  const t = useJoiningText();
  const format = useFormat();
  const joining = useJoining(kind, earlier?.answers, address);
  const { form, step, phase, change, messageOf } = joining;
  usePreload(LATER_STEPS);
  const isAtFirst = phase === 'filling' && step === joiningSteps[0];
  useLayoutEffect(() => onFirstChange?.(isAtFirst), [isAtFirst, onFirstChange]);
  if (phase === 'sent') return <JoiningDone onward={onward} />;
  if (phase === 'sign-in') return <SignInGate t={t} first="signIn" returnTo={returnTo} onBack={joining.back} />;

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
            <LazyFieldsOfWork value={form} onChange={change} messageOf={messageOf} loading={<LoadingStep />} />
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
