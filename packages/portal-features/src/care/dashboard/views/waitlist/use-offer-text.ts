import type { WaitlistOffer } from '@sakina/platform/contract';
import { offsetMinutes } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { useWaitlistText } from './messages/index.ts';

/** The words in which an offer is told of. */
export interface OfferText {
  /** 'Monday, November 30, 4:00 – 4:50 AM, Eastern Time' */
  when: string;
  /** The same moment for the provider, or null where both clocks show the same (CARE-9). */
  whenOther: string | null;
  /** Until when it can be answered. */
  left: string;
}

/** Gives the words for an offer. */
export function useOfferText(): (offer: WaitlistOffer) => OfferText {
  const t = useWaitlistText();
  const format = useFormat();
  return ({ startsAt, endsAt, expiresAt, timeZone, provider }) => {
    const isSameClock = offsetMinutes(startsAt, format.timeZone) === offsetMinutes(startsAt, timeZone);
    return {
      when: t('offer.when', {
        day: format.relativeDay(startsAt),
        range: format.timeRange(startsAt, endsAt),
        zone: format.zone(format.timeZone, startsAt),
      }),
      whenOther: isSameClock
        ? null
        : t('offer.whenOther', {
            name: provider.displayName,
            day: format.day(startsAt, timeZone),
            range: format.timeRange(startsAt, endsAt, timeZone),
            zone: format.zone(timeZone, startsAt),
          }),
      left: t('offer.left', {
        day: format.dayInSentence(expiresAt),
        time: format.time(expiresAt),
        zone: format.zone(format.timeZone, expiresAt),
      }),
    };
  };
}
