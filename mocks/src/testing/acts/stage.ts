import type { ActName } from '@sakina/platform/domain';
import type { NotificationKind } from '@sakina/platform/contract';
import type { createTestServer } from '../test-server.ts';

/** The server on which an act is played. */
export interface Stage {
  server: ReturnType<typeof createTestServer>;
  /** A client for an account. */
  as: ReturnType<typeof createTestServer>['as'];
  /** What was told before counts no more: called between the preparation and the act. */
  begin: () => void;
}

/** A read behind a screen that shows the act, and a part of its answer. */
export interface Seen {
  as: string | null;
  /** The name of the operation. */
  read: string;
  input?: { params?: object; query?: object };
  /** Some object in the answer has these fields. */
  shows: object;
}

/** What an act leaves: who is told, by email address, and where it is seen. */
export interface Played {
  told: Readonly<Record<string, NotificationKind | readonly NotificationKind[]>>;
  seen: readonly Seen[];
}

/** Does an act as its person. */
type Play = (stage: Stage) => Promise<Played>;

/** Plays of some acts. */
export type Plays = Partial<Record<ActName, Play>>;

/** Who sees a session, and what of it. */
export const sessionSeen = (
  client: string,
  provider: string,
  id: string,
  shows: object,
  inCalendar?: object,
): readonly Seen[] => [
  { as: client, read: 'appointments.list', input: { query: { as: 'client' } }, shows: { id, ...shows } },
  { as: provider, read: 'appointments.list', input: { query: { as: 'provider' } }, shows: { id, ...shows } },
  ...(inCalendar
    ? [
        {
          as: provider,
          read: 'calendar.events',
          input: { query: { start: '2026-11-20T00:00:00Z', end: '2027-03-01T00:00:00Z' } },
          shows: { appointmentId: id, ...inCalendar },
        },
      ]
    : []),
];
