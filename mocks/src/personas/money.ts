import type { CardBrand, DeclineCode, PayoutFailureCode, ProviderId, UserId } from '@sakina/platform/contract';
import type { CardOutcome } from '../card/test-tokens.ts';
import { ids } from './ids.ts';
import { clients } from './people.ts';

const person = (index: number) => (clients[index] ?? clients[0]).id;
const { users, providers } = ids;
const nadia = 'prv-nadia-petrova' as ProviderId;

/** A card that a client has saved; the first is the default. */
export interface CardSeed {
  owner: UserId;
  brand: CardBrand;
  last4: string;
  /** Months from the seed's today to its expiry; negative if expired. */
  expiresInMonths: number;
  outcome?: CardOutcome;
}

/** Cards that stories use; all other clients get a generated one. */
export const cardSeeds: readonly CardSeed[] = [
  { owner: users.layla, brand: 'VISA', last4: '4242', expiresInMonths: 29 },
  { owner: users.layla, brand: 'MASTERCARD', last4: '4444', expiresInMonths: 4 },
  { owner: users.noah, brand: 'MASTERCARD', last4: '8210', expiresInMonths: 17 },
  { owner: users.sofia, brand: 'AMEX', last4: '0005', expiresInMonths: 11 },
  { owner: users.sofia, brand: 'VISA', last4: '1111', expiresInMonths: -7 },
  // Expired last month: the latest session is still unpaid.
  { owner: person(6), brand: 'VISA', last4: '7315', expiresInMonths: -1 },
];

/** Clients without a saved card and without payments. */
export const usersWithoutCard: readonly UserId[] = [users.zaynab];

/** What happened to a payment other than being paid. */
export interface PaymentStory {
  provider: ProviderId;
  client: UserId;
  /** Which of their paid sessions: 1 is the latest. */
  latest: number;
  event:
    | { kind: 'FAILED'; code: DeclineCode }
    | { kind: 'FAILED_THEN_PAID'; code: DeclineCode; paidAfterHours: number }
    /**
     * `percent` of the amount, in whole dollars. `closedCard`: last digits of the card it was paid with, closed since.
     */
    | { kind: 'REFUND'; percent: number; reason: string; afterHours: number; closedCard?: string }
    | { kind: 'DISPUTE'; afterDays: number; wonAfterDays: number | null };
}

export const paymentStories: readonly PaymentStory[] = [
  {
    provider: providers.amina,
    client: users.noah,
    latest: 2,
    event: { kind: 'FAILED_THEN_PAID', code: 'INSUFFICIENT_FUNDS', paidAfterHours: 27 },
  },
  {
    provider: providers.amina,
    client: users.layla,
    latest: 4,
    event: {
      kind: 'REFUND',
      percent: 34,
      reason: 'The video broke off and a quarter of an hour was lost.',
      afterHours: 3,
    },
  },
  {
    provider: providers.yusuf,
    client: users.layla,
    latest: 1,
    event: {
      kind: 'REFUND',
      percent: 50,
      reason: 'Half of the time was needed for the room to connect; we spoke on for free on Friday.',
      afterHours: 20,
    },
  },
  {
    provider: providers.amina,
    client: users.layla,
    latest: 6,
    event: {
      kind: 'REFUND',
      percent: 34,
      reason: 'The session began ten minutes late, and we did not add them at the end.',
      afterHours: 26,
      closedCard: '5126',
    },
  },
  { provider: providers.amina, client: person(6), latest: 1, event: { kind: 'FAILED', code: 'EXPIRED_CARD' } },
  {
    provider: providers.amina,
    client: person(6),
    latest: 2,
    event: {
      kind: 'REFUND',
      percent: 100,
      reason: 'Charged by mistake: the session was agreed to be free after the last one was cut short.',
      afterHours: 44,
    },
  },
  {
    provider: providers.amina,
    client: person(6),
    latest: 5,
    event: { kind: 'DISPUTE', afterDays: 9, wonAfterDays: 23 },
  },
  {
    provider: providers.amina,
    client: person(2),
    latest: 3,
    event: {
      kind: 'REFUND',
      percent: 25,
      reason: 'Sliding scale agreed before the session and applied late.',
      afterHours: 5,
    },
  },
  {
    provider: providers.amina,
    client: person(2),
    latest: 5,
    event: { kind: 'FAILED_THEN_PAID', code: 'CARD_DECLINED', paidAfterHours: 50 },
  },
  {
    provider: nadia,
    client: users.sofia,
    latest: 3,
    event: { kind: 'FAILED_THEN_PAID', code: 'CARD_DECLINED', paidAfterHours: 6 },
  },
  {
    provider: nadia,
    client: users.sofia,
    latest: 9,
    event: {
      kind: 'REFUND',
      percent: 100,
      reason: 'Canceled within the hour by the provider; the timer was running already.',
      afterHours: 2,
    },
  },
  { provider: nadia, client: users.sofia, latest: 2, event: { kind: 'DISPUTE', afterDays: 1, wonAfterDays: null } },
  { provider: nadia, client: users.sofia, latest: 22, event: { kind: 'DISPUTE', afterDays: 12, wonAfterDays: null } },
];

/** Reasons of generated refunds. */
export const refundReasons = [
  'The connection failed and the rest of the session was moved.',
  'Price agreed on the sliding scale, applied late.',
  'A gesture after a session that began twenty minutes late.',
] as const;

/** A payout that the bank returned: counted in schedule dates before the last. */
interface PayoutFailureSeed {
  provider: ProviderId;
  datesAgo: number;
  code: PayoutFailureCode;
  message: string;
}

export const payoutFailureSeeds: readonly PayoutFailureSeed[] = [
  {
    provider: providers.amina,
    datesAgo: 4,
    code: 'DECLINED_BY_BANK',
    message: 'The bank did not take the transfer. We sent the amount with the next payout.',
  },
  {
    provider: providers.grace,
    datesAgo: 1,
    code: 'ACCOUNT_CLOSED',
    message: 'The bank says that this account is closed. Please give another one.',
  },
];

/** Bank accounts of providers; providers under review have none. */
export const bankNames = [
  'First Harbour Bank',
  'Cedar Savings Bank',
  'Union of Crescent Credit',
  'Lakeside Community Bank',
] as const;

/** The weekday of a provider's payouts, if not Monday (ISO 8601). */
export const payoutWeekdays: Readonly<Record<string, number>> = { [providers.yusuf]: 2 };
