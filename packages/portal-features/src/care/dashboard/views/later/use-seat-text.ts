import type { GroupSession } from '@sakina/platform/contract';
import { seatStateAt } from '@sakina/platform/domain';
import type { SeatState } from '@sakina/platform/domain';
import { offsetMinutes } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { useLaterText } from './messages/index.ts';

/** A seat as its row and its card say it. */
export interface SeatText {
  state: SeatState;
  /** By the reader's clock. */
  when: string;
  /** By the host's clock; null where both show the same (CARE-9). */
  whenHost: string | null;
  /** What it costs and when, or who cancelled the meeting; empty where there is nothing to say. */
  note: string;
}

/** Gives the text of a seat at a moment. */
export function useSeatText(): (seat: GroupSession, now: number) => SeatText {
  const t = useLaterText();
  const format = useFormat();
  return (seat, now) => {
    const { startsAt, endsAt, timeZone, host, price, cancelledBy = 'HOST' } = seat;
    const state = seatStateAt(seat, now);
    const by = (zone: string) => ({
      day: format.relativeDay(startsAt, zone),
      range: format.timeRange(startsAt, endsAt, zone),
      zone: format.zone(zone, startsAt),
    });
    const isSameClock = offsetMinutes(startsAt, format.timeZone) === offsetMinutes(startsAt, timeZone);
    const isSeat = state === 'SEATED' || state === 'RUNNING';
    const charge = isSeat && price.amountMinor > 0 ? t('seat.charge', { price: format.money(price) }) : '';
    return {
      state,
      when: t('when', by(format.timeZone)),
      whenHost: isSameClock ? null : t('when.host', { ...by(timeZone), name: host.displayName }),
      note: state === 'CANCELLED' ? t(`seat.cancelled.${cancelledBy}`, { name: host.displayName }) : charge,
    };
  };
}
