import { createContext, use } from 'react';

interface FormState {
  /** Whether the form is being sent. */
  isSubmitting: boolean;
}

export const FormContext = createContext<FormState>({ isSubmitting: false });

/** What the form around a control is doing; outside a form, nothing. */
export function useFormState(): FormState {
  return use(FormContext);
}
