import { useState } from 'react';

/** Something that is wrong, and in which step. */
interface InStep<Step extends string> {
  step: Step;
}

/** The step as an address carries it. */
export interface StepAddress {
  /** The step that the address names, or null where it names none; left out, the screen keeps its step to itself. */
  step?: string | null | undefined;
  /** Called when the reader comes to another step. */
  onStepChange?: ((step: string) => void) | undefined;
}

/** The wanted step, or the first before it that lacks an answer: a step that builds on missing answers is not shown. */
export function reachable<Step extends string>(
  steps: readonly [Step, ...Step[]],
  wanted: unknown,
  problems: readonly InStep<Step>[],
): Step {
  const at = steps.findIndex((step) => step === wanted);
  const open = steps.findIndex((step) => problems.some((problem) => problem.step === step));
  const place = Math.max(0, open === -1 ? at : Math.min(at, open));
  return steps[place] ?? steps[0];
}

/**
 * Which step is open. It changes by going on, by Back of the browser and by a draft that returns, never by typing
 * alone.
 * @param steps All steps, in order.
 * @param problems What is wrong now, so that an address leads no further than the answers do.
 */
export function useStepAddress<Step extends string>(
  steps: readonly [Step, ...Step[]],
  problems: readonly InStep<Step>[],
  { step: addressed, onStepChange }: StepAddress,
  start?: Step,
) {
  const [seen, setSeen] = useState(addressed);
  const [step, setStep] = useState(() => reachable(steps, addressed ?? start, problems));
  if (seen !== addressed) {
    setSeen(addressed);
    const next = reachable(steps, addressed ?? start, problems);
    if (next !== step) setStep(next);
  }
  return {
    step,
    go: (next: string) => {
      const known = steps.find((one) => one === next);
      if (known === undefined) return;
      setStep(known);
      onStepChange?.(known);
    },
  };
}
