/** A session as far as its state at a moment depends on it; instants in ISO 8601. */
interface TimedSession {
  status: 'PENDING' | 'CONFIRMED' | 'IN_PROGRESS' | 'COMPLETED' | 'CANCELLED' | 'NO_SHOW';
  startsAt: string;
  endsAt: string;
}

/**
 * What a session is at a moment.
 * `AHEAD`: it has not begun and is not due. `LATE`: its time runs, and no one has started it. `UNSETTLED`: its time is
 * over, and it is not recorded whether it was held. `RUNNING`, `HELD`, `MISSED`, `CANCELLED`: as its status says.
 */
export type SessionState = 'AHEAD' | 'LATE' | 'RUNNING' | 'UNSETTLED' | 'HELD' | 'MISSED' | 'CANCELLED';

/** Whether a session is booked and not begun: confirmed, or awaiting confirmation. */
export function isPlanned({ status }: { readonly status: string }): boolean {
  return status === 'CONFIRMED' || status === 'PENDING';
}

/**
 * The state of a session at a moment: the one answer for lists, the day, the calendar and the record.
 * @param now Epoch milliseconds. A session is due from its first millisecond, and over from the millisecond of its end.
 */
export function sessionStateAt({ status, startsAt, endsAt }: TimedSession, now: number): SessionState {
  switch (status) {
    case 'IN_PROGRESS':
      return 'RUNNING';
    case 'COMPLETED':
      return 'HELD';
    case 'NO_SHOW':
      return 'MISSED';
    case 'CANCELLED':
      return 'CANCELLED';
    case 'PENDING':
    case 'CONFIRMED':
      if (Date.parse(endsAt) <= now) return 'UNSETTLED';
      return Date.parse(startsAt) <= now ? 'LATE' : 'AHEAD';
  }
}

/** What a booking is called: its status, and of a request that came to nothing who said no. */
export type BookingState = TimedSession['status'] | 'DECLINED' | 'WITHDRAWN';

/**
 * What a booking is called, for both people, administrators and notices alike. A request that was never confirmed is
 * declined by its provider or withdrawn by its client, and not canceled.
 */
export function bookingStateOf({
  status,
  cancellation,
}: {
  status: TimedSession['status'];
  cancellation: { by: 'CLIENT' | 'PROVIDER' | 'ADMIN'; wasRequest?: true | undefined } | null;
}): BookingState {
  if (status !== 'CANCELLED' || !cancellation?.wasRequest) return status;
  return cancellation.by === 'CLIENT' ? 'WITHDRAWN' : 'DECLINED';
}

/** Whether a session is still to be held or under way at a moment: ahead, late or running. */
export function isToCome(session: TimedSession, now: number): boolean {
  const state = sessionStateAt(session, now);
  return state === 'AHEAD' || state === 'LATE' || state === 'RUNNING';
}

/** What a session still asks of its provider: to say whether it was held, to write its note, to sign it. */
export type OwedStep = 'SETTLE' | 'WRITE_NOTE' | 'SIGN_NOTE';

/**
 * What is owed for a session: the one count for notes, the day, the list of clients, the record and the discharge.
 * @param note The session's note, if there is one.
 * @param now Epoch milliseconds.
 * @returns null where nothing is owed.
 */
export function owedFor(
  session: TimedSession,
  note: { status: 'DRAFT' | 'SIGNED' | 'AMENDED' } | undefined,
  now: number,
): OwedStep | null {
  const state = sessionStateAt(session, now);
  if (state === 'UNSETTLED') return 'SETTLE';
  if (state !== 'HELD') return null;
  if (!note) return 'WRITE_NOTE';
  return note.status === 'DRAFT' ? 'SIGN_NOTE' : null;
}
