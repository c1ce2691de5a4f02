import { shown } from './act.ts';
import type { Act } from './act.ts';

/** Acts about money. */
export const moneyActs = {
  'invoice.send': {
    name: 'Invoice sent',
    by: ['PROVIDER'],
    // The end of a group meeting opens an invoice for each paid seat.
    does: ['invoices.send', 'invoices.remind', 'groupSessions.setStatus'],
    tells: [{ who: 'CLIENT', kind: 'INVOICE_SENT' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'payments.process' },
    shows: [
      shown('CLIENT', 'dashboard', 'ownInvoices.list', 'OPEN'),
      shown('PROVIDER', 'providerInvoices', 'invoices.list', 'OPEN'),
    ],
  },
  'invoice.pay': {
    name: 'Invoice paid',
    by: ['CLIENT', 'PROVIDER'],
    does: ['payments.process', 'invoices.recordPayment'],
    // The payer sees it at once, and the provider among the payments.
    tells: [],
    shows: [
      shown('CLIENT', 'dashboard', 'ownInvoices.list', 'PAID'),
      shown('PROVIDER', 'providerInvoices', 'invoices.list', 'PAID'),
    ],
  },
  'payment.refund': {
    name: 'Payment refunded',
    by: ['PROVIDER', 'ADMINISTRATOR'],
    does: ['payments.refund'],
    tells: [{ who: 'CLIENT', kind: 'PAYMENT_REFUNDED' }],
    shows: [
      shown('CLIENT', 'dashboard', 'ownPayments.list', 'refunded amount'),
      shown('PROVIDER', 'providerPayments', 'payments.list', 'refunded amount'),
    ],
  },
  'refund.fail': {
    name: 'Refund sent back by the bank',
    by: ['SERVER'],
    does: [],
    tells: [
      { who: 'CLIENT', kind: 'REFUND_FAILED' },
      { who: 'PROVIDER', kind: 'REFUND_FAILED' },
    ],
    shows: [
      shown('CLIENT', 'dashboard', 'ownPayments.list', 'FAILED'),
      shown('PROVIDER', 'providerPayments', 'payments.list', 'FAILED'),
    ],
  },
  'claim.deny': {
    name: 'Claim denied by the insurer',
    by: ['SERVER'],
    does: [],
    tells: [{ who: 'PROVIDER', kind: 'CLAIM_DENIED' }],
    answer: { who: 'PROVIDER', route: 'providerInsurance', does: 'claims.appeal' },
    shows: [shown('PROVIDER', 'providerInsurance', 'claims.list', 'DENIED')],
  },
  'payout.fail': {
    name: 'Payout sent back by the bank',
    by: ['SERVER'],
    does: [],
    tells: [{ who: 'PROVIDER', kind: 'PAYOUT_FAILED' }],
    answer: { who: 'PROVIDER', route: 'providerPayments', does: 'payments.updatePayoutSettings' },
    shows: [shown('PROVIDER', 'providerPayments', 'payments.payouts', 'FAILED')],
  },
  'superbill.make': {
    name: 'Superbill made',
    by: ['PROVIDER'],
    does: ['superbills.create'],
    tells: [{ who: 'CLIENT', kind: 'SUPERBILL_READY' }],
    shows: [shown('CLIENT', 'dashboard', 'superbills.list', 'superbill')],
  },
  'estimate.give': {
    name: 'Estimate given',
    by: ['PROVIDER'],
    does: ['estimates.create'],
    tells: [{ who: 'CLIENT', kind: 'ESTIMATE_READY' }],
    answer: { who: 'CLIENT', route: 'dashboard', does: 'estimates.accept' },
    shows: [shown('CLIENT', 'dashboard', 'estimates.list', 'estimate')],
  },
} as const satisfies Record<string, Act>;
