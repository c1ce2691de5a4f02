import { createContext, use } from 'react';

/** Opens a step; its button then leads back to where the user came from. */
type VisitStep = (step: string) => void;

export const StepperContext = createContext<VisitStep | null>(null);

/** Opens steps of the surrounding form, from its review. */
export function useVisitStep(): VisitStep {
  const visit = use(StepperContext);
  if (!visit) throw new Error('FormReview must be rendered in a step of FormStepper.');
  return visit;
}
