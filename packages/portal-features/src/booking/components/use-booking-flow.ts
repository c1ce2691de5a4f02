import { isApiError } from '@sakina/platform/client';
import type { Appointment, ProviderProfile, Service, SessionMode } from '@sakina/platform/contract';
import { useDraft, useFormat } from '@sakina/platform/react';
import { useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCreateAppointment } from '../api/use-create-appointment.ts';
import { useFindOwnAppointment } from '../api/use-own-appointments.ts';
import { detailsField, emptyDetails, readKeptDetails, typedDetails } from '../model/details.ts';
import type { DetailsForm } from '../model/details.ts';
import { readFailure } from '../model/failure.ts';
import type { BookingFailure } from '../model/failure.ts';
import { withMode, withService } from '../model/opening.ts';
import type { Choice, Opening, TimeSpan } from '../model/opening.ts';
import { firstOpenStep, nextStep, reachableStep } from '../model/steps.ts';
import type { Answered, BookingStep } from '../model/steps.ts';

/** The step as an address carries it. */
export interface StepAddress {
  /** The step shown; null where the address names none; left out, the screen keeps it to itself. */
  step?: BookingStep | null | undefined;
  /** Called when the reader comes to another step. */
  onStepChange?: ((step: BookingStep) => void) | undefined;
}

/** The course of one booking: what is chosen and typed, where the reader stands, and the attempt to book. */
export function useBookingFlow(profile: ProviderProfile, opening: Opening, { step: addressed, onStepChange }: StepAddress) {
  const { timeZone } = useFormat();
  const create = useCreateAppointment();
  const findOwn = useFindOwnAppointment();
  const form = useForm<DetailsForm>({ defaultValues: emptyDetails, shouldFocusError: false });
  const [choice, setChoice] = useState<Choice>(opening.choice);
  const [hasDetails, setHasDetails] = useState(false);
  const [ownStep, setOwnStep] = useState<BookingStep>(opening.step);
  // Where the reader was choosing while the address already named a later step: a choice alone leads nowhere, going on does.
  const [held, setHeld] = useState<{ wanted: BookingStep; at: BookingStep } | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const [booked, setBooked] = useState<Appointment | null>(null);
  const wasAnswerLost = useRef(false);
  const [reasonForVisit, phone] = useWatch({ control: form.control, name: ['reasonForVisit', 'phone'] });
  const typed = useMemo(() => typedDetails(reasonForVisit, phone), [reasonForVisit, phone]);
  useDraft(`booking:${profile.id}`, {
    value: booked ? null : typed,
    onRestore: (value) => {
      const kept = readKeptDetails(value);
      form.setValue('reasonForVisit', kept.reasonForVisit);
      form.setValue('phone', kept.phone);
    },
  });

  const answered: Answered = { service: choice.service !== null && choice.mode !== null, time: choice.time !== null, details: hasDetails };
  const wanted = addressed === undefined ? ownStep : (addressed ?? opening.step);
  const step: BookingStep = booked ? 'done' : reachableStep(held?.wanted === wanted ? held.at : wanted, answered);

  function hold() {
    setHeld({ wanted, at: step });
  }
  function go(next: BookingStep) {
    setHeld(null);
    setHasMoved(true);
    setOwnStep(next);
    onStepChange?.(next);
  }
  function leaveStep(from: BookingStep, now: Answered) {
    setFailure(null);
    setEditing(false);
    go(nextStep(from, now, isEditing));
  }
  function takeTime(time: TimeSpan) {
    setChoice((current) => ({ ...current, time, wish: null }));
    leaveStep('time', { ...answered, time: true });
  }
  function finishDetails() {
    setHasDetails(true);
    leaveStep('details', { ...answered, details: true });
  }
  function edit(target: BookingStep) {
    setFailure(null);
    setEditing(true);
    go(target);
  }
  function finish(appointment: Appointment) {
    setBooked(appointment);
    go('done');
  }

  function settle(next: BookingFailure) {
    if (next.kind === 'taken' || next.kind === 'past') {
      setChoice((current) => ({ ...current, time: null, wish: null }));
      setEditing(true);
      go('time');
    }
    if (next.kind === 'fields') {
      const known = Object.entries(next.fields).flatMap(([name, message]) => {
        const field = detailsField(name);
        return field ? [[field, message] as const] : [];
      });
      for (const [field, message] of known) form.setError(field, { type: 'server', message });
      if (known.length > 0) {
        setHasDetails(false);
        go('details');
      }
    }
    setFailure(next);
  }

  async function book() {
    const { service, mode, time } = choice;
    if (create.isRunning) return;
    if (!service || !mode || !time) return go(firstOpenStep(answered));
    const { reasonForVisit, phone } = form.getValues();
    setFailure(null);
    try {
      finish(
        await create.run({
          body: {
            providerId: profile.id,
            serviceId: service.id,
            startsAt: time.startsAt,
            mode,
            clientTimeZone: timeZone,
            ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
            ...(reasonForVisit.trim() === '' ? {} : { reasonForVisit: reasonForVisit.trim() }),
            consent: { treatment: true, telehealth: true, policy: true },
          },
        }),
      );
    } catch (error) {
      // Only what the client throws is an outcome; anything else is a mistake of ours.
      if (!isApiError(error)) throw error;
      const next = readFailure(error);
      // After a lost answer the one who was faster may be the person: then it is booked, and nothing failed.
      const own = next.kind === 'taken' && wasAnswerLost.current ? await findOwn(profile.id, time.startsAt).catch(() => undefined) : undefined;
      if (own) return finish(own);
      wasAnswerLost.current ||= next.kind === 'unsure';
      settle(next);
    }
  }

  return {
    step, choice, form, failure, booked, hasMoved,
    error: create.error,
    isBooking: create.isRunning,
    setService: (service: Service) => {
      hold();
      setChoice((current) => withService(current, service));
    },
    setMode: (mode: SessionMode) => {
      hold();
      setChoice((current) => withMode(current, mode));
    },
    setTime: (time: TimeSpan) => {
      hold();
      setChoice((current) => ({ ...current, time, wish: null }));
    },
    takeTime, finishDetails, edit, go, book,
    finishService: () => leaveStep('service', answered),
  };
}

export type BookingFlow = ReturnType<typeof useBookingFlow>;
