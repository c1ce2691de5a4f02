import * as z from 'zod/mini';
import { bankAccount, calendarDate, invoiceDetail, payment, paymentMethod, payout, payoutSettings, transaction, userId } from '@sakina/platform/contract';

/** Rows of the money area. What can be added up from other rows is not kept: an invoice's payments, a payout's totals. */
export const moneyTables = {
  /** The ledger: every movement on a provider's balance, and nothing kept beside it. */
  transactions: transaction,
  /** Every payment and every attempt of one. */
  payments: payment,
  invoices: z.omit(invoiceDetail, { total: true, paid: true, refunded: true, due: true, payments: true }),
  /** Its state follows from its times. */
  payouts: z.omit(payout, { status: true, transactionCount: true, totals: true }),
  /** One a provider; the id is the provider's. */
  payoutSettings: z.extend(z.omit(payoutSettings, { nextPayoutOn: true, bankAccount: true }), {
    id: z.string(),
    bankAccount: z.nullable(z.extend(bankAccount, { token: z.string() })),
    /** The last date of the schedule that was seen to. */
    ranUntil: calendarDate,
  }),
  paymentMethods: z.extend(paymentMethod, { ownerId: userId, token: z.string() }),
};
