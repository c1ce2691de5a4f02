import type {
  AppointmentId,
  ClaimId,
  PaymentId,
  ProviderId,
  TransactionId,
  TransactionKind,
  UserId,
} from '@sakina/platform/contract';
import { dateIn, iso, plusDays } from '../clock.ts';
import type { Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

export type TransactionRow = Rows['transactions'];

/** A movement before it is posted. */
export interface NewTransaction {
  kind: TransactionKind;
  providerId: ProviderId;
  client: { id: UserId; displayName: string } | null;
  appointmentId: AppointmentId | null;
  paymentId?: PaymentId | null;
  claimId?: ClaimId | null;
  /** Signed, in minor units: refunds, payouts and reversals by insurers are negative. */
  amountMinor: number;
  description: string;
  at: Date;
}

/** The platform's share of what clients and insurers pay, in whole percent. */
export const PLATFORM_SHARE_PERCENT = 10;

/** The one currency of the demo practice. */
export const CURRENCY = 'USD';

/** Days until a card's or an insurer's money can be paid out, as card networks settle. */
const SETTLING_DAYS = 2;

export const usd = (amountMinor: number) => ({ amountMinor, currency: CURRENCY });

/** The platform's share of an amount, rounded half up. */
export function platformShare(amountMinor: number): number {
  return Math.floor((amountMinor * PLATFORM_SHARE_PERCENT + 50) / 100);
}

/**
 * The platform's share of a movement: positive, or negative for a refund. A refund's share is the difference of the
 * payment's share before and after it, so that many small refunds return the same as one whole refund, to the cent.
 * @param before Net amount of the same payment or claim so far.
 */
export function feeOf(kind: TransactionKind, amountMinor: number, before: number): number {
  if (kind === 'PAYOUT' || kind === 'ADJUSTMENT') return 0;
  return platformShare(before + amountMinor) - platformShare(before);
}

/** The parts of earlier movements that a new one depends on. */
type Earlier = Pick<TransactionRow, 'kind' | 'paymentId' | 'claimId' | 'amount' | 'availableOn'>;

/** Creates the row of a movement. @param earlier Earlier movements of the same payment or claim. */
export function transactionOf(
  entry: NewTransaction,
  id: TransactionId,
  timeZone: string,
  earlier: readonly Earlier[] = [],
): TransactionRow {
  const {
    kind,
    providerId,
    client,
    appointmentId,
    paymentId = null,
    claimId = null,
    amountMinor,
    description,
    at,
  } = entry;
  const bringing = earlier.filter((row) => row.kind !== 'ADJUSTMENT');
  const fee = feeOf(
    kind,
    amountMinor,
    bringing.reduce((sum, row) => sum + row.amount.amountMinor, 0),
  );
  const today = dateIn(at, timeZone);
  const settles = (kind === 'PAYMENT' || kind === 'INSURANCE_PAYMENT') && amountMinor > 0;
  // A refund is deducted from the payout of its payment, if that is still pending.
  const availableOn = [
    ...earlier.map((row) => row.availableOn),
    plusDays(today, settles ? SETTLING_DAYS : 0).toString(),
  ].reduce((latest, date) => (date > latest ? date : latest));
  return {
    id,
    kind,
    providerId,
    client,
    appointmentId,
    paymentId,
    claimId,
    payoutId: null,
    amount: usd(amountMinor),
    fee: usd(fee),
    net: usd(amountMinor - fee),
    description,
    createdAt: iso(at),
    availableOn,
  };
}

/** Posts one movement to a provider's balance, with the platform's share, and returns its row. */
export function postTransaction(tables: Tables, entry: NewTransaction): TransactionRow {
  const { paymentId = null, claimId = null } = entry;
  const isOfSame = (row: TransactionRow) =>
    (paymentId !== null && row.paymentId === paymentId) || (claimId !== null && row.claimId === claimId);
  const timeZone = tables.providers.get(entry.providerId)?.timeZone ?? 'UTC';
  const id = `txn-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}` as TransactionId;
  return tables.transactions.put(transactionOf(entry, id, timeZone, tables.transactions.all().filter(isOfSame)));
}

/** A provider's movements; none for an administrator without a provider record. */
export function ledgerOf(tables: Tables, providerId: string | null | undefined): TransactionRow[] {
  return tables.transactions.all().filter((row) => row.providerId === providerId);
}
