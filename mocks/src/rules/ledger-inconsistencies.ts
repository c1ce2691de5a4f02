import type { Tables } from '../store/table.ts';
import { claimInconsistencies } from './ledger-check-claims.ts';
import { invoiceInconsistencies } from './ledger-check-invoices.ts';
import { paymentInconsistencies } from './ledger-check-payments.ts';
import { payoutInconsistencies } from './ledger-check-payouts.ts';
import { revenueInconsistencies } from './ledger-check-revenue.ts';

/**
 * Checks all financial records and describes each inconsistency: payments with their movements and refunds, payouts
 * with their movements, balances, invoices with their payments, insurers' payments with their claims, revenue with
 * the ledger. Must be empty after the seed and after every operation.
 */
export function ledgerInconsistencies(tables: Tables, now: Date): string[] {
  return [
    paymentInconsistencies,
    payoutInconsistencies,
    invoiceInconsistencies,
    claimInconsistencies,
    revenueInconsistencies,
  ].flatMap((check) => check(tables, now));
}
