import { isPlannable, minutesAfter, wallClock } from '@sakina/platform/format';
import { useToast } from '@sakina/design-system';
import { createAppointment, createAppointmentSeries, listAppointments } from '@sakina/platform/contract';
import type { BookingResult, ProviderAccount, SeriesFrequency, UserId } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { isAtNight } from '@sakina/platform/domain';
import { useAction, useFormat, useNow, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { keepable, useKeptFields } from '../../../shared/form/index.ts';
import { useClientChoice } from '../../../shared/index.ts';
import { useNight, useNightQuestionText } from '../../../shared/night/question/index.ts';
import { useCalendarEvents } from '../api/use-calendar-events.ts';
import { useHours } from '../api/use-hours.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { isInHours } from '../model/effects.ts';
import { spanOfDays } from '../model/place.ts';
import { clashesAt, MOST, needsMonthEnd, seriesDates, shiftedFor } from '../model/series.ts';
import type { MonthEnd } from '../model/series.ts';
import { firstTime, useTimeChoice } from './use-time-choice.ts';

interface BookOptions {
  account: ProviderAccount;
  day: string;
  clientId: string | undefined;
  onDone: () => void;
}

const CONSENT = { treatment: true, telehealth: true, policy: true } as const;

/** A booking for a client as it is put together: the fields, what the choice means, and the attempt to book. */
export function useBook({ account, day, clientId = '', onDone }: BookOptions) {
  const t = useProviderCalendarText();
  const nightText = useNightQuestionText();
  const toast = useToast();
  const format = useFormat();
  const now = useNow();
  const hours = useHours().data;
  const bookOne = useAction(createAppointment);
  const bookMany = useAction(createAppointmentSeries);
  const [results, setResults] = useState<readonly BookingResult[] | null>(null);
  const [hasTried, setTried] = useState(false);
  const [start] = useState(() => ({
    clientId,
    ...firstTime(account, day),
    repeat: 'ONCE',
    count: 10 as number | null,
    monthEnd: 'SKIP',
    reason: '',
    hasConsent: false,
  }));
  const [fields, setFields] = useState(start);
  const kept = useKeptFields(
    `booking:${clientId || 'new'}`,
    // That the client has agreed is said for each booking anew.
    keepable({ ...fields, hasConsent: false }, start, setFields),
  );
  const client = useClientChoice(fields.clientId);
  const clientName = client.name;
  const { timeZone } = account;
  const choice = useTimeChoice(account, fields);
  const { service, mode, startsAt } = choice;
  const duration = service?.durationMinutes ?? 0;

  const isSeries = fields.repeat !== 'ONCE';
  const rule =
    isSeries && startsAt !== '' && fields.count !== null
      ? {
          date: fields.date,
          time: wallClock(startsAt, timeZone).time,
          timeZone,
          frequency: fields.repeat as SeriesFrequency,
          count: fields.count,
          monthEnd: fields.monthEnd as MonthEnd,
        }
      : null;
  const dates = rule ? seriesDates(rule) : [];
  const last = dates.at(-1)?.date;
  const { isOwn } = choice;
  const until = last ?? (isOwn && isPlannable(fields.date) ? fields.date : undefined);
  const standing =
    useCalendarEvents(until ? spanOfDays({ from: fields.date, to: until }, timeZone) : null).data?.items ?? [];
  const own = isOwn && startsAt !== '' ? { startsAt, endsAt: minutesAfter(startsAt, duration) } : null;
  const inTheWay = own && !isSeries ? clashesAt(own.startsAt, duration, standing) : [];
  const ownProblem =
    own && Date.parse(own.startsAt) <= now
      ? t('effect.PAST')
      : inTheWay.length > 0
        ? t('effect.TAKEN', { titles: format.list(inTheWay.map(({ title }) => title)) })
        : undefined;
  const clientZone = useClientZone(fields.clientId) ?? timeZone;
  const series = dates.map((entry) => ({
    ...entry,
    clashes: entry.startsAt === null ? [] : clashesAt(entry.startsAt, duration, standing),
    isNight: entry.startsAt !== null && isAtNight(entry.startsAt, clientZone),
    shifted: entry.startsAt !== null && shiftedFor(entry.startsAt, startsAt, clientZone) !== null,
  }));

  const night = useNight(isSeries ? series.flatMap((entry) => entry.startsAt ?? []) : [startsAt], clientZone);
  const isNightAsked = fields.clientId !== '' && night.isMissing;
  const isCount = fields.count !== null && fields.count >= 2 && fields.count <= MOST;
  const problems = [
    ...(fields.clientId === '' ? [{ name: 'client', message: t('book.client.required') }] : []),
    ...choice.problems,
    ...(ownProblem ? [{ name: 'ownTime', message: ownProblem }] : []),
    ...(isSeries && !isCount ? [{ name: 'count', message: t('repeat.count.required', { most: MOST }) }] : []),
    ...(isNightAsked ? [{ name: 'night', message: nightText('theirs.required', { name: clientName }) }] : []),
    ...(fields.hasConsent ? [] : [{ name: 'consent', message: t('book.consent.required') }]),
  ];
  const message = (name: string) => (hasTried ? problems.find((problem) => problem.name === name)?.message : undefined);

  async function submit() {
    setTried(true);
    if (problems.length > 0 || !service) return;
    const common = { clientId: fields.clientId as UserId, serviceId: service.id, mode, consent: CONSENT };
    try {
      if (!isSeries) {
        const reason = fields.reason.trim();
        await bookOne.run({
          body: {
            ...common,
            providerId: account.id,
            startsAt,
            clientTimeZone: clientZone,
            ...(reason === '' ? {} : { reasonForVisit: reason }),
          },
        });
        kept.forget();
        toast({ title: t('book.done', { client: clientName }), tone: 'success' });
        return onDone();
      }
      const hasClash = series.some(({ clashes }) => clashes.length > 0);
      const answer = await bookMany.run({
        body: {
          ...common,
          frequency: fields.repeat as SeriesFrequency,
          times: series.flatMap((entry) => entry.startsAt ?? []),
          // A clash that was not listed here stops everything: never half of it in silence.
          ifTaken: hasClash ? 'BOOK_OTHERS' : 'BOOK_NONE',
        },
      });
      kept.forget();
      if (answer.results.some(({ outcome }) => outcome === 'TAKEN')) return setResults(answer.results);
      toast({ title: t('book.series.done', { count: answer.results.length, client: clientName }), tone: 'success' });
      onDone();
    } catch (error) {
      // Told of above the fields, which stay filled in.
      if (!isApiError(error)) throw error;
    }
  }
  return {
    fields: { ...fields, startsAt },
    kept,
    discard: () => setFields(start),
    set:
      (name: 'clientId' | 'serviceId' | 'mode' | 'date' | 'startsAt' | 'ownTime' | 'repeat' | 'monthEnd' | 'reason') =>
      (value: string) =>
        setFields((known) => ({ ...known, [name]: value })),
    setCount: (count: number | null) => setFields((known) => ({ ...known, count })),
    setConsent: (hasConsent: boolean) => setFields((known) => ({ ...known, hasConsent })),
    choice,
    /** Options and search of the field for the client. */
    clientField: client.field,
    clientName,
    clientZone,
    night,
    hasTried,
    /** The provider set a time outside the hours they offer, which is said before it is booked. */
    isOutsideHours: own !== null && hours !== undefined && !isInHours(own, hours, timeZone),
    series,
    asksMonthEnd: needsMonthEnd({ date: fields.date, frequency: fields.repeat as SeriesFrequency }),
    minutes: (start: string) => minutesAfter(start, duration),
    messages: {
      client: message('client'),
      service: message('service'),
      date: message('date'),
      time: message('time'),
      ownTime: message('ownTime'),
      count: message('count'),
      consent: message('consent'),
    },
    problems,
    submit,
    results,
    error: bookOne.error ?? bookMany.error,
    isRunning: bookOne.isRunning || bookMany.isRunning,
  };
}

/** The zone in which a client booked last, or undefined. */
function useClientZone(clientId: string): string | undefined {
  // However long ago: a client may have been seen last before any span that could be asked for.
  const query = { as: 'provider', clientId: clientId as UserId, direction: 'desc', limit: 1 } as const;
  return useOperation(listAppointments, clientId === '' ? null : { query }).data?.items[0]?.clientTimeZone;
}

/** What `useBook` gives. */
export type Book = ReturnType<typeof useBook>;
