import { createContext, use } from 'react';

interface FormState {
  /** Whether the form is being sent. */
  isSubmitting: boolean;
}

export const FormContext = createContext<FormState>({ isSubmitting: false });

/** The state of the surrounding form; idle outside a form. */
export function useFormState(): FormState {
  return use(FormContext);
}
