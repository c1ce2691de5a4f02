import type { FieldProblem } from '../Form/index.ts';

/** A problem, and the step it is in. */
export interface StepProblem extends FieldProblem {
  /** Id of the step the field is in; left out, the open step. */
  step?: string;
}

/** Index of a step; 0 for an unknown id. */
export function placeOf(ids: readonly string[], current: string): number {
  return Math.max(0, ids.indexOf(current));
}

/** The problems in the order of the steps, those of one step in the order they were given. */
export function inOrder(problems: readonly StepProblem[], ids: readonly string[], current: string): StepProblem[] {
  const place = (problem: StepProblem) => placeOf(ids, problem.step ?? current);
  return problems.toSorted((one, other) => place(one) - place(other));
}

/** The step that the button leads to: on to the next one, or back to the review the user came from. */
export function nextStep(ids: readonly string[], current: string, returnTo: string | undefined): string | undefined {
  if (returnTo !== undefined && returnTo !== current && ids.includes(returnTo)) return returnTo;
  return ids[placeOf(ids, current) + 1];
}
