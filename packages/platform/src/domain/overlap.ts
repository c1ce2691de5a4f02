/** A stretch of time; instants in ISO 8601. */
export interface TimeSpan {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** An event of a calendar as far as conflicts depend on it. */
interface BusyEvent extends TimeSpan {
  readonly id: string;
  readonly appointmentId: string | null;
  readonly isCancelled?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
}

/** Whether two stretches of time share a part; those that only touch do not. */
export function isOverlap(one: TimeSpan, other: TimeSpan): boolean {
  return Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);
}

/**
 * The events at the same time as a session or an event: the one answer for the mark of a conflict. What was cancelled,
 * and an external event that its owner ignores, is in no one’s way.
 * @param own The session or the event, by its id.
 */
export function conflictsOf<Event extends BusyEvent>(
  own: TimeSpan & { id: string },
  events: readonly Event[],
): Event[] {
  return events.filter(
    (event) =>
      event.id !== own.id &&
      event.appointmentId !== own.id &&
      event.isCancelled !== true &&
      event.isBusy !== false &&
      isOverlap(own, event),
  );
}
