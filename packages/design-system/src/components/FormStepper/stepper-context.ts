import { createContext, use } from 'react';

/** Opens a step; the button there then leads back to where one came from. */
type VisitStep = (step: string) => void;

export const StepperContext = createContext<VisitStep | null>(null);

/** The way from a review to the steps of the form around it. */
export function useVisitStep(): VisitStep {
  const visit = use(StepperContext);
  if (!visit) throw new Error('FormReview stands in a step of FormStepper.');
  return visit;
}
