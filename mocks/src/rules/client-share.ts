import type { AppointmentId, ClaimStatusReport } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';
import type { ClaimRow } from '../store/tables/care.ts';

/** What a client has paid for a session, less refunds, in minor units. Fees of late cancellation are no part of it. */
export function paidByClient(tables: Tables, appointmentId: AppointmentId): number {
  return tables.payments
    .all()
    .filter((payment) => payment.appointmentId === appointmentId && payment.purpose !== 'LATE_CANCELLATION')
    .filter(({ status }) => status === 'SUCCEEDED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED')
    .reduce((sum, { amount, refunded }) => sum + amount.amountMinor - refunded.amountMinor, 0);
}

/** The client's share of a decided claim beside what they paid for the session; null until the payer has decided, once a corrected claim has taken its place, and once it was taken back. */
export function clientShareOf(
  claim: ClaimRow,
  paidMinor: number,
): NonNullable<ClaimStatusReport['clientShare']> | null {
  const responsibility = claim.adjudication?.patientResponsibility;
  if (!responsibility || claim.replacedByClaimId !== null || claim.status === 'VOIDED') return null;
  const { currency } = responsibility;
  return {
    responsibility,
    paid: { amountMinor: paidMinor, currency },
    balance: { amountMinor: responsibility.amountMinor - paidMinor, currency },
  };
}
