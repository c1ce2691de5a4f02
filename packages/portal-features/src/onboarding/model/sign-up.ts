import type { OnboardingMessage } from '../messages/index.ts';

/** The sign-up form. */
export interface SignUpForm {
  email: string;
  age: boolean;
  terms: boolean;
  privacy: boolean;
}

export const emptySignUp: SignUpForm = { email: '', age: false, terms: false, privacy: false };

/** A plausible email address: something, an @, and a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * The problems of the form, in its order.
 * @param asksEmail Whether the form asks for the email; otherwise the identity server does.
 */
export function signUpProblems(
  { email, age, terms, privacy }: SignUpForm,
  asksEmail: boolean,
): { name: keyof SignUpForm; text: OnboardingMessage }[] {
  const typed = email.trim();
  return [
    ...(asksEmail && typed === '' ? [{ name: 'email', text: 'signUp.problem.emailMissing' } as const] : []),
    ...(asksEmail && typed !== '' && !EMAIL.test(typed)
      ? [{ name: 'email', text: 'signUp.problem.emailWrong' } as const]
      : []),
    ...(age ? [] : [{ name: 'age', text: 'signUp.problem.age' } as const]),
    ...(terms ? [] : [{ name: 'terms', text: 'signUp.problem.terms' } as const]),
    ...(privacy ? [] : [{ name: 'privacy', text: 'signUp.problem.privacy' } as const]),
  ];
}
