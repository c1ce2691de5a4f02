import type { OnboardingMessage } from '../messages/index.ts';

/** What somebody fills in for an account. */
export interface SignUpForm {
  email: string;
  age: boolean;
  terms: boolean;
  privacy: boolean;
}

export const emptySignUp: SignUpForm = { email: '', age: false, terms: false, privacy: false };

/** An address of mail, as far as a form can tell: something, an @, and a domain with a dot. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * What is wrong, in the order of the form.
 * @param asksEmail Whether the e-mail is asked here; else the identity server asks.
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
