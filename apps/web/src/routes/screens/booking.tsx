import { BookingScreen, isBookingStep } from '@sakina/portal-features/booking';
import type { BookingStep, BookingView } from '@sakina/portal-features/booking';
import { useParams, useSearchParams } from 'react-router-dom';

/** `/booking/:therapistId`: step by step. */
export function BookingPage() {
  return <BookingAddress view="steps" />;
}

/** `/booking-cal/:therapistId`: the same booking, starting with the month. */
export function BookingCalendarPage() {
  return <BookingAddress view="calendar" />;
}

function BookingAddress({ view }: { view: BookingView }) {
  const { therapistId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const step = params.get('step');
  const start = {
    serviceId: params.get('service') ?? undefined,
    startsAt: params.get('startsAt') ?? undefined,
    rescheduleId: params.get('reschedule') ?? undefined,
  };
  // Each step has its own address, so that Back goes one step back. The confirmation replaces the review: no way back into it.
  function goTo(next: BookingStep) {
    setParams((current) => ({ ...Object.fromEntries(current), step: next }), { replace: next === 'done' });
  }
  return (
    <BookingScreen
      key={start.rescheduleId ?? `${view} ${therapistId}`}
      providerId={therapistId}
      start={start}
      view={view}
      step={isBookingStep(step) ? step : null}
      onStepChange={goTo}
    />
  );
}
