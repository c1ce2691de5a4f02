import type { CancellationQuote } from '@sakina/platform/contract';
import { cancellationFee, freeCancellationUntil, settleCancellation } from '@sakina/platform/domain';
import type { AppointmentRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { chargeOf } from './charges.ts';
import { liveInvoiceOf, paymentsOn } from './invoices.ts';
import { usd } from './ledger.ts';
import { defaultMethodOf } from './payments.ts';
import { refundable } from './refunds.ts';

/** The rule where a provider has none. */
const FREE = { freeUntilHours: 24, lateFeePercent: 0 };

/** A cancellation of a session as it stands: it is remembered of a request that it was never confirmed. */
export const cancellationFor = <C extends object>({ status }: Pick<AppointmentRow, 'status'>, cancellation: C) => ({
  ...cancellation,
  ...(status === 'PENDING' && { wasRequest: true as const }),
});

/** What the client pays or gets back by cancelling a session now. */
export function cancellationQuoteOf(tables: Tables, appointment: AppointmentRow, now: Date): CancellationQuote {
  const { id, provider, client, price, startsAt, createdAt, terms } = appointment;
  const practice = tables.providers.get(provider.id);
  const ownPolicy = practice?.cancellationPolicy ?? FREE;
  // What is given is not owed.
  const policy = terms?.isDonation ? { ...ownPolicy, lateFeePercent: 0 } : ownPolicy;
  const fee = cancellationFee(price, startsAt, policy, now.getTime(), createdAt);
  const invoice = liveInvoiceOf(tables, id);
  const payments = invoice ? paymentsOn(tables, invoice.id) : [];
  const paid = payments.reduce((sum, payment) => sum + refundable(payment), 0);
  const { refund, charge } = settleCancellation(fee.amountMinor, paid);
  const card = defaultMethodOf(tables, client.id);
  return {
    freeUntil: freeCancellationUntil(startsAt, policy, createdAt),
    lateFeePercent: policy.lateFeePercent,
    fee,
    paid: usd(paid),
    refund: usd(refund),
    charge: usd(charge),
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    isInsured: chargeOf({ ...appointment, status: 'COMPLETED' }, practice)?.purpose === 'COPAY',
  };
}
