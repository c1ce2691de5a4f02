import type { StepProblem } from '@sakina/design-system';
import { fieldProblems } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import { useState } from 'react';

/** A problem with one field of a form in steps. */
export interface Problem<Step extends string, Text extends string> {
  step: Step;
  /** The field's name. */
  name: string;
  /** Key of the message. */
  text: Text;
  /** The number in the message: a limit, or how many answers are missing. */
  count?: number;
}

/**
 * The problems of a form that are shown now: none of a step before the user has tried to leave it.
 * @param problems All problems of the form as it is filled in now.
 * @param describe The message of a problem in the user's language.
 */
export function useShownProblems<Step extends string, Text extends string>(
  problems: readonly Problem<Step, Text>[],
  describe: (text: NoInfer<Text> | 'problem.refused', count: number) => string,
) {
  const [left, setLeft] = useState<readonly Step[]>([]);
  const [refused, setRefused] = useState<readonly Problem<Step, 'problem.refused'>[]>([]);
  const found = problems.filter(({ step }) => left.includes(step));
  const others = refused.filter(({ name }) => !found.some((problem) => problem.name === name));
  const errors: StepProblem[] = [...found, ...others].map(({ step, name, text, count = 0 }) => ({
    step,
    name,
    message: describe(text, count),
  }));
  return {
    errors,
    /** The message at a field. */
    messageOf: (name: string) => errors.find((error) => error.name === name)?.message,
    /** Whether the problems of a step are shown. */
    isLeft: (step: Step) => left.includes(step),
    /** Shows the problems of these steps from now on. @returns Whether there are none. */
    leave: (...steps: readonly Step[]) => {
      setLeft((before) => [...new Set([...before, ...steps])]);
      setRefused([]);
      return !problems.some(({ step }) => steps.includes(step));
    },
    /**
     * Shows which fields the server rejected, until something is changed.
     * @param fieldOf The field of the form for a field name of the server; null for one that the form does not show.
     */
    refuse: (error: ApiError, fieldOf: (name: string) => { step: Step; name: string } | null) =>
      setRefused(
        Object.keys(fieldProblems(error)).flatMap((name) => {
          const field = fieldOf(name);
          return field ? [{ ...field, text: 'problem.refused' as const }] : [];
        }),
      ),
    /** After a change: what the server rejected may be right now. */
    forgetRefusals: () => setRefused((before) => (before.length === 0 ? before : [])),
    /** Hides all problems: the form begins again. */
    clear: () => {
      setLeft([]);
      setRefused([]);
    },
  };
}
