/** Why money went back to a client: as goodwill, because the service failed, or because it was never theirs to pay. */
export type RefundCause = 'GOODWILL' | 'SERVICE_FAILED' | 'CHARGED_BY_MISTAKE';

/**
 * The movements between a client and a provider for one session. All amounts are minor units of one currency, none
 * below zero.
 */
export interface SessionMoney {
  /** What the client paid, on the platform and outside it; refunds are not taken off. */
  paid: number;
  /** Refunds that did not fail and were not cancelled; without a cause they count as goodwill. */
  refunds: readonly { amount: number; cause?: RefundCause | undefined }[];
  /** What is left of invoices that were given up. */
  givenUp: number;
  /** What is left of drafts and open invoices. */
  invoiced: number;
}

/** Who still owes what of a client's share of one session, in minor units. */
export interface ClientBalance {
  /** What the provider keeps of what the client paid. */
  kept: number;
  /** The part of the share that no one is asked for: given back without being owed again, or given up. */
  writtenOff: number;
  /** What is left of the share; below zero that much is owed to the client. */
  balance: number;
  /** The part of the balance that a draft or an open invoice asks for. */
  billed: number;
  /** The part of the balance that no invoice asks for yet. */
  unbilled: number;
}

/**
 * What is left of a client's share of a session, and who has asked for it. A refund lowers what was paid; only one of
 * something that was charged by mistake leaves the share owed as before, any other is written off up to what would be
 * owed again.
 * `kept + writtenOff + balance` is the share, and `billed + unbilled` is the balance where that is above zero.
 * @param share What the client is to pay of the session, in minor units.
 */
export function balanceOf(share: number, { paid, refunds, givenUp, invoiced }: SessionMoney): ClientBalance {
  const sum = (some: SessionMoney['refunds']) => some.reduce((total, { amount }) => total + amount, 0);
  const kept = paid - sum(refunds);
  const open = Math.max(0, share - kept);
  const forgiven = sum(refunds.filter(({ cause }) => cause !== 'CHARGED_BY_MISTAKE')) + givenUp;
  const writtenOff = Math.min(open, forgiven);
  const balance = share - kept - writtenOff;
  const billed = Math.min(Math.max(0, balance), invoiced);
  return { kept, writtenOff, balance, billed, unbilled: Math.max(0, balance) - billed };
}
