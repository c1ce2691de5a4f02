import type {
  Conversation,
  Estimate,
  Invoice,
  Measure,
  OwnClientConsent,
  OwnTreatmentPlan,
  Payment,
  WaitlistEntry,
  WaitlistOffer,
} from '@sakina/platform/contract';
import { openOffer } from './news.ts';
import { isOwed } from './owed.ts';

/** One thing that waits for the person. */
export type ForYouItem =
  | { kind: 'offer'; key: string; offer: WaitlistOffer }
  | { kind: 'plan'; key: string; plan: OwnTreatmentPlan }
  | { kind: 'consent'; key: string; consent: OwnClientConsent }
  | { kind: 'invoice'; key: string; invoice: Invoice }
  | { kind: 'estimate'; key: string; estimate: Estimate }
  | { kind: 'measure'; key: string; measure: Measure }
  | { kind: 'conversation'; key: string; conversation: Conversation };

export interface ForYouInput {
  conversations: readonly Conversation[];
  /** Those without an answer. */
  measures: readonly Measure[];
  entries: readonly WaitlistEntry[];
  plans: readonly OwnTreatmentPlan[];
  consents: readonly OwnClientConsent[];
  invoices: readonly Invoice[];
  /** The newest: an invoice whose payment the bank is processing waits for nothing. */
  payments: readonly Payment[];
  estimates: readonly Estimate[];
}

/** Days sort as they are written; one without an end comes last. */
const byDueDay = (first: { dueOn: string | null }, second: { dueOn: string | null }) =>
  (first.dueOn ?? '9999').localeCompare(second.dueOn ?? '9999');

/** The plans that were sent and wait for the person’s answer. */
export const plansToAnswer = (plans: readonly OwnTreatmentPlan[]): OwnTreatmentPlan[] =>
  plans.filter(({ versionToAgree, isOnHold }) => versionToAgree !== undefined && !isOnHold);

/**
 * The invoices that the person has to pay, the one that is due first before the others; without those whose payment the
 * bank is processing.
 */
export function invoicesToPay(invoices: readonly Invoice[], payments: readonly Payment[]): Invoice[] {
  const onTheWay = new Set(payments.filter(({ status }) => status === 'PROCESSING').map(({ invoiceId }) => invoiceId));
  return invoices.filter((invoice) => isOwed(invoice) && !onTheWay.has(invoice.id)).toSorted(byDueDay);
}

/**
 * What waits for the person, in the order in which it should be looked at: what lapses first, then what is asked, then
 * what was written.
 * @param now Epoch milliseconds.
 */
export function forYou(
  { conversations, measures, entries, plans, consents, invoices, payments, estimates }: ForYouInput,
  now: number,
): ForYouItem[] {
  const offers = entries.flatMap((entry) => {
    const offer = openOffer(entry, now);
    return offer ? [{ kind: 'offer' as const, key: entry.id, offer }] : [];
  });
  return [
    ...offers.toSorted((first, second) => Date.parse(first.offer.expiresAt) - Date.parse(second.offer.expiresAt)),
    ...plansToAnswer(plans).map((plan) => ({ kind: 'plan' as const, key: plan.id, plan })),
    ...consents
      .filter(({ status, isOnHold }) => status === 'REQUESTED' && !isOnHold)
      .map((consent) => ({ kind: 'consent' as const, key: consent.id, consent })),
    ...invoicesToPay(invoices, payments).map((invoice) => ({ kind: 'invoice' as const, key: invoice.id, invoice })),
    ...estimates
      .filter(({ status }) => status === 'OPEN')
      .map((estimate) => ({ kind: 'estimate' as const, key: estimate.id, estimate })),
    ...measures
      .filter(({ isOnHold }) => !isOnHold)
      .toSorted(byDueDay)
      .map((measure) => ({ kind: 'measure' as const, key: measure.id, measure })),
    ...conversations
      .filter(({ unread }) => unread > 0)
      .map((conversation) => ({ kind: 'conversation' as const, key: conversation.id, conversation })),
  ];
}
