import type { ResponseOf, updateAvailability } from '@sakina/platform/contract';

/** A session that is booked at a time which the new hours do not cover. */
export type SessionOutside = NonNullable<ResponseOf<typeof updateAvailability>['bookedOutside']>[number];

/** What happens with such a session: it stays, it stays and is to be moved, or it is cancelled. */
export const OUTSIDE_CHOICES = ['KEEP', 'MOVE', 'CANCEL'] as const;
export type OutsideChoice = (typeof OUTSIDE_CHOICES)[number];

/** The choices by id of the session; without one it stays, because nothing is cancelled by default. */
export type OutsideChoices = Readonly<Record<string, OutsideChoice>>;

/** The sessions for which something was chosen. */
export const chosenAs = (
  sessions: readonly SessionOutside[],
  choices: OutsideChoices,
  choice: OutsideChoice,
): SessionOutside[] => sessions.filter(({ appointmentId }) => (choices[appointmentId] ?? 'KEEP') === choice);
