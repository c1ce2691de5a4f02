import type { StepProblem } from '@sakina/design-system';
import { useState } from 'react';
import { useOnboardingText } from '../messages/index.ts';
import type { Problem } from '../model/patient-problems.ts';

/**
 * What is wrong, as far as it should be said: nothing before a step was left for the first time.
 * @param problems Everything that is wrong now.
 */
export function useShownProblems<Step extends string>(problems: readonly Problem<Step>[]) {
  const t = useOnboardingText();
  const [left, setLeft] = useState<readonly Step[]>([]);
  const [refused, setRefused] = useState<readonly Problem<Step>[]>([]);
  const found = problems.filter(({ step }) => left.includes(step));
  const others = refused.filter(({ name }) => !found.some((problem) => problem.name === name));
  const errors: StepProblem[] = [...found, ...others].map(({ step, name, text, count }) => ({
    step,
    name,
    message: t(text, { count: count ?? 0 }),
  }));
  return {
    errors,
    /** What is said at a field. */
    messageOf: (name: string) => errors.find((error) => error.name === name)?.message,
    /** Whether what is wrong in a step is said by now. */
    isLeft: (step: Step) => left.includes(step),
    /** Checks steps that are to be left, and says from now on what is wrong there. @returns Whether nothing is. */
    leave: (...steps: readonly Step[]) => {
      setLeft((before) => [...new Set([...before, ...steps])]);
      setRefused([]);
      return !problems.some(({ step }) => steps.includes(step));
    },
    /** Says what the server did not take, until something is changed. */
    refuse: (fields: readonly Problem<Step>[]) => setRefused(fields),
    /** Something was changed: what the server said of it no longer holds. */
    forgetRefusals: () => setRefused((before) => (before.length === 0 ? before : [])),
    /** Says nothing any more: the form begins again. */
    clear: () => {
      setLeft([]);
      setRefused([]);
    },
  };
}
