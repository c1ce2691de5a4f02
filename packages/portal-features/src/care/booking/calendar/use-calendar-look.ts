import type { SlotDay } from '@sakina/design-system';
import type { Slot } from '@sakina/platform/contract';
import { useFormat, usePickerCalendars } from '@sakina/platform/react';
import { useState } from 'react';
import { useCalendarText } from './messages/index.ts';
import { fallsInto, prayerBands, slotsOn } from './prayer-bands.ts';
import { placeOf } from '@sakina/platform/domain';

/** The optional Hijri dates and prayer times in the calendar of a booking (CARE-4, CARE-5). */
export function useCalendarLook(slots: readonly Slot[]) {
  const t = useCalendarText();
  const format = useFormat();
  const preferred = usePickerCalendars();
  // A choice made here is for this booking only; the preference itself is changed in the profile.
  const [chosenHijri, setHijri] = useState<boolean>();
  const [chosenOffset, setOffset] = useState<number>();
  const [hasPrayers, setPrayers] = useState(false);
  const place = placeOf(format.timeZone);

  /** Marks the user's prayer times, in whichever zone the days are shown. */
  function marked(days: SlotDay[], zone: string): SlotDay[] {
    if (!hasPrayers || !place) return days;
    return days.map((day) => {
      const ofDay = slotsOn(slots, day.date, zone);
      const bands = prayerBands(day.date, place, ofDay);
      return {
        ...day,
        bands: bands.map(({ id, prayer, start, end }) => ({
          id,
          label: t('around', { prayer: t(`prayer.${prayer}`) }),
          span: format.timeRange(new Date(start).toISOString(), new Date(end).toISOString(), zone),
        })),
        slots: day.slots.map((item) => {
          const slot = ofDay.find(({ id }) => id === item.id);
          const band = slot && bands.find((entry) => fallsInto(slot, entry));
          return band ? { ...item, bandId: band.id } : item;
        }),
      };
    });
  }
  return {
    marked,
    hasHijri: chosenHijri ?? preferred.hasHijri,
    /** Days, from -2 to 2, by which the user's community differs from the calculated calendar. */
    offset: chosenOffset ?? preferred.hijriOffsetDays,
    /** Whether prayer times can be computed for the user's time zone. */
    knowsPrayers: place !== null,
    hasPrayers,
    setHijri,
    setOffset,
    setPrayers,
  };
}

export type CalendarLook = ReturnType<typeof useCalendarLook>;
