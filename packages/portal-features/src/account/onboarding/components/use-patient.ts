import { useLocale } from '@sakina/design-system';
import { takeMeasure } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { Instrument, OnboardingAnswers } from '@sakina/platform/contract';
import { own } from '@sakina/platform/domain';
import { useAction, useDraft, useUser } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { useOnboardingSubmit, useShownProblems } from '../../shared/application-form/index.ts';
import type { StepAddress } from '../../../shared/index.ts';
import { reachable, useStepAddress } from '../../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { asksForHelp, toSend } from '../model/measure-draft.ts';
import type { MeasureDraft } from '../model/measure-draft.ts';
import { patientAnswersOf, patientFormOf, readPatientDraft } from '../model/patient-form.ts';
import type { PatientForm } from '../model/patient-form.ts';
import { noConsents, patientFieldOf, patientProblems, patientSteps } from '../model/patient-problems.ts';
import type { Consents } from '../model/patient-problems.ts';

/**
 * The state of the patient's onboarding: answers, current step, and submission.
 *
 * A visitor's draft is encrypted in the tab and passes to their account once they sign in (SEC-8, SEC-15).
 * Questionnaires are offered to signed-in users only, so that no score of a visitor is stored anywhere.
 * @param earlier The user's earlier answers, which the form starts with.
 */
export function usePatient(earlier: OnboardingAnswers | undefined, address: StepAddress) {
  const t = useOnboardingText();
  const user = useUser();
  const { locale } = useLocale();
  const submission = useOnboardingSubmit();
  const take = useAction(takeMeasure);
  const base = useMemo(() => patientFormOf(earlier, new Intl.Locale(locale).language), [earlier, locale]);
  const [typed, setTyped] = useState<PatientForm | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [returns, setReturns] = useState(0);
  const [consents, setConsents] = useState(noConsents);
  const { phase } = submission;
  const form = typed ?? base;
  // A signed-out visitor is not asked for consents yet, only the user who submits.
  const problemsOf = (of: PatientForm) => patientProblems(of, user ? consents : null);
  const problems = problemsOf(form);
  const shown = useShownProblems(problems, (text, count) => t(text, { count }));
  const { step, go } = useStepAddress(patientSteps, problems, address);

  const draft = useDraft('onboarding:PATIENT', {
    isOpenToVisitors: true,
    value: useMemo(() => (typed === null || phase === 'sent' ? null : { form: typed, step }), [typed, phase, step]),
    onRestore: (stored) => {
      const restored = readPatientDraft(own(stored, 'form'));
      setTyped(restored);
      setRestored(true);
      go(reachable(patientSteps, own(stored, 'step'), problemsOf(restored)));
    },
  });

  function change(changes: Partial<PatientForm>) {
    setTyped((before) => ({ ...(before ?? base), ...changes }));
    shown.forgetRefusals();
  }
  function changeMeasure(which: Instrument, changes: Partial<MeasureDraft>) {
    setTyped((before) => {
      const current = before ?? base;
      return { ...current, measures: { ...current.measures, [which]: { ...current.measures[which], ...changes } } };
    });
  }

  async function sendMeasures() {
    // Each questionnaire is marked as soon as it is stored, so that it is not sent again if a later call fails.
    for (const body of toSend(form.measures)) {
      await take.run({ body });
      changeMeasure(body.instrument, { isSent: true });
    }
  }

  async function finish() {
    if (!shown.leave(...patientSteps)) return;
    try {
      await submission.send(patientAnswersOf(form), sendMeasures);
    } catch (error) {
      // Only errors of the client are handled; anything else is a bug.
      if (!isApiError(error)) throw error;
      shown.refuse(error, patientFieldOf);
    }
  }

  return {
    form,
    consents,
    draft,
    step,
    go,
    finish,
    change,
    changeMeasure,
    isRestored,
    returns,
    errors: shown.errors,
    messageOf: shown.messageOf,
    leave: shown.leave,
    isLeft: shown.isLeft,
    phase,
    isSignedIn: submission.isSignedIn,
    needsHelp: asksForHelp(form.measures),
    error: take.error ?? submission.error,
    consent: (changes: Partial<Consents>) => setConsents((before) => ({ ...before, ...changes })),
    back: () => {
      submission.back();
      setReturns(returns + 1);
    },
    beginAgain: () => {
      setTyped(null);
      setRestored(false);
      shown.clear();
      setReturns(returns + 1);
      go(patientSteps[0]);
    },
  };
}

/** What the steps of the patient's onboarding receive. */
export type Patient = ReturnType<typeof usePatient>;
