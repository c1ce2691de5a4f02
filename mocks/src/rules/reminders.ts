import { isPlanned, REMINDER_HOURS } from '@sakina/platform/domain';
import type { UserId } from '@sakina/platform/contract';
import { addMinutes } from '../clock.ts';
import type { AppointmentRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { tellOfSession } from './tell.ts';

const reminderTimes = ({ startsAt }: AppointmentRow) =>
  REMINDER_HOURS.map((hours) => addMinutes(startsAt, -hours * 60));

/** When a session was last given its time: no reminder is due from before. */
const agreedAt = ({ createdAt, rescheduledAt }: AppointmentRow) => Date.parse(rescheduledAt.at(-1) ?? createdAt);

/**
 * Reminds a client of sessions whose time for it has come, once for each time, and takes back reminders of sessions
 * that have been moved or cancelled since. Called before their notifications are read.
 */
export function remind(tables: Tables, userId: UserId, now: Date): void {
  const own = tables.notifications.all().filter((row) => row.userId === userId && row.kind === 'SESSION_REMINDER');
  for (const row of own) if (!stands(tables, row)) tables.notifications.remove(row.id);
  const ahead = tables.appointments
    .all()
    .filter((row) => row.client.id === userId && isPlanned(row) && Date.parse(row.startsAt) > now.getTime());
  for (const session of ahead)
    for (const at of reminderTimes(session)) {
      const isDue = at <= now && at.getTime() >= agreedAt(session);
      const isSent = own.some(
        ({ subject, createdAt }) => subject.appointmentId === session.id && Date.parse(createdAt) === at.getTime(),
      );
      if (isDue && !isSent)
        tellOfSession(tables, 'session.remind', session, { by: null, at, until: new Date(session.startsAt) });
    }
}

/** Whether what a reminder says is still so. */
function stands(tables: Tables, { subject, facts }: Rows['notifications']): boolean {
  const session = tables.appointments.get(subject.appointmentId ?? '');
  return session !== undefined && session.status !== 'CANCELLED' && session.startsAt === facts?.startsAt;
}
