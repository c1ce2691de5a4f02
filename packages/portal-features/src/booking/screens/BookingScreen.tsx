import { BookMove } from '../components/BookMove.tsx';
import { BookNew } from '../components/BookNew.tsx';
import type { BookingStart, BookingView } from '../model/opening.ts';
import type { BookingStep } from '../model/steps.ts';

export interface BookingScreenProps {
  /** Whom to book, by id or user name. */
  providerId: string;
  /** What was chosen before: a service, a time, or an appointment to move instead of booking a new one. */
  start: BookingStart;
  /** How the times are looked at first: step by step, or in a month. @default 'steps' */
  view?: BookingView;
  /**
   * The step that the address names, or null where it names none; then the browser's Back goes a step back. A step that
   * builds on answers which are missing is not shown. Left out, the screen keeps its step to itself.
   */
  step?: BookingStep | null;
  /** Called when the reader comes to another step. */
  onStepChange?: (step: BookingStep) => void;
}

/** Books a session step by step, or moves one that is booked (ROUTE-22). */
export function BookingScreen({ providerId, start, view = 'steps', step, onStepChange }: BookingScreenProps) {
  const address = { step, onStepChange };
  if (start.rescheduleId) return <BookMove key={start.rescheduleId} appointmentId={start.rescheduleId} {...address} />;
  return <BookNew key={providerId} providerId={providerId} start={start} view={view} {...address} />;
}
