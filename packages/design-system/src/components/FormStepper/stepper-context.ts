import { createContext, use } from 'react';

export interface StepperContextValue {
  /** Opens a step; the button there then leads back to where one came from. */
  visit: (step: string) => void;
}

export const StepperContext = createContext<StepperContextValue | null>(null);

/** The form in steps around a review. */
export function useStepper(): StepperContextValue {
  const stepper = use(StepperContext);
  if (!stepper) throw new Error('FormReview stands in a step of FormStepper.');
  return stepper;
}
