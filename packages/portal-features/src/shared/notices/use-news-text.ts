import type { Notification } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useCancellationReason } from '../cancellation/index.ts';
import { newsKey } from './news-words.ts';
import { useNotificationsText } from './messages/index.ts';

/** What a piece of news says, and what is said besides: why a session was cancelled, or that it is there no more. */
export interface NewsText {
  sentence: string;
  more: string | null;
}

/** Returns a function that says a piece of news with the names and times that the server resolved. */
export function useNewsText(): (notification: Notification) => NewsText {
  const t = useNotificationsText();
  const format = useFormat();
  const reasonOf = useCancellationReason();
  const moment = (instant: string | undefined) =>
    instant === undefined ? '' : t('when', { day: format.day(instant), time: format.time(instant) });
  return (notification) => {
    const { about, count } = notification;
    const { reason } = about ?? {};
    const sentence = t(newsKey(notification), {
      count: about?.sessions ?? count,
      person: about?.person ?? '',
      title: about?.title ?? '',
      when: moment(about?.startsAt),
      from: moment(about?.previousStartsAt),
      frequency: about?.frequency ?? '',
      amount: about?.amount ? format.money(about.amount) : '',
    });
    const why = reason && reason !== 'OTHER' ? t('reason', { reason: reasonOf(reason) }) : null;
    const given = about?.why ? t('why', { why: about.why, email: product.supportEmail }) : why;
    return { sentence, more: about?.isGone ? t('gone') : given };
  };
}
