export { amountProblem } from './amount-problem.ts';
export { AmountField } from './AmountField.tsx';
export type { AmountFieldProps } from './AmountField.tsx';
