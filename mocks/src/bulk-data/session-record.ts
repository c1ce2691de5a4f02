import type {
  AdminSession,
  AppointmentId,
  ProviderId,
  ServiceId,
  SessionEvent,
  UserId,
} from '@sakina/platform/contract';
import { withoutText } from '../rules/cancellation-text.ts';
import { usd } from '../rules/ledger.ts';
import type { AppointmentRow } from '../store/rows.ts';
import { DAY, isoOf } from './calendar.ts';
import type { BulkData } from './bulk-data.ts';
import { lateFeeOf } from './ledger.ts';
import { share } from './mix.ts';
import { countryAt } from './names.ts';
import { cancellationOf, sessionIds } from './sessions.ts';
import { countryOf, kindOf, nameOf, providerIds, providerNameOf, userIds, userOfProvider } from './users.ts';

/** A generated session's cancellation by an administrator. */
type BulkCancellation = NonNullable<AppointmentRow['cancellation']>;

const serviceNames = {
  THERAPIST: 'Individual session',
  IMAM: 'Pastoral session',
  MENTOR: 'Mentoring session',
} as const;
const SALT = { booked: 81, note: 82, late: 83, signed: 84 };

/** A generated session as administrators see it. @param cancellation Of a session that was cancelled since. */
export function bulkSession(
  { sessions, calendar }: BulkData,
  session: number,
  cancellation?: BulkCancellation | null,
): AdminSession {
  const provider = sessions.provider[session] ?? 0;
  const client = sessions.client[session] ?? 0;
  const kind = kindOf(provider);
  const start = sessions.start[session] ?? 0;
  const isCouple = sessions.isCouple(session);
  const isOnline = sessions.isOnline(session);
  const minutes = isCouple ? 75 : 50;
  const price = sessions.price[session] ?? 0;
  const status = cancellation ? 'CANCELLED' : sessions.statusOf(session);
  const begun = status === 'COMPLETED' || status === 'IN_PROGRESS';
  const billed = sessions.billed[session] ?? 0;
  const startedAt = begun ? start + Math.floor(share(session, SALT.late) * 4) : null;
  const endedAt = status === 'COMPLETED' && startedAt !== null ? startedAt + billed : null;
  const booked = Math.min(start - 2 * DAY, calendar.now - 60) - Math.floor(share(session, SALT.booked) * 12 * DAY);
  const providerId = providerIds.of(provider) as ProviderId;
  const [, timeZone] = countryAt(countryOf(userOfProvider(provider)));
  const ruled =
    status === 'CANCELLED' && !cancellation ? ruledCancellation(session, start, booked, price, calendar.now) : null;
  const called = cancellation ?? ruled;
  return {
    id: sessionIds.of(session) as AppointmentId,
    status,
    client: { id: userIds.of(client) as UserId, displayName: nameOf(client) },
    provider: { id: providerId, displayName: providerNameOf(provider), kind },
    service: {
      id: `${providerId}-${isCouple ? 'couple' : 'session'}` as ServiceId,
      name: isCouple ? 'Couples session' : serviceNames[kind],
      durationMinutes: minutes,
    },
    startsAt: isoOf(start),
    endsAt: isoOf(start + minutes),
    timeZone,
    clientTimeZone: countryAt(countryOf(client))[1],
    mode: isOnline ? 'ONLINE' : 'IN_PERSON',
    location: isOnline ? null : 'At the provider’s practice',
    price: usd(price),
    cancellation: withoutText(called),
    startedAt: startedAt === null ? null : isoOf(startedAt),
    endedAt: endedAt === null ? null : isoOf(endedAt),
    createdAt: isoOf(booked),
    updatedAt: called ? called.at : isoOf(endedAt ?? startedAt ?? booked),
    billedMinutes: billed === 0 ? null : billed,
    noteStatus:
      status !== 'COMPLETED'
        ? null
        : share(session, SALT.note) < 0.93 || start < calendar.now - 30 * DAY
          ? 'SIGNED'
          : 'DRAFT',
  };
}

function ruledCancellation(
  session: number,
  start: number,
  booked: number,
  price: number,
  now: number,
): BulkCancellation {
  const { by, code, minutesBefore } = cancellationOf(session);
  const at = Math.max(booked + 30, Math.min(start - minutesBefore, now - 45));
  return { reason: { code, text: null }, by, at: isoOf(at), fee: usd(lateFeeOf(session, price)) };
}

/** What happened to a generated session, newest last. */
export function bulkSessionEvents(record: AdminSession, number: number): SessionEvent[] {
  const { client, provider, cancellation, startedAt, endedAt, billedMinutes, noteStatus, createdAt, status, endsAt } =
    record;
  const actors = { CLIENT: client.displayName, PROVIDER: provider.displayName, ADMIN: 'Administrator' };
  const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();
  const events: (Omit<SessionEvent, 'id'> | null)[] = [
    { at: createdAt, actor: client.displayName, kind: 'BOOKED', detail: null },
    cancellation && {
      at: cancellation.at,
      actor: actors[cancellation.by],
      kind: 'CANCELLED',
      detail: null,
    },
    status === 'NO_SHOW' ? { at: endsAt, actor: provider.displayName, kind: 'NO_SHOW', detail: null } : null,
    startedAt === null ? null : { at: startedAt, actor: provider.displayName, kind: 'STARTED', detail: null },
    endedAt === null ? null : { at: endedAt, actor: provider.displayName, kind: 'ENDED', detail: null },
    endedAt === null || billedMinutes === null
      ? null
      : { at: later(endedAt, 1), actor: provider.displayName, kind: 'BILLED', detail: `${billedMinutes} min` },
    endedAt !== null && noteStatus === 'SIGNED'
      ? {
          at: later(endedAt, 5 + Math.floor(share(number, SALT.signed) * 600)),
          actor: provider.displayName,
          kind: 'NOTE_SIGNED',
          detail: null,
        }
      : null,
  ];
  return events
    .filter((event) => event !== null)
    .map((event, index) => ({ id: `${record.id}-${index + 1}`, ...event }));
}
