import * as v from 'valibot';
import {
  bankAccount,
  calendarDate,
  extend,
  invoiceDetail,
  payment,
  paymentMethod,
  payout,
  payoutSettings,
  transaction,
  userId,
} from '@sakina/platform/contract';

/** Rows of the money area. What can be added up from other rows is not kept: an invoice's payments, a payout's totals. */
export const moneyTables = {
  /** The ledger: every movement on a provider's balance, and nothing kept beside it. */
  transactions: transaction,
  /** Every payment and every attempt of one. */
  payments: payment,
  invoices: v.omit(invoiceDetail, ['total', 'paid', 'refunded', 'due', 'payments']),
  /** Its state follows from its times. */
  payouts: v.omit(payout, ['status', 'transactionCount', 'totals']),
  /** One a provider; the id is the provider's. */
  payoutSettings: extend(v.omit(payoutSettings, ['nextPayoutOn', 'bankAccount']), {
    id: v.string(),
    bankAccount: v.nullable(extend(bankAccount, { token: v.string() })),
    /** The last date of the schedule that was seen to. */
    ranUntil: calendarDate,
  }),
  paymentMethods: extend(paymentMethod, { ownerId: userId, token: v.string() }),
};
