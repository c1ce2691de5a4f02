import type { Notification } from '@sakina/platform/contract';

/** Kinds whose sentence names no one: it says the same to everyone, or there is no one to name. */
const UNNAMED = [
  'PAYOUT_FAILED',
  'MODERATION_OUTCOME',
  'CREDENTIAL_DECIDED',
  'ROLE_CHANGED',
  'LISTING_SUSPENDED',
  'LISTING_REINSTATED',
  'RECORD_READ',
] as const satisfies readonly Notification['kind'][];

type Unnamed = (typeof UNNAMED)[number];
type Named = Exclude<Notification['kind'], Unnamed>;
type Series =
  | 'APPOINTMENT_BOOKED'
  | 'APPOINTMENT_CHANGED'
  | 'APPOINTMENT_CANCELLED'
  | 'GROUP_MEETING_CHANGED'
  | 'GROUP_MEETING_CANCELLED'
  | 'GROUP_SEAT_GIVEN';
type Moved = 'APPOINTMENT_CHANGED' | 'GROUP_MEETING_CHANGED' | 'BROADCAST_CHANGED';

/** The sentences that say what was answered. */
const ANSWERS = [
  'named.CONSENT_ANSWERED.GIVEN',
  'named.CONSENT_ANSWERED.DECLINED',
  'named.CONSENT_ANSWERED.WITHDRAWN',
  'named.PLAN_ANSWERED.AGREED',
  'named.PLAN_ANSWERED.CHANGE_ASKED',
  'named.REFERRAL_ANSWERED.ACCEPTED',
  'named.REFERRAL_ANSWERED.DECLINED',
  'named.REFERRAL_REPLIED.ACCEPTED',
  'named.REFERRAL_REPLIED.DECLINED',
] as const;

/** The key of a piece of news in the catalogue. */
export type NewsKey =
  | `kind.${Notification['kind']}`
  | `named.${Named}`
  | (typeof ANSWERS)[number]
  | 'named.REFERRAL_REPLIED.ACCEPTED.of'
  | 'named.REFERRAL_REPLIED.DECLINED.of'
  | `named.${Series}.series`
  | `named.${Moved}.same`
  | 'named.APPOINTMENT_CANCELLED.ADMIN'
  | 'named.APPOINTMENT_CANCELLED.READER'
  | 'named.APPOINTMENT_BOOKED.request'
  | `named.APPOINTMENT_CANCELLED.${'DECLINED' | 'WITHDRAWN'}`
  | 'named.APPOINTMENT_CANCELLED.DECLINED.ADMIN'
  | 'named.APPOINTMENT_CANCELLED.WITHDRAWN.READER'
  | 'named.GROUP_MEETING_CANCELLED.ADMIN'
  | 'named.GROUP_MEETING_CANCELLED.ADMIN.series';

const isUnnamed = (kind: Notification['kind']): kind is Unnamed => (UNNAMED as readonly string[]).includes(kind);
const isSeries = (kind: Notification['kind']): kind is Series =>
  /^(?:APPOINTMENT_(?:BOOKED|CHANGED|CANCELLED)|GROUP_(?:MEETING_(?:CHANGED|CANCELLED)|SEAT_GIVEN))$/.test(kind);
const isMove = (kind: Notification['kind']): kind is Moved =>
  kind === 'APPOINTMENT_CHANGED' || kind === 'GROUP_MEETING_CHANGED' || kind === 'BROADCAST_CHANGED';

/** The sentence for a request that its provider has not confirmed; null for a booking. */
function requestKey(kind: Notification['kind'], about: NonNullable<Notification['about']>): NewsKey | null {
  const { request, by } = about;
  if (request === undefined) return null;
  if (kind === 'APPOINTMENT_BOOKED') return 'named.APPOINTMENT_BOOKED.request';
  if (kind !== 'APPOINTMENT_CANCELLED' || request === 'OPEN') return null;
  if (request === 'DECLINED' && by === 'ADMIN') return `named.${kind}.DECLINED.ADMIN`;
  if (request === 'WITHDRAWN' && by === 'READER') return `named.${kind}.WITHDRAWN.READER`;
  return `named.${kind}.${request}`;
}

/** The sentence for a piece of news: with names and times where the server resolved them, else what happened alone. */
export function newsKey({ kind, about }: Pick<Notification, 'kind' | 'about'>): NewsKey {
  const isKnown = about !== undefined && (about.person !== null || (kind === 'REFUND_FAILED' && about.amount));
  if (isUnnamed(kind) || !isKnown) return `kind.${kind}`;
  if (kind === 'GROUP_MEETING_CANCELLED' && about.by === 'ADMIN')
    return (about.sessions ?? 1) > 1 ? `named.${kind}.ADMIN.series` : `named.${kind}.ADMIN`;
  const ofRequest = requestKey(kind, about);
  if (ofRequest) return ofRequest;
  if (isSeries(kind) && (about.sessions ?? 1) > 1 && (!isMove(kind) || about.previousStartsAt !== undefined))
    return `named.${kind}.series`;
  if (isMove(kind) && about.previousStartsAt === undefined) return `named.${kind}.same`;
  if (kind === 'APPOINTMENT_CANCELLED' && about.by) return `named.${kind}.${about.by}`;
  // Who referred the client reads whose referral it is.
  if (kind === 'REFERRAL_REPLIED' && about.title !== undefined)
    return about.answer === 'DECLINED' ? `named.${kind}.DECLINED.of` : `named.${kind}.ACCEPTED.of`;
  return ANSWERS.find((key) => key === `named.${kind}.${about.answer}`) ?? `named.${kind}`;
}

/** News of one day, latest first. */
export interface NewsDay<Item> {
  /** The calendar date in the reader’s zone. */
  date: string;
  items: readonly [Item, ...Item[]];
}

/**
 * Puts news under the days on which it happened, in its order.
 * @param dateOf The calendar date of an instant in the reader’s zone.
 */
export function newsByDay<Item extends Pick<Notification, 'createdAt'>>(
  items: readonly Item[],
  dateOf: (instant: string) => string,
): readonly NewsDay<Item>[] {
  const days: { date: string; items: [Item, ...Item[]] }[] = [];
  for (const item of items) {
    const date = dateOf(item.createdAt);
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}
