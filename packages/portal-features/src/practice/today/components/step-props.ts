import type { Appointment } from '@sakina/platform/contract';

/** What an action that is done on the board takes. */
export interface OwnStepProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** Called once it is done and the board has been read again. */
  onDone: () => void;
}
