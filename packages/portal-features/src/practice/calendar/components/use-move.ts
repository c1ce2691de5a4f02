import { updateAppointment } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { Appointment } from '@sakina/platform/contract';
import { instantAt, isPlannable, minutesAfter, wallClock } from '@sakina/platform/format';
import { useAction, useFormat, useNow } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { resolverOf, useJudgeAgain } from '../../../shared/form/index.ts';
import type { Problem } from '../../../shared/form/index.ts';
import { useNight, useNightQuestionText } from '../../../shared/night/question/index.ts';
import { useAccount, useCalendarEvents, useHours } from '../api/calendar.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { effectsOf, stops } from '../model/effects.ts';
import { spanOfDays } from '../model/place.ts';
import { useSeriesMove } from './use-series-move.ts';

interface MoveFields {
  /** `YYYY-MM-DD` and `HH:mm` on the provider’s clock. */
  date: string;
  time: string;
  /** Never typed: carries what is wrong with the question that `useNight` holds. */
  night?: undefined;
}

interface MoveOptions {
  appointment: Appointment;
  startsAt: string | undefined;
  timeZone: string;
  onMoved: (moved: Appointment, from: Appointment, others: readonly Appointment[]) => void;
}

/** The new time of a session, what follows from it, and the attempt to move it there. */
export function useMove({ appointment, startsAt, timeZone, onMoved }: MoveOptions) {
  const t = useProviderCalendarText();
  const nightText = useNightQuestionText();
  const format = useFormat();
  const now = useNow();
  const first = wallClock(startsAt ?? appointment.startsAt, timeZone);
  const form = useForm<MoveFields>({
    defaultValues: { date: first.date, time: first.time },
    shouldFocusError: false,
    resolver: resolverOf(() => problems),
  });
  const { date, time } = useWatch({ control: form.control }) as MoveFields;
  const update = useAction(updateAppointment);
  const hours = useHours().data;
  const account = useAccount().data;
  const onDay = useCalendarEvents(isPlannable(date) ? spanOfDays({ from: date, to: date }, timeZone) : null);
  const events = onDay.data?.items;

  const minutes = (Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt)) / 60_000;
  // A time that the clock shows twice stays the one it was put at, as long as it is not changed here.
  const isUntouched = date === first.date && time === first.time;
  const start = isUntouched
    ? (startsAt ?? appointment.startsAt)
    : !isPlannable(date) || time === ''
      ? null
      : instantAt(date, time, timeZone);
  const wanted = start === null ? null : { startsAt: start, endsAt: minutesAfter(start, minutes) };
  const found = wanted
    ? effectsOf({
        appointment,
        startsAt: wanted.startsAt,
        time,
        events: events ?? [],
        availability: hours,
        prayerRules: account?.prayerRules,
        now,
      })
    : [];
  const isOff = found.some(({ kind }) => kind === 'SAME' || kind === 'PAST');
  const series = useSeriesMove(appointment, wanted && !isOff ? wanted.startsAt : null);
  // What is in the way of a series is read with the series, whose own sessions make way for each other.
  const effects = series.scope === 'ONE' ? found : found.filter(({ kind }) => kind !== 'TAKEN');
  const stop = effects.find(stops);
  const night = useNight(wanted && !isOff ? [wanted.startsAt] : [], appointment.clientTimeZone);
  const problems: readonly Problem<MoveFields>[] = [
    !isPlannable(date) && ['date', t('field.date.required')],
    time === ''
      ? ['time', t('field.time.required')]
      : stop && ['time', t(`effect.${stop.kind}`, { titles: 'titles' in stop ? format.list(stop.titles) : '' })],
    night.isMissing && ['night', nightText('theirs.required', { name: appointment.client.displayName })],
  ];
  useJudgeAgain(form, JSON.stringify(problems));

  async function send(expectedStartsAt: string) {
    if (!wanted) return;
    if (series.scope !== 'ONE') {
      const moved = await series.move();
      const chosen = moved?.find(({ id }) => id === appointment.id) ?? moved?.[0];
      if (moved && chosen) onMoved(chosen, appointment, moved);
      return;
    }
    try {
      const body = { startsAt: wanted.startsAt, expectedStartsAt };
      onMoved(await update.run({ params: { id: appointment.id }, body }), appointment, []);
    } catch (error) {
      // Told of above the fields, which keep what was chosen.
      if (!isApiError(error)) throw error;
      // What is there now is named below them.
      if (error.code === 'SLOT_TAKEN') onDay.reload();
    }
  }
  const details = isApiError(update.error, 'VERSION_CONFLICT') ? (update.error.details as { startsAt?: string }) : {};
  const stale = details.startsAt
    ? { startsAt: details.startsAt, endsAt: minutesAfter(details.startsAt, minutes) }
    : undefined;
  return {
    form,
    wanted,
    effects,
    night,
    stale,
    submit: form.handleSubmit(() => send(appointment.startsAt)),
    /** Moves it from where it was put meanwhile, once the fields are in order. */
    submitOver: form.handleSubmit(() => send(stale?.startsAt ?? appointment.startsAt)),
    series,
    /** The time is that of the session already, or is over. */
    isOff,
    error: update.error,
    isRunning: update.isRunning || series.isRunning,
    /** What stands on that day is known, so that a conflict is said before the move is tried. */
    isReady: !isPlannable(date) || onDay.data !== undefined || onDay.error !== undefined,
    zoneName: format.zone(timeZone, appointment.startsAt),
  };
}
