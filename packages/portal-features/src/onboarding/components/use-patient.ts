import { useLocale } from '@sakina/design-system';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { Instrument, OnboardingAnswers } from '@sakina/platform/contract';
import { own } from '@sakina/platform/domain';
import { useAuth, useDraft } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import type { StepAddress } from '../../shared/index.ts';
import { reachable, useStepAddress } from '../../shared/index.ts';
import { useSubmitOnboarding } from '../api/use-submit-onboarding.ts';
import { useTakeMeasure } from '../api/use-take-measure.ts';
import { asksForHelp, toSend } from '../model/measure-draft.ts';
import type { MeasureDraft } from '../model/measure-draft.ts';
import { patientAnswersOf, patientFormOf, readKeptPatientForm } from '../model/patient-form.ts';
import type { PatientForm } from '../model/patient-form.ts';
import { noConsents, patientFieldOf, patientProblems, patientSteps } from '../model/patient-problems.ts';
import type { Consents } from '../model/patient-problems.ts';
import { useShownProblems } from './use-shown-problems.ts';

/**
 * The course of the first answers: what is filled in, where the reader stands, and the sending.
 *
 * A visitor's draft lies sealed in the tab and goes on with them once they sign in (SEC-8, SEC-15); questionnaires are asked
 * only of those who are signed in, so that no score of a visitor lies anywhere.
 * @param earlier What was answered before, for the form to begin with.
 */
export function usePatient(earlier: OnboardingAnswers | undefined, address: StepAddress) {
  const { user, refresh } = useAuth();
  const { locale } = useLocale();
  const submit = useSubmitOnboarding();
  const take = useTakeMeasure();
  const base = useMemo(() => patientFormOf(earlier, new Intl.Locale(locale).language), [earlier, locale]);
  const [typed, setTyped] = useState<PatientForm | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [returns, setReturns] = useState(0);
  const [consents, setConsents] = useState(noConsents);
  const [phase, setPhase] = useState<'filling' | 'sign-in' | 'sent'>('filling');
  const form = typed ?? base;
  // A visitor agrees to nothing yet: that is asked of whoever sends.
  const problemsOf = (of: PatientForm) => patientProblems(of, user ? consents : null);
  const problems = problemsOf(form);
  const shown = useShownProblems(problems);
  const { step, go } = useStepAddress(patientSteps, problems, address);

  const draft = useDraft('onboarding:PATIENT', {
    isOpenToVisitors: true,
    value: useMemo(() => (typed === null || phase === 'sent' ? null : { form: typed, step }), [typed, phase, step]),
    onRestore: (kept) => {
      const restored = readKeptPatientForm(own(kept, 'form'));
      setTyped(restored);
      setRestored(true);
      go(reachable(patientSteps, own(kept, 'step'), problemsOf(restored)));
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

  async function send() {
    // Each questionnaire is noted as soon as it has arrived: should a later call fail, it is not sent a second time.
    for (const body of toSend(form.measures)) {
      await take.run({ body });
      changeMeasure(body.instrument, { isSent: true });
    }
    await submit.run({ body: { answers: patientAnswersOf(form) } });
    // The token has to say that the profile is complete before anything that asks for it is opened (AUTH-7).
    await refresh();
    setPhase('sent');
  }

  async function finish() {
    if (!shown.leave(...patientSteps)) return;
    if (!user) {
      setPhase('sign-in');
      return;
    }
    try {
      await send();
    } catch (error) {
      // Only what the client throws is an outcome; anything else is a mistake of ours.
      if (!isApiError(error)) throw error;
      shown.refuse(
        Object.keys(fieldProblems(error)).flatMap((name) => {
          const place = patientFieldOf(name);
          return place ? [{ ...place, text: 'problem.refused' } as const] : [];
        }),
      );
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
    phase: phase === 'sign-in' && user ? ('filling' as const) : phase,
    isSignedIn: user !== null,
    needsHelp: asksForHelp(form.measures),
    error: take.error ?? submit.error,
    consent: (changes: Partial<Consents>) => setConsents((before) => ({ ...before, ...changes })),
    back: () => {
      setPhase('filling');
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

/** The course of the first answers, as its steps see it. */
export type Patient = ReturnType<typeof usePatient>;
