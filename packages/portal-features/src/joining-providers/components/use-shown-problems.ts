import type { StepProblem } from '@sakina/design-system';
import { useState } from 'react';
import { useJoiningText } from '../messages/index.ts';
import type { Problem } from '../model/joining-problems.ts';

/** An address that stands in the text about addresses. */
const EXAMPLE_ADDRESS = 'name@example.com';

/** What is wrong, as far as it should be said: nothing before a step was left for the first time. */
export function useShownProblems<Step extends string>(problems: readonly Problem<Step>[]) {
  const t = useJoiningText();
  const [left, setLeft] = useState<readonly Step[]>([]);
  const [refused, setRefused] = useState<readonly Problem<Step>[]>([]);
  const own = problems.filter(({ step }) => left.includes(step));
  const others = refused.filter(({ name }) => !own.some((problem) => problem.name === name));
  const errors: StepProblem[] = [...own, ...others].map(({ step, name, text, limit }) => ({
    step,
    name,
    message: t(text, { limit: limit ?? 0, example: EXAMPLE_ADDRESS }),
  }));
  return {
    errors,
    /** What is said at a field. */
    messageOf: (name: string) => errors.find((error) => error.name === name)?.message,
    /** Checks steps that are to be left, and says from now on what is wrong there. */
    leave: (...steps: readonly Step[]) => {
      setLeft((before) => [...new Set([...before, ...steps])]);
      setRefused([]);
      return !problems.some(({ step }) => steps.includes(step));
    },
    /** Says what the server did not take, until something is changed. */
    refuse: (found: readonly Problem<Step>[]) => setRefused(found),
    /** Something was changed: what the server said of it no longer holds. */
    forgetRefusals: () => setRefused((before) => (before.length === 0 ? before : [])),
  };
}
