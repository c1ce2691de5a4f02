import { useToast } from '@sakina/design-system';
import { offerWaitlistTime } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { ProviderAccount, WaitlistEntry } from '@sakina/platform/contract';
import { isSameZone } from '@sakina/platform/locale';
import { useAction, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { keepable, useKeptFields } from '../../../shared/form/index.ts';
import { useNight, useNightQuestionText } from '../../../shared/night/question/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { firstTime, useTimeChoice } from './use-time-choice.ts';

/** Hours that an offer can be open. */
export const OFFER_HOURS = ['24', '48', '72', '168'] as const;

interface OfferOptions {
  entry: WaitlistEntry;
  account: ProviderAccount;
  day: string;
  onDone: () => void;
}

/** A time for someone who waits as it is put together, and the attempt to offer it. */
export function useOffer({ entry, account, day, onDone }: OfferOptions) {
  const t = useProviderCalendarText();
  const nightText = useNightQuestionText();
  const format = useFormat();
  const toast = useToast();
  const offer = useAction(offerWaitlistTime);
  const [hasTried, setTried] = useState(false);
  const [start] = useState(() => ({
    ...firstTime(account, day),
    // What they ask for comes first.
    mode: entry.wishes.mode?.anyOf[0] ?? '',
    hours: '48',
  }));
  const [fields, setFields] = useState(start);
  const kept = useKeptFields(`waitlist-offer:${entry.id}`, keepable(fields, start, setFields));
  const { timeZone } = account;
  const choice = useTimeChoice(account, fields);
  const { service, mode, startsAt } = choice;
  const night = useNight([startsAt], entry.clientTimeZone);
  const name = entry.client.displayName;
  const problems = [
    ...choice.problems,
    ...(night.isMissing ? [{ name: 'night', message: nightText('theirs.required', { name }) }] : []),
  ];

  async function submit() {
    setTried(true);
    if (problems.length > 0 || !service) return;
    const body = { serviceId: service.id, startsAt, mode, expiresInHours: Number(fields.hours) };
    try {
      await offer.run({ params: { id: entry.id }, body });
      kept.forget();
      toast({ title: t('offer.done', { client: entry.client.displayName }), tone: 'success' });
      onDone();
    } catch (error) {
      // The error is shown above the fields, which stay filled in.
      if (!isApiError(error)) throw error;
    }
  }
  return {
    fields,
    kept,
    discard: () => setFields(start),
    set: (name: keyof typeof fields) => (value: string) => setFields((known) => ({ ...known, [name]: value })),
    choice,
    /** The chosen time on the client’s clock, where that is another one. */
    theirs:
      startsAt !== '' && !isSameZone(entry.clientTimeZone, timeZone)
        ? t('offer.theirs', {
            client: entry.client.displayName,
            day: format.day(startsAt, entry.clientTimeZone),
            time: format.time(startsAt, entry.clientTimeZone),
            zone: format.zone(entry.clientTimeZone, startsAt),
          })
        : null,
    problems,
    night,
    hasTried,
    messageOf: (name: string) => (hasTried ? problems.find((problem) => problem.name === name)?.message : undefined),
    submit,
    error: offer.error,
    isRunning: offer.isRunning,
  };
}
