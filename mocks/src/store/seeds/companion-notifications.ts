import type { NotificationId, NotificationKind, NotificationSubject, UserId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { ids } from '../../personas/ids.ts';
import { opaque } from '../../personas/random.ts';
import { defaultPreferences, deliveriesOf } from '../../rules/notify.ts';
import type { MessageRow, Rows } from '../rows.ts';
import type { Seed } from '../table.ts';

type NotificationRow = Rows['notifications'];

/** Users with notifications: the ones with an account. */
const readers: ReadonlySet<string> = new Set(Object.values(ids.users));
const TWO_DAYS_MS = 2 * 86_400_000;

/** Layla has quiet hours at night, and no email for messages. */
export const laylasPreferences = {
  ...defaultPreferences,
  id: ids.users.layla,
  version: 1,
  channels: { ...defaultPreferences.channels, MESSAGE_RECEIVED: ['IN_APP'] },
  quietHours: { from: '22:00', until: '07:00', timeZone: 'America/New_York' },
} satisfies Rows['notificationPreferences'];

/** Notifications about sessions, messages, shared journal entries, care, payments and community. */
export function seedNotifications(
  base: Seed,
  messages: readonly MessageRow[],
  journal: readonly Rows['journalEntries'][],
  now: Date,
): NotificationRow[] {
  const rows: NotificationRow[] = [];
  const times = new Map<string, number>();
  const tell = (
    userId: UserId | null | undefined,
    kind: NotificationKind,
    subject: NotificationSubject,
    at: string,
    readAt: string | null,
    facts?: NotificationRow['facts'],
  ) => {
    if (!userId || !readers.has(userId)) return;
    const preferences = userId === ids.users.layla ? laylasPreferences : defaultPreferences;
    const about = `${userId} ${kind} ${Object.values(subject).join(' ')}`;
    const time = (times.get(about) ?? 0) + 1;
    times.set(about, time);
    const id = `ntf-${opaque(`notification ${about} ${time}`, 12)}` as NotificationId;
    rows.push({
      id,
      userId,
      kind,
      subject,
      count: 1,
      createdAt: at,
      readAt,
      deliveries: deliveriesOf(preferences, kind, new Date(at)),
      ...(facts && { facts }),
    });
  };
  const accountOf = (provider: string) => base.providers.get(provider)?.userId;
  /** Where a session was before it was moved, in minutes from where it is. */
  const movedFrom = (id: string, minutes: number): NotificationRow['facts'] => {
    const session = base.appointments.get(id);
    return session && { previousStartsAt: iso(addMinutes(session.startsAt, minutes)) };
  };
  const readUnlessNew = (at: string, minutesLater: number) =>
    now.getTime() - Date.parse(at) > TWO_DAYS_MS ? iso(addMinutes(at, minutesLater)) : null;

  for (const row of base.appointments.values()) {
    const subject = { appointmentId: row.id };
    if (row.cancellation) {
      const { by, at } = row.cancellation;
      tell(
        by === 'CLIENT' ? accountOf(row.provider.id) : row.client.id,
        'APPOINTMENT_CANCELLED',
        subject,
        at,
        readUnlessNew(at, 25),
      );
    } else if (Date.parse(row.startsAt) > now.getTime()) {
      tell(accountOf(row.provider.id), 'APPOINTMENT_BOOKED', subject, row.createdAt, readUnlessNew(row.createdAt, 95));
    }
  }
  // Her imam moved their next session to the afternoon, and Noah's therapist moved his.
  tell(
    ids.users.layla,
    'APPOINTMENT_CHANGED',
    { appointmentId: ids.appointments.upcomingImam },
    iso(addMinutes(now, -20 * 60)),
    null,
    movedFrom(ids.appointments.upcomingImam, -3 * 60),
  );
  tell(
    ids.users.noah,
    'APPOINTMENT_CHANGED',
    { appointmentId: ids.appointments.noahUpcoming },
    iso(addMinutes(now, -30 * 60)),
    null,
    movedFrom(ids.appointments.noahUpcoming, -24 * 60),
  );
  for (const { author, client, providerId, conversationId, sentAt, readAt } of messages) {
    tell(
      author === 'PROVIDER' ? client.id : accountOf(providerId),
      'MESSAGE_RECEIVED',
      { conversationId },
      sentAt,
      readAt,
    );
  }
  for (const entry of journal) {
    for (const { providerId, sharedAt } of entry.sharedWith)
      tell(
        accountOf(providerId),
        'JOURNAL_SHARED',
        { journalEntryId: entry.id },
        sharedAt,
        readUnlessNew(sharedAt, 300),
      );
  }
  for (const row of base.measures.values()) {
    if (row.assignedBy) tell(row.client.id, 'MEASURE_ASSIGNED', { measureId: row.id }, row.assignedAt, row.completedAt);
    const { flag } = row;
    if (flag)
      for (const reader of row.readers)
        tell(
          accountOf(reader),
          'MEASURE_FLAGGED',
          { measureId: row.id },
          flag.raisedAt,
          flag.acknowledgement?.at ?? null,
        );
  }
  for (const row of base.claims.values()) {
    const decidedAt = row.history.at(-1)?.at;
    if (row.status === 'DENIED' && decidedAt)
      tell(accountOf(row.providerId), 'CLAIM_DENIED', { claimId: row.id }, decidedAt, readUnlessNew(decidedAt, 180));
  }
  for (const { id, providerId, failure } of base.payouts.values()) {
    if (failure && Date.parse(failure.returnedAt) <= now.getTime())
      tell(
        accountOf(providerId),
        'PAYOUT_FAILED',
        { payoutId: id },
        failure.returnedAt,
        readUnlessNew(failure.returnedAt, 15),
      );
  }
  for (const { id, client, status, offer } of base.waitlistEntries.values()) {
    if (offer)
      tell(
        client.id,
        'WAITLIST_OFFER',
        { waitlistEntryId: id },
        offer.offeredAt,
        status === 'OFFERED' ? null : iso(addMinutes(offer.offeredAt, 50)),
      );
  }
  return rows;
}
