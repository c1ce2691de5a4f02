import type { ProviderAccount, SessionMode } from '@sakina/platform/contract';
import { listOpenSlots } from '@sakina/platform/contract';
import { instantAt, isPlannable } from '@sakina/platform/format';
import { useFormat, useOperation } from '@sakina/platform/react';
import type { Problem } from '../../../shared/form/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { spanOfDays } from '../model/place.ts';

/** What is chosen of a time: each as a form keeps it, empty for nothing. */
export interface TimeFields {
  serviceId: string;
  mode: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** ISO instant; `OWN_TIME` for the one in `ownTime`. */
  startsAt: string;
  /** `HH:mm` on the provider’s clock, where they set a time of their own. */
  ownTime: string;
}

/** Chosen in place of an open time: the provider sets one of their own. */
export const OWN_TIME = 'OWN';

/** The first choice of a time on a day: a full session rather than an introduction. */
export const firstTime = (account: ProviderAccount, date: string): TimeFields => ({
  serviceId: account.services.find(({ isIntroduction }) => !isIntroduction)?.id ?? '',
  mode: '',
  date,
  startsAt: '',
  ownTime: '',
});

/** What a choice of service, way, day and time means: the open times of that day, and what is missing. */
export function useTimeChoice(account: ProviderAccount, fields: TimeFields) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const { timeZone } = account;
  const service = account.services.find(({ id }) => id === fields.serviceId);
  const mode: SessionMode = service?.modes.find((way) => way === fields.mode) ?? service?.modes[0] ?? 'ONLINE';
  const span = isPlannable(fields.date) ? spanOfDays({ from: fields.date, to: fields.date }, timeZone) : null;
  const open = useOperation(
    listOpenSlots,
    service && span
      ? { params: { id: account.id }, query: { serviceId: service.id, from: span.start, to: span.end } }
      : null,
  );
  const times = (open.data?.slots ?? []).flatMap((slot) => (slot.modes.includes(mode) ? slot.startsAt : []));
  const isOwn = fields.startsAt === OWN_TIME;
  const ownStart = isOwn && span && fields.ownTime !== '' ? instantAt(fields.date, fields.ownTime, timeZone) : '';
  // A time of another service or day is none.
  const startsAt = isOwn ? ownStart : times.includes(fields.startsAt) ? fields.startsAt : '';
  return {
    service,
    mode,
    times,
    startsAt,
    /** The provider sets a time of their own. */
    isOwn,
    timesText: open.error
      ? t('book.times.failed')
      : open.data && times.length === 0
        ? t('book.times.none')
        : t('field.time.zone', { zone: format.zone(timeZone, span?.start ?? account.updatedAt) }),
    problems: [
      !service && ['serviceId', t('book.service.required')],
      span === null && ['date', t('field.date.required')],
      startsAt === '' && (isOwn ? ['ownTime', t('field.time.required')] : ['startsAt', t('book.time.required')]),
    ] satisfies Problem<TimeFields>[],
  };
}

/** What `useTimeChoice` gives. */
export type TimeChoice = ReturnType<typeof useTimeChoice>;
