import * as v from 'valibot';
import {
  bankAccount,
  billingIdentity,
  calendarDate,
  count,
  estimate,
  extend,
  instant,
  invoiceDetail,
  outsidePayment,
  payment,
  paymentMethod,
  payout,
  payoutSettings,
  superbill,
  transaction,
  userId,
} from '@sakina/platform/contract';

/** Rows of the money area. Derived amounts are not stored: an invoice's payments, a payout's totals. */
export const moneyTables = {
  /** The ledger: every movement on a provider's balance. The balance itself is not stored. */
  transactions: transaction,
  /** Every payment attempt. */
  payments: payment,
  /** What was added to the table later may be missing in rows stored before. */
  invoices: extend(
    v.omit(invoiceDetail, [
      'total',
      'paid',
      'refunded',
      'due',
      'payments',
      'remindedAt',
      'uncollectibleAt',
      'outsidePayments',
      'version',
    ]),
    {
      version: v.optional(count),
      remindedAt: v.optional(instant),
      uncollectibleAt: v.optional(instant),
      outsidePayments: v.optional(v.array(outsidePayment)),
    },
  ),
  /** Its state follows from its times. */
  payouts: v.omit(payout, ['status', 'transactionCount', 'totals']),
  /** One for each provider; the id is the provider's. */
  payoutSettings: extend(v.omit(payoutSettings, ['nextPayoutOn', 'bankAccount', 'version']), {
    id: v.string(),
    /** Missing in rows stored before there were versions. */
    version: v.optional(count),
    bankAccount: v.nullable(extend(bankAccount, { token: v.string() })),
    /** The last processed date of the schedule. */
    ranUntil: calendarDate,
  }),
  /** Who bills; the id is the provider's. */
  billingIdentities: extend(billingIdentity, { id: v.string() }),
  superbills: superbill,
  /** Its state and what was billed follow from its times, its successor and the invoices. */
  estimates: v.omit(estimate, ['status', 'billed']),
  paymentMethods: extend(paymentMethod, { ownerId: userId, token: v.string() }),
};
