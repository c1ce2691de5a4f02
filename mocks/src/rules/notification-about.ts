import type { NotificationAbout, UserId } from '@sakina/platform/contract';
import { bookingStateOf } from '@sakina/platform/domain';
import type { AppointmentRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { totalOf } from './invoices.ts';
import { usd } from './ledger.ts';
import { measureDefinitions } from './measure-definitions.ts';

type Row = Rows['notifications'];
type Resolve = (tables: Tables, row: Row, id: string) => NotificationAbout | undefined;

/** What it was about is there no more. */
const gone: NotificationAbout = { person: null, isGone: true };

const providerName = (tables: Tables, id: string | null | undefined) =>
  tables.providers.get(id ?? '')?.displayName ?? null;

interface Pair {
  client: { id: UserId; displayName: string };
  provider: { displayName: string } | null;
}

/** The other person of two. */
const otherOf = ({ userId }: Row, { client, provider }: Pair) =>
  userId === client.id ? (provider?.displayName ?? null) : client.displayName;

/** Whose act a cancellation was, where it is not the other person’s. */
function actorOf(row: Row, { client, cancellation }: AppointmentRow): Pick<NotificationAbout, 'by'> {
  const own = row.userId === client.id ? 'CLIENT' : 'PROVIDER';
  if (cancellation?.by === 'ADMIN') return { by: 'ADMIN' };
  return cancellation?.by === own ? { by: 'READER' } : {};
}

/** What became of a request that was not confirmed; undefined for a booking. */
function requestOf(row: AppointmentRow): NotificationAbout['request'] {
  const state = bookingStateOf(row);
  if (state === 'PENDING') return 'OPEN';
  return state === 'DECLINED' || state === 'WITHDRAWN' ? state : undefined;
}

const session: Resolve = (tables, row, id) => {
  const found = tables.appointments.get(id);
  if (!found) return undefined;
  const { service, startsAt, timeZone, series, cancellation } = found;
  const request = requestOf(found);
  return {
    person: otherOf(row, found),
    title: service.name,
    startsAt,
    timeZone,
    ...(request && { request }),
    ...(series && { frequency: series.frequency }),
    ...(row.kind === 'APPOINTMENT_CANCELLED' &&
      cancellation && { reason: cancellation.reason.code, ...actorOf(row, found) }),
    ...row.facts,
  };
};

const conversation: Resolve = (tables, row, id) => {
  const message = tables.messages.all().find(({ conversationId }) => conversationId === id);
  if (!message) return undefined;
  const { client, providerId } = message;
  return { person: otherOf(row, { client, provider: tables.providers.get(providerId) ?? null }) };
};

const waitlistEntry: Resolve = (tables, _row, id) => {
  const offer = tables.waitlistEntries.get(id)?.offer;
  if (!offer) return undefined;
  const { provider, service, startsAt, timeZone } = offer;
  return { person: provider.displayName, title: service.name, startsAt, timeZone };
};

const payment: Resolve = (tables, row, id) => {
  const found = tables.payments.get(id);
  return found && { person: otherOf(row, found), amount: row.facts?.amount ?? found.refunded };
};

const measure: Resolve = (tables, row, id) => {
  const found = tables.measures.get(id);
  if (!found) return undefined;
  const person = row.userId === found.client.id ? (found.assignedBy?.displayName ?? null) : found.client.displayName;
  return { person, title: measureDefinitions[found.instrument].name };
};

const journalEntry: Resolve = (tables, { userId }, id) => {
  const entry = tables.journalEntries.get(id);
  const isShared = entry?.sharedWith.some(({ providerId }) => tables.providers.get(providerId)?.userId === userId);
  // What is no longer shared is none of the provider's business any more.
  return entry && isShared
    ? { person: tables.people.get(entry.userId)?.displayName ?? null, clientId: entry.userId }
    : undefined;
};

const review: Resolve = (tables, { userId }, id) => {
  const found = tables.reviews.get(id);
  if (!found || found.removal) return undefined;
  if (found.authorId === userId) return { person: providerName(tables, found.providerId) };
  // A review names its author as they signed it.
  return { person: found.signature === 'ANONYMOUS' ? null : found.author };
};

const meeting =
  (table: 'groupSessions' | 'broadcasts'): Resolve =>
  (tables, { kind, facts }, id) => {
    const found = tables[table].get(id);
    if (!found) return undefined;
    const { host, title, startsAt, timeZone, status } = found;
    const isOff = status === 'CANCELLED' && kind !== 'GROUP_MEETING_CANCELLED';
    const isByAdmin = kind === 'GROUP_MEETING_CANCELLED' && 'cancelledBy' in found && found.cancelledBy === 'ADMIN';
    return {
      person: host.displayName,
      title,
      startsAt,
      timeZone,
      ...(isByAdmin && { by: 'ADMIN' as const }),
      ...facts,
      ...(isOff && { isGone: true }),
    };
  };

/** How each kind of subject is resolved; the first that a notification names counts. */
const resolvers: Partial<Record<keyof Row['subject'], Resolve>> = {
  appointmentId: session,
  conversationId: conversation,
  waitlistEntryId: waitlistEntry,
  groupSessionId: meeting('groupSessions'),
  broadcastId: meeting('broadcasts'),
  paymentId: payment,
  measureId: measure,
  journalEntryId: journalEntry,
  reviewId: review,
  invoiceId: (tables, row, id) => {
    const found = tables.invoices.get(id);
    return found && { person: otherOf(row, found), amount: row.facts?.amount ?? usd(totalOf(found.lines)) };
  },
  claimId: (tables, row, id) => {
    const found = tables.claims.get(id);
    return found && { person: otherOf(row, { client: found.client, provider: null }) };
  },
  payoutId: (tables, _row, id) => (tables.payouts.get(id) ? { person: null } : undefined),
  superbillId: (tables, _row, id) => {
    const found = tables.superbills.get(id);
    return found && { person: providerName(tables, found.providerId) };
  },
  estimateId: (tables, _row, id) => {
    const found = tables.estimates.get(id);
    return found && { person: providerName(tables, found.providerId) };
  },
  planId: (tables, row, id) => {
    const found = tables.treatmentPlans.get(id);
    return (
      found && {
        person: otherOf(row, { client: found.client, provider: { displayName: found.authorName } }),
        title: found.title,
        ...row.facts,
      }
    );
  },
  clientConsentId: (tables, { userId, facts }, id) => {
    const found = tables.clientConsents.get(id);
    if (!found) return undefined;
    const { clientId, providerId } = found;
    return userId === clientId
      ? { person: providerName(tables, providerId) }
      : { person: tables.people.get(clientId)?.displayName ?? null, clientId, ...facts };
  },
  referralId: (tables, { kind, userId, facts }, id) => {
    const found = tables.referrals.get(id);
    if (!found) return undefined;
    const { client, from, to } = found;
    // Only who asked has the client’s record: who receives the referral may have none yet.
    const isSender = tables.providers.get(from.id)?.userId === userId;
    if (kind === 'REFERRAL_REPLIED')
      return {
        person: to.displayName,
        ...(isSender && { clientId: client.id, title: client.displayName }),
        ...facts,
      };
    return {
      person: userId === client.id ? from.displayName : client.displayName,
      ...(isSender && { clientId: client.id }),
      title: to.displayName,
      ...facts,
    };
  },
  providerId: (tables, { kind }, id) => {
    if (kind !== 'LISTING_SUSPENDED' && kind !== 'LISTING_REINSTATED') return { person: providerName(tables, id) };
    const why = kind === 'LISTING_SUSPENDED' ? tables.providerSuspensions.get(id)?.reason : undefined;
    return { person: null, ...(why !== undefined && { why }) };
  },
};

/**
 * What a notification is about, as it is now, for its reader. What it names and is there no more is said to be gone.
 */
export function aboutOf(tables: Tables, row: Row): NotificationAbout {
  for (const [key, resolve] of Object.entries(resolvers)) {
    const id = row.subject[key as keyof Row['subject']];
    if (id !== undefined) return resolve(tables, row, id) ?? gone;
  }
  return { person: null };
}
