import type { AppointmentId, ClaimStatusReport, PaymentSummary } from '@sakina/platform/contract';
import { balanceOf } from '@sakina/platform/domain';
import type { SessionMoney } from '@sakina/platform/domain';
import type { Tables } from '../store/table.ts';
import type { ClaimRow } from '../store/tables/care.ts';
import { nextStepOf } from './claim-next-step.ts';
import { hasSucceeded, paidOn, totalOf } from './invoices.ts';
import type { InvoiceRow, PaymentRow } from './invoices.ts';
import { grouped } from './ledger-check-words.ts';
import { usd } from './ledger.ts';

type ClientShare = NonNullable<ClaimStatusReport['clientShare']>;

/** The money of a session that is part of its client's share: fees of late cancellation are not. */
function moneyOf(invoices: readonly InvoiceRow[], payments: readonly PaymentRow[]): SessionMoney {
  const own = payments.filter((payment) => payment.purpose !== 'LATE_CANCELLATION' && hasSucceeded(payment));
  const leftOf = (row: InvoiceRow) =>
    totalOf(row.lines) -
    paidOn(
      row,
      own.filter(({ invoiceId }) => invoiceId === row.id),
    );
  const leftOn = (...statuses: InvoiceRow['status'][]) =>
    invoices
      .filter(({ status, purpose }) => statuses.includes(status) && purpose !== 'LATE_CANCELLATION')
      .reduce((sum, row) => sum + leftOf(row), 0);
  const outside = invoices.flatMap(({ outsidePayments = [] }) => outsidePayments);
  return {
    paid: [...own, ...outside].reduce((sum, { amount }) => sum + amount.amountMinor, 0),
    refunds: own
      .flatMap(({ refunds }) => refunds)
      .filter(({ status }) => status === 'PENDING' || status === 'SUCCEEDED')
      .map(({ amount, cause }) => ({ amount: amount.amountMinor, cause })),
    givenUp: leftOn('UNCOLLECTIBLE'),
    invoiced: leftOn('DRAFT', 'OPEN'),
  };
}

/** A session's money with its client. */
export function sessionMoney(tables: Tables, appointmentId: AppointmentId): SessionMoney {
  return moneyOf(
    tables.invoices.all().filter((row) => row.appointmentId === appointmentId),
    tables.payments.all().filter((row) => row.appointmentId === appointmentId),
  );
}

/** What a client has paid for a session, less refunds, in minor units. */
export function paidByClient(tables: Tables, appointmentId: AppointmentId): number {
  return balanceOf(0, sessionMoney(tables, appointmentId)).kept;
}

/**
 * The client's share of a decided claim and who has asked for it; null until the payer has decided, once a corrected
 * claim has taken its place, and once it was taken back.
 */
export function clientShareOf(claim: ClaimRow, money: SessionMoney): ClientShare | null {
  const responsibility = claim.adjudication?.patientResponsibility;
  if (!responsibility || claim.replacedByClaimId !== null || claim.status === 'VOIDED') return null;
  const { kept, ...rest } = balanceOf(responsibility.amountMinor, money);
  const { currency } = responsibility;
  const amount = (amountMinor: number) => ({ amountMinor, currency });
  return {
    responsibility,
    paid: amount(kept),
    writtenOff: amount(rest.writtenOff),
    balance: amount(rest.balance),
    billed: amount(rest.billed),
    unbilled: amount(rest.unbilled),
  };
}

/** What insurers left to a provider's clients and no invoice asks for yet. @param today `YYYY-MM-DD` */
export function notBilledOf(
  tables: Tables,
  providerId: string | undefined,
  today: string,
): PaymentSummary['notBilled'] {
  const invoices = grouped(tables.invoices.all(), ({ appointmentId }) => appointmentId);
  const payments = grouped(tables.payments.all(), ({ appointmentId }) => appointmentId);
  const shares = tables.claims.all().flatMap((claim) => {
    if (claim.providerId !== providerId) return [];
    const money = moneyOf(invoices.get(claim.appointmentId) ?? [], payments.get(claim.appointmentId) ?? []);
    const share = clientShareOf(claim, money);
    return share && nextStepOf(claim, money, today).action === 'BILL_CLIENT' ? [share.unbilled.amountMinor] : [];
  });
  return { amount: usd(shares.reduce((sum, share) => sum + share, 0)), count: shares.length };
}
