/** What someone gives to get an account. */
export interface SignUp {
  email: string;
  /** They are of age: 18 or older. */
  age: boolean;
  terms: boolean;
  privacy: boolean;
}

/** What is missing or wrong in a sign-up. */
export type SignUpProblem = 'emailMissing' | 'emailWrong' | 'age' | 'terms' | 'privacy';

/** Whether a text is a plausible email address: something, an @, a domain with a dot. The server decides. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/u.test(text.trim());
}

/**
 * What stands against an account, in the order of the form: the one rule of every sign-up (ROUTE-2, ROUTE-13).
 * @param asksEmail Whether the form asks for the email; otherwise the identity server does.
 */
export function signUpProblems(
  { email, age, terms, privacy }: SignUp,
  asksEmail: boolean,
): { name: keyof SignUp; problem: SignUpProblem }[] {
  const emailProblem = email.trim() === '' ? 'emailMissing' : looksLikeEmail(email) ? null : 'emailWrong';
  return [
    ...(asksEmail && emailProblem ? [{ name: 'email', problem: emailProblem } as const] : []),
    ...(age ? [] : [{ name: 'age', problem: 'age' } as const]),
    ...(terms ? [] : [{ name: 'terms', problem: 'terms' } as const]),
    ...(privacy ? [] : [{ name: 'privacy', problem: 'privacy' } as const]),
  ];
}
