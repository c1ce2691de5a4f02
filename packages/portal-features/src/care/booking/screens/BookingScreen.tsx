import { useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { useServiceAbout } from '../../../shared/service-names/index.ts';
import { BookNew } from '../components/BookNew.tsx';
import { LoadingBooking } from '../components/LoadingBooking.tsx';
import { useBookingText } from '../messages/index.ts';
import type { BookingStart, BookingView } from '../model/opening.ts';
import type { BookingStep, StepAddress } from '../model/steps.ts';

const LazyBookedBefore = lazyPanel(() => import('../components/BookedBefore.tsx').then((m) => m.BookedBefore));
const LazyBookMove = lazyPanel(() => import('../components/BookMove.tsx').then((m) => m.BookMove));

export interface BookingScreenProps {
  /** Id or user name of the provider to book. */
  providerId: string;
  /** What was chosen before: a service, a time, or an appointment to move instead of booking a new one. */
  start: BookingStart;
  /** How the times are shown at first: step by step, or in a month. @default 'steps' */
  view?: BookingView;
  /**
   * The step in the address, or null where it names none; the browser's Back then goes one step back. A step whose
   * earlier answers are missing is not shown. Left out, the screen keeps its step itself.
   */
  step?: BookingStep | null;
  /** Called when the user moves to a step, with what an address has to keep so that a reload loses nothing. */
  onStepChange?: StepAddress['onStepChange'];
}

/** Books a session step by step, or moves one that is booked (ROUTE-22). */
export function BookingScreen({ providerId, start, view = 'steps', step, onStepChange }: BookingScreenProps) {
  // Its texts come with the screen's own: later they would hide what is shown.
  useServiceAbout();
  const t = useBookingText();
  // A booking that ends here shows more of itself than can be read again, such as the dates that were taken.
  const [bookedBefore] = useState(start.bookedId);
  const address = { step, onStepChange };
  if (bookedBefore && bookedBefore === start.bookedId)
    return <LazyBookedBefore appointmentId={bookedBefore} loading={<LoadingBooking label={t('loading')} />} />;
  if (start.rescheduleId)
    return (
      <LazyBookMove
        key={start.rescheduleId}
        appointmentId={start.rescheduleId}
        {...address}
        loading={<LoadingBooking label={t('move.loading')} />}
      />
    );
  return <BookNew key={providerId} providerId={providerId} start={start} view={view} {...address} />;
}
