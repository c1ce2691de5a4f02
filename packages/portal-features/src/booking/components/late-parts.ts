import { lazyPanel } from '../../shared/index.ts';
import type { CalendarHeadProps } from '../calendar/CalendarHead.tsx';
import type { BookingStart, BookingView } from '../model/opening.ts';
import type { BookingStep } from '../model/steps.ts';
import type { PaymentStepProps } from '../payment/PaymentStep.tsx';
import type { SeriesChoiceProps } from '../series/SeriesChoice.tsx';
import type { BookedDetailsProps } from './BookedDetails.tsx';
import type { DetailsStepProps } from './DetailsStep.tsx';
import type { MoveBookingProps } from './MoveBooking.tsx';
import type { ReviewProps } from './Review.tsx';
import type { TimesProps } from './Times.tsx';

// Each step’s question stands at once; its answer comes while the step before is being thought about (FAST-1).
export const LateTimes = lazyPanel<TimesProps>(() => import('./Times.tsx').then((m) => m.Times));
export const LateCalendarHead = lazyPanel<CalendarHeadProps>(() =>
  import('../calendar/CalendarHead.tsx').then((m) => m.CalendarHead),
);
export const LateSeriesChoice = lazyPanel<SeriesChoiceProps>(() =>
  import('../series/SeriesChoice.tsx').then((m) => m.SeriesChoice),
);
export const LateDetails = lazyPanel<DetailsStepProps>(() => import('./DetailsStep.tsx').then((m) => m.DetailsStep));
export const LatePayment = lazyPanel<PaymentStepProps>(() =>
  import('../payment/PaymentStep.tsx').then((m) => m.PaymentStep),
);
export const LateReview = lazyPanel<ReviewProps>(() => import('./Review.tsx').then((m) => m.Review));
export const LateBookedDetails = lazyPanel<BookedDetailsProps>(() =>
  import('./BookedDetails.tsx').then((m) => m.BookedDetails),
);
export const LateMoveBooking = lazyPanel<MoveBookingProps>(() =>
  import('./MoveBooking.tsx').then((m) => m.MoveBooking),
);

/** What may be needed after each step, the nearest first. */
export const comingAfter = {
  service: [LateTimes, LateSeriesChoice],
  time: [LateSeriesChoice, LateDetails],
  details: [LatePayment, LateReview],
  payment: [LateReview, LateBookedDetails],
  review: [LateBookedDetails],
  done: [],
} satisfies Record<BookingStep, unknown>;

/** Begins to load what the first step needs while it is still being read whom to book. */
export function preloadOpening(start: BookingStart, view: BookingView): void {
  if (view === 'calendar') LateCalendarHead.preload();
  if (start.startsAt) LateDetails.preload();
  else if (start.serviceId || view === 'calendar') LateTimes.preload();
}
