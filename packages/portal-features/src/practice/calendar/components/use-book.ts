import { isPlannable, minutesAfter, wallClock } from '@sakina/platform/format';
import { useToast } from '@sakina/design-system';
import {
  createAppointment,
  createAppointmentSeries,
  listAppointments,
  MOST_OF_SERIES,
} from '@sakina/platform/contract';
import type { BookingResult, ProviderAccount, SeriesFrequency, UserId } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { isAtNight } from '@sakina/platform/domain';
import { useAction, useFormat, useNow, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { keepable, resolverOf, useJudgeAgain, useKeptFields } from '../../../shared/form/index.ts';
import type { Problem } from '../../../shared/form/index.ts';
import { useClientChoice } from '../../../shared/index.ts';
import { useNight, useNightQuestionText } from '../../../shared/night/question/index.ts';
import { useCalendarEvents, useHours } from '../api/calendar.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { isInHours } from '../model/effects.ts';
import { spanOfDays } from '../model/place.ts';
import { clashesAt, needsMonthEnd, seriesDates, shiftedFor } from '../model/series.ts';
import type { MonthEnd } from '../model/series.ts';
import { firstTime, useTimeChoice } from './use-time-choice.ts';
import type { TimeFields } from './use-time-choice.ts';

/** A booking as it is put together. */
export interface BookFields extends TimeFields {
  clientId: string;
  repeat: SeriesFrequency | 'ONCE';
  /** How many sessions of a series. */
  count: number | null;
  monthEnd: MonthEnd;
  reason: string;
  hasConsent: boolean;
  /** Never typed: carries what is wrong with the question that `useNight` holds. */
  night?: undefined;
}

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
  const [start] = useState<BookFields>(() => ({
    clientId,
    ...firstTime(account, day),
    repeat: 'ONCE',
    count: 10,
    monthEnd: 'SKIP',
    reason: '',
    hasConsent: false,
  }));
  const form = useForm<BookFields>({
    defaultValues: start,
    shouldFocusError: false,
    resolver: resolverOf(() => problems),
  });
  const fields = useWatch({ control: form.control }) as BookFields;
  const fill = (next: BookFields) => form.reset(next);
  const kept = useKeptFields(
    `booking:${clientId || 'new'}`,
    // That the client has agreed is said for each booking anew.
    keepable({ ...fields, hasConsent: false }, start, fill),
  );
  const client = useClientChoice(fields.clientId);
  const clientName = client.name;
  const { timeZone } = account;
  const choice = useTimeChoice(account, fields);
  const { service, mode, startsAt } = choice;
  const duration = service?.durationMinutes ?? 0;

  const frequency = fields.repeat === 'ONCE' ? null : fields.repeat;
  const isSeries = frequency !== null;
  const rule =
    isSeries && startsAt !== '' && fields.count !== null
      ? {
          date: fields.date,
          time: wallClock(startsAt, timeZone).time,
          timeZone,
          frequency,
          count: fields.count,
          monthEnd: fields.monthEnd,
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
  const isCount = fields.count !== null && fields.count >= 2 && fields.count <= MOST_OF_SERIES;
  const problems: readonly Problem<BookFields>[] = [
    fields.clientId === '' && ['clientId', t('book.client.required')],
    ...choice.problems,
    ownProblem !== undefined && ['ownTime', ownProblem],
    isSeries && !isCount && ['count', t('repeat.count.required', { most: MOST_OF_SERIES })],
    isNightAsked && ['night', nightText('theirs.required', { name: clientName })],
    !fields.hasConsent && ['hasConsent', t('book.consent.required')],
  ];
  useJudgeAgain(form, JSON.stringify(problems));

  async function send() {
    if (!service) return;
    const common = { clientId: fields.clientId as UserId, serviceId: service.id, mode, consent: CONSENT };
    try {
      if (frequency === null) {
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
          frequency,
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
    form,
    fields: { ...fields, startsAt },
    kept,
    discard: () => fill(start),
    choice,
    /** Options and search of the field for the client. */
    clientField: client.field,
    clientName,
    clientZone,
    night,
    /** The provider set a time outside the hours they offer, which is said before it is booked. */
    isOutsideHours: own !== null && hours !== undefined && !isInHours(own, hours, timeZone),
    series,
    asksMonthEnd: frequency !== null && needsMonthEnd({ date: fields.date, frequency }),
    minutes: (start: string) => minutesAfter(start, duration),
    submit: form.handleSubmit(send),
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
