import type { NotificationSubject, ProviderId, UserId } from '@sakina/platform/contract';
import { actNamed, MOVE_UNDO_MS } from '@sakina/platform/domain';
import type { ActName, acts } from '@sakina/platform/domain';
import type { AppointmentRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { notify } from './notify.ts';

/** Who are the recipients that the row of an act names. */
type RecipientsOf<Name extends ActName> = Record<
  (typeof acts)[Name]['tells'][number]['who'],
  UserId | null | undefined | readonly (UserId | null | undefined)[]
>;

interface Telling<Name extends ActName> {
  /** Whose act it is, who is not told of it; null for the server’s. */
  by: UserId | null;
  to: RecipientsOf<Name>;
  subject: NotificationSubject;
  at: Date;
  facts?: Rows['notifications']['facts'];
  visibleFrom?: Date;
  until?: Date;
}

/** Tells of an act those whom its row in the table of acts names: each of them once, and never who did it. */
export function tellOf<Name extends ActName>(tables: Tables, act: Name, { by, to, ...event }: Telling<Name>): void {
  const told = new Set<UserId>();
  for (const { who, kind } of actNamed(act).tells) {
    const people = [(to as Record<string, RecipientsOf<Name>[keyof RecipientsOf<Name>]>)[who]].flat();
    for (const userId of people as (UserId | null | undefined)[]) {
      if (!userId || userId === by || told.has(userId)) continue;
      told.add(userId);
      notify(tables, { ...event, userId, kind });
    }
  }
}

/** The account of a provider, or null for one without. */
export const accountOf = (tables: Tables, providerId: ProviderId): UserId | null =>
  tables.providers.get(providerId)?.userId ?? null;

/** The acts on a session. */
type SessionAct = Extract<ActName, `session.${string}` | `series.${string}` | 'waitlist.accept'>;

/** The undo arrives a little later than it is pressed. */
const ARRIVAL_MS = 5_000;

/** The notices of a session’s move that can still be undone. */
function heldMoves(tables: Tables, { id }: AppointmentRow, at: Date) {
  return tables.notifications
    .all()
    .filter(
      ({ kind, subject, visibleFrom }) =>
        kind === 'APPOINTMENT_CHANGED' &&
        subject.appointmentId === id &&
        visibleFrom !== undefined &&
        Date.parse(visibleFrom) > at.getTime(),
    );
}

/**
 * Tells the other people of a session of an act on it. A cancellation takes the place of a move that no one was told of
 * yet.
 */
export function tellOfSession(
  tables: Tables,
  act: SessionAct,
  session: AppointmentRow,
  {
    sessions,
    ...event
  }: Pick<Telling<ActName>, 'by' | 'at' | 'facts' | 'visibleFrom' | 'until'> & { sessions?: number },
): void {
  if (session.status === 'CANCELLED')
    for (const { id } of heldMoves(tables, session, event.at)) tables.notifications.remove(id);
  const facts = { startsAt: session.startsAt, ...event.facts, ...(sessions !== undefined && { sessions }) };
  const to = { CLIENT: session.client.id, PROVIDER: accountOf(tables, session.provider.id) };
  tellOf(tables, act, { ...event, facts, to, subject: { appointmentId: session.id } });
}

interface Move {
  by: UserId;
  side: 'CLIENT' | 'PROVIDER';
  at: Date;
  /** Where it was before. */
  from: string;
  /** How many sessions of a series went with it. */
  sessions?: number;
}

/**
 * Tells of a session that was moved, or held in another way. A provider’s move can be undone, so its notice waits as
 * long: a move back takes the notice away, and a second move takes its place.
 */
export function tellOfMove(tables: Tables, session: AppointmentRow, { by, side, at, from, sessions }: Move): void {
  const held = heldMoves(tables, session, at);
  for (const { id } of held) tables.notifications.remove(id);
  const previousStartsAt = held[0]?.facts?.previousStartsAt ?? from;
  const isBack = Date.parse(previousStartsAt) === Date.parse(session.startsAt);
  const isMove = Date.parse(from) !== Date.parse(session.startsAt);
  if (isMove && isBack) return;
  tellOfSession(tables, sessions === undefined ? 'session.move' : 'series.move', session, {
    by,
    at,
    ...(sessions !== undefined && { sessions }),
    ...(!isBack && { facts: { previousStartsAt } }),
    ...(side === 'PROVIDER' && { visibleFrom: new Date(at.getTime() + MOVE_UNDO_MS + ARRIVAL_MS) }),
  });
}
