import type { Appointment } from '@sakina/platform/contract';

/** How long before its time a session starts without a question, in milliseconds (ROUTE-28). */
const STARTS_AHEAD_MS = 15 * 60_000;

/** What a start asks about first: the session is not due yet, or its booking was never confirmed. */
export type StartQuestion = 'EARLY' | 'UNCONFIRMED';

/** What has to be answered before a session starts (ROUTE-28); nothing for one that is confirmed and due. */
export function startQuestions(
  { startsAt, status }: Pick<Appointment, 'startsAt' | 'status'>,
  now: number,
): readonly StartQuestion[] {
  const isEarly = Date.parse(startsAt) - now > STARTS_AHEAD_MS;
  return [...(isEarly ? (['EARLY'] as const) : []), ...(status === 'PENDING' ? (['UNCONFIRMED'] as const) : [])];
}

/** Another session that is running: it has to end before the next one starts, so that no two timers bill at once. */
export function otherRunning(appointments: readonly Appointment[], id: string): Appointment | undefined {
  return appointments.find((appointment) => appointment.status === 'IN_PROGRESS' && appointment.id !== id);
}
