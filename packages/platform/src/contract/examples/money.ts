import type { AnyExample } from './example.ts';
import { incomeExamples } from './money-income.ts';
import { invoiceExamples } from './money-invoices.ts';
import { paymentMethodExamples } from './money-methods.ts';
import { paymentExamples } from './money-payments.ts';
import { paperExamples } from './money-papers.ts';
import { payoutExamples } from './money-payouts.ts';

/** What clients pay, and what of it reaches providers. */
export const moneyExamples: readonly AnyExample[] = [
  ...incomeExamples,
  ...paymentExamples,
  ...payoutExamples,
  ...invoiceExamples,
  ...paymentMethodExamples,
  ...paperExamples,
];
