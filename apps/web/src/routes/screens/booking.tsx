import { BookingScreen, isBookingStep } from '@sakina/portal-features/care/booking';
import type { BookingStep, BookingView, ChosenAddress } from '@sakina/portal-features/care/booking';
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
    mode: params.get('mode') ?? undefined,
    rescheduleId: params.get('reschedule') ?? undefined,
    bookedId: params.get('booked') ?? undefined,
  };
  // Each step has its own address, so that Back goes one step back. The confirmation replaces the review: no way back
  // into it. The address keeps what was chosen, so that a reload loses nothing.
  function goTo(next: BookingStep, chosen?: ChosenAddress) {
    setParams((current) => withChosen(current, next, chosen), { replace: next === 'done' });
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

const CHOSEN = { serviceId: 'service', mode: 'mode', startsAt: 'startsAt', bookedId: 'booked' } as const;

function withChosen(current: URLSearchParams, step: BookingStep, chosen?: ChosenAddress): URLSearchParams {
  const next = new URLSearchParams(current);
  next.set('step', step);
  for (const [field, name] of Object.entries(CHOSEN) as [keyof ChosenAddress, string][]) {
    const value = chosen?.[field];
    if (value !== undefined) next.set(name, value);
    else if (chosen) next.delete(name);
  }
  return next;
}
