import type { Appointment } from '@sakina/platform/contract';
import { isPlanned, joinState } from '@sakina/platform/domain';

/** A person's sessions as their home shows them. */
export interface Coming {
  /** The session under way, else the nearest one; null where nothing is booked. */
  next: Appointment | null;
  /** What comes after it, called-off sessions included until their time has passed. */
  later: readonly Appointment[];
}

function byStart(a: Appointment, b: Appointment): number {
  return Date.parse(a.startsAt) - Date.parse(b.startsAt);
}

/** Whether a session still lies ahead or is under way. */
function isComing(appointment: Appointment, now: number): boolean {
  return joinState(appointment, now) !== 'over';
}

/**
 * Sorts what is to come.
 * @param now Epoch milliseconds.
 */
export function arrangeComing(items: readonly Appointment[], now: number): Coming {
  const ahead = items.filter((item) => isComing(item, now)).toSorted(byStart);
  const next = ahead.find((item) => item.status === 'IN_PROGRESS') ?? ahead[0] ?? null;
  const calledOff = items.filter((item) => item.status === 'CANCELLED' && Date.parse(item.startsAt) > now);
  return { next, later: [...ahead.filter((item) => item !== next), ...calledOff].toSorted(byStart) };
}

/**
 * Sorts what is over, the latest first.
 * @param earlier What lay in the past when the page was opened.
 * @param recent What was to come then: some of it may be over by now.
 */
export function arrangePast(
  earlier: readonly Appointment[],
  recent: readonly Appointment[],
  now: number,
): Appointment[] {
  // The newer answer wins: it is read again while the page is open.
  const byId = new Map([...earlier, ...recent].map((item) => [item.id, item]));
  return [...byId.values()]
    .filter((item) => !isComing(item, now) && Date.parse(item.startsAt) <= now)
    .toSorted((a, b) => byStart(b, a));
}

/** Whether a session can still be moved or cancelled. */
export function canChange(appointment: Appointment, now: number): boolean {
  return isPlanned(appointment) && Date.parse(appointment.startsAt) > now;
}
