import type { Tables } from '../store/table.ts';
import { claimDisagreements } from './agreement-claims.ts';
import { invoiceDisagreements } from './agreement-invoices.ts';
import { paymentDisagreements } from './agreement-payments.ts';
import { payoutDisagreements } from './agreement-payouts.ts';
import { revenueDisagreements } from './agreement-revenue.ts';

/**
 * Adds up everybody's money and says in words each thing that does not agree: payments with their movements and refunds, payouts
 * with what they pay out, balances, invoices with what was paid on them, insurers' payments with their claims, revenue with
 * the ledger. Empty where all agree, as it is after the seed and has to be after every operation.
 */
export function disagreements(tables: Tables, now: Date): string[] {
  return [
    paymentDisagreements,
    payoutDisagreements,
    invoiceDisagreements,
    claimDisagreements,
    revenueDisagreements,
  ].flatMap((check) => check(tables, now));
}
