import { isApiError } from '@sakina/platform/client';
import { getAppointment, updateAppointment } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useAction, useFormat, useInvalidate } from '@sakina/platform/react';
import { useState } from 'react';
import { useOpenSlots } from '../../shared/open-slots/index.ts';
import { isLostTime, readFailure } from '../model/failure.ts';
import type { BookingFailure } from '../model/failure.ts';
import type { TimeSpan } from '../model/opening.ts';
import type { BookingStep, StepAddress } from '../model/steps.ts';

/** The move of one session: the new time, the current step, and the attempt to move. */
export function useMoveFlow(appointment: Appointment, { step: addressed, onStepChange }: StepAddress) {
  const { timeZone } = useFormat();
  const invalidate = useInvalidate();
  const move = useAction(updateAppointment);
  const slots = useOpenSlots(appointment.provider.id, appointment.service.id);
  const [time, setTime] = useState<TimeSpan | null>(null);
  const [ownStep, setOwnStep] = useState<BookingStep>('time');
  const [lostStart, setLostStart] = useState<string | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const [moved, setMoved] = useState<Appointment | null>(null);
  const wanted = addressed === undefined ? ownStep : (addressed ?? 'time');
  const step: BookingStep = moved ? 'done' : time && wanted === 'review' ? 'review' : 'time';

  function go(next: BookingStep) {
    setHasMoved(true);
    setOwnStep(next);
    onStepChange?.(next);
  }
  function takeTime(span: TimeSpan) {
    setTime(span);
    setFailure(null);
    go('review');
  }
  async function confirm() {
    if (!time || move.isRunning) return;
    setFailure(null);
    try {
      const { id, startsAt: expectedStartsAt } = appointment;
      const body = { startsAt: time.startsAt, expectedStartsAt, clientTimeZone: timeZone };
      setMoved(await move.run({ params: { id }, body }));
      go('done');
    } catch (error) {
      // Only errors of the client are outcomes; anything else is a bug.
      if (!isApiError(error)) throw error;
      const next = readFailure(error);
      setFailure(next);
      // The review shows the present time as it is now; confirming again moves the session from there.
      if (next.kind === 'moved') await invalidate(getAppointment);
      if (isLostTime(next)) {
        slots.reload();
        setLostStart(time.startsAt);
        setTime(null);
        go('time');
      }
    }
  }
  return {
    step,
    time,
    slots,
    /** The start of a time that was lost: until another is chosen, the times of its day are shown. */
    lostStart,
    setTime,
    takeTime,
    go,
    confirm,
    failure,
    error: move.error,
    isMoving: move.isRunning,
    moved,
    hasMoved,
  };
}
