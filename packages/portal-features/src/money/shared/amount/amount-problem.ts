/** What is wrong with an amount of which no more than a part can be given, taken or written off. */
export type AmountProblem = 'missing' | 'tooMuch';

/** Checks an amount against the most it can be, both in minor units. @returns null if nothing is wrong. */
export function amountProblem(amount: number | null, most: number): AmountProblem | null {
  if (amount === null || amount <= 0) return 'missing';
  return amount > most ? 'tooMuch' : null;
}
