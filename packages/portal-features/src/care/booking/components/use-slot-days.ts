import type { SlotDay } from '@sakina/design-system';
import type { ProviderProfile, Slot } from '@sakina/platform/contract';
import { offsetMinutes } from '@sakina/platform/format';
import { utcOffset } from '@sakina/platform/locale';
import { useFormat } from '@sakina/platform/react';
import { useNightText } from '../../../shared/night/index.ts';
import { useBookingText } from '../messages/index.ts';
import { groupByDay } from '../model/slot-days.ts';
import type { SlotTime } from '../model/slot-days.ts';
import type { ZoneOwner } from './ZoneChoice.tsx';

/** Formats the open times for the picker in one person's zone, with the other's as a second label where it differs. */
export function useSlotDays(slots: readonly Slot[], profile: ProviderProfile, owner: ZoneOwner): SlotDay[] {
  const t = useBookingText();
  const format = useFormat();
  const night = useNightText();
  const [zone, otherZone] = owner === 'own' ? [format.timeZone, profile.timeZone] : [profile.timeZone, format.timeZone];

  function label({ slot, isRepeated }: SlotTime): string {
    const time = format.time(slot.startsAt, zone);
    return isRepeated ? t('time.repeated', { time, offset: utcOffset(offsetMinutes(slot.startsAt, zone)) }) : time;
  }
  function otherLabel({ slot, other }: SlotTime): string {
    if (other === 'same') return '';
    const values = {
      time: format.time(slot.startsAt, otherZone),
      day: format.date(format.dateIn(slot.startsAt, otherZone), { weekday: 'short' }),
      city: profile.city,
    };
    if (owner === 'own') return t(other === 'date' ? 'time.otherTimeDay' : 'time.otherTime', values);
    return t(other === 'date' ? 'time.yourTimeDay' : 'time.yourTime', values);
  }
  function secondaryLabel(time: SlotTime) {
    const text = [night(time.slot.startsAt), otherLabel(time)].filter(Boolean).join(' · ');
    return text === '' ? {} : { secondaryLabel: text };
  }
  return groupByDay(slots, zone, otherZone).map(({ date, times }) => ({
    date,
    label: format.date(date),
    slots: times.map((time) => ({
      id: time.slot.id,
      label: label(time),
      ...secondaryLabel(time),
    })),
  }));
}
