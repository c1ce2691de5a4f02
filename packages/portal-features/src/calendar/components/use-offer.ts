import { useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { ProviderAccount, SessionMode, WaitlistEntry } from '@sakina/platform/contract';
import { isPlannable } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { useOfferTime } from '../api/use-offer-time.ts';
import { useOpenTimes } from '../api/use-open-times.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { spanOfDays } from '../model/place.ts';

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
  const format = useFormat();
  const toast = useToast();
  const offer = useOfferTime();
  const [hasTried, setTried] = useState(false);
  const [fields, setFields] = useState({
    serviceId: account.services.find(({ isIntroduction }) => !isIntroduction)?.id ?? '',
    // What they ask for comes first.
    mode: entry.wishes.mode?.anyOf[0] ?? '',
    date: day,
    startsAt: '',
    hours: '48',
  });
  const { timeZone } = account;
  const service = account.services.find(({ id }) => id === fields.serviceId);
  const mode: SessionMode = service?.modes.find((way) => way === fields.mode) ?? service?.modes[0] ?? 'ONLINE';
  const span = isPlannable(fields.date) ? spanOfDays({ from: fields.date, to: fields.date }, timeZone) : null;
  const open = useOpenTimes(service && span ? { providerId: account.id, serviceId: service.id, span } : null);
  const times = (open.data?.slots ?? []).flatMap((slot) => (slot.modes.includes(mode) ? slot.startsAt : []));
  const startsAt = times.includes(fields.startsAt) ? fields.startsAt : '';
  const problems = [
    ...(service ? [] : [{ name: 'service', message: t('book.service.required') }]),
    ...(span === null ? [{ name: 'date', message: t('field.date.required') }] : []),
    ...(startsAt === '' ? [{ name: 'time', message: t('book.time.required') }] : []),
  ];

  async function submit() {
    setTried(true);
    if (problems.length > 0 || !service) return;
    const body = { serviceId: service.id, startsAt, mode, expiresInHours: Number(fields.hours) };
    try {
      await offer.run({ params: { id: entry.id }, body });
      toast({ title: t('offer.done', { client: entry.client.displayName }), tone: 'success' });
      onDone();
    } catch (error) {
      // The error is shown above the fields, which stay filled in.
      if (!isApiError(error)) throw error;
    }
  }
  return {
    fields: { ...fields, startsAt },
    set: (name: keyof typeof fields) => (value: string) => setFields((known) => ({ ...known, [name]: value })),
    service,
    mode,
    times,
    timesText: open.error
      ? t('book.times.failed')
      : open.data && times.length === 0
        ? t('book.times.none')
        : t('field.time.zone', { zone: format.zone(timeZone, span?.start ?? account.updatedAt) }),
    /** The chosen time on the client’s clock, where that is another one. */
    theirs:
      startsAt !== '' && entry.clientTimeZone !== timeZone
        ? t('offer.theirs', {
            client: entry.client.displayName,
            day: format.day(startsAt, entry.clientTimeZone),
            time: format.time(startsAt, entry.clientTimeZone),
            zone: format.zone(entry.clientTimeZone, startsAt),
          })
        : null,
    problems,
    messageOf: (name: string) => (hasTried ? problems.find((problem) => problem.name === name)?.message : undefined),
    submit,
    error: offer.error,
    isRunning: offer.isRunning,
  };
}
