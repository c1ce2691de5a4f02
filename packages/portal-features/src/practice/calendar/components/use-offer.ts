import { useToast } from '@sakina/design-system';
import { offerWaitlistTime } from '@sakina/platform/contract';
import type { ProviderAccount, WaitlistEntry } from '@sakina/platform/contract';
import { isSameZone } from '@sakina/platform/locale';
import { useAction, useFormat } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { resolverOf, useJudgeAgain, useKeptForm, useSubmit } from '../../../shared/form/index.ts';
import type { Problem } from '../../../shared/form/index.ts';
import { useNight, useNightQuestionText } from '../../../shared/night/question/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { firstTime, useTimeChoice } from './use-time-choice.ts';
import type { TimeFields } from './use-time-choice.ts';

/** Hours that an offer can be open. */
export const OFFER_HOURS = ['24', '48', '72', '168'] as const;

interface OfferFields extends TimeFields {
  /** How long it is open. */
  hours: string;
  /** Never typed: carries what is wrong with the question that `useNight` holds. */
  night?: undefined;
}

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
  const form = useForm<OfferFields>({
    defaultValues: {
      ...firstTime(account, day),
      // What they ask for comes first.
      mode: entry.wishes.mode?.anyOf[0] ?? '',
      hours: '48',
    },
    shouldFocusError: false,
    resolver: resolverOf(() => problems),
  });
  const fields = useWatch({ control: form.control }) as OfferFields;
  const kept = useKeptForm(form, `waitlist-offer:${entry.id}`);
  const { timeZone } = account;
  const choice = useTimeChoice(account, fields);
  const { service, mode, startsAt } = choice;
  const night = useNight([startsAt], entry.clientTimeZone);
  const name = entry.client.displayName;
  const problems: readonly Problem<OfferFields>[] = [
    ...choice.problems,
    night.isMissing && ['night', nightText('theirs.required', { name })],
  ];
  useJudgeAgain(form, JSON.stringify(problems));

  const submit = useSubmit(form, {
    kept,
    errorFocus: 'form',
    send: async ({ hours }) => {
      if (!service) return false;
      const body = { serviceId: service.id, startsAt, mode, expiresInHours: Number(hours) };
      return offer.run({ params: { id: entry.id }, body });
    },
    onSent: () => {
      toast({ title: t('offer.done', { client: name }), tone: 'success' });
      onDone();
    },
  });
  return {
    form,
    kept,
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
    night,
    submit,
    error: offer.error,
    isRunning: offer.isRunning,
  };
}
