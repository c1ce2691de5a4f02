import { Inline, Select, Stack, Switch, Text } from '@sakina/design-system';
import type { SlotDay } from '@sakina/design-system';
import { useFormat, usePickerCalendars } from '@sakina/platform/react';
import { useState } from 'react';
import { Times } from '../components/Times.tsx';
import type { TimesProps } from '../components/Times.tsx';
import { useCalendarText } from './messages/index.ts';
import { fallsInto, prayerBands, slotsOn } from './prayer-bands.ts';
import { placeOf } from './zone-places.ts';

const OFFSETS = [-2, -1, 0, 1, 2];

/** The open times in a month, with the Hijri date and the times around prayers for whoever wants them (CARE-4, CARE-5). */
export function CalendarTimes(props: TimesProps) {
  const t = useCalendarText();
  const format = useFormat();
  const preferred = usePickerCalendars();
  // What was chosen here counts for this booking; the preference itself is changed in the profile.
  const [chosenHijri, setHijri] = useState<boolean>();
  const [chosenOffset, setOffset] = useState<number>();
  const hasHijri = chosenHijri ?? preferred.hasHijri;
  const offset = chosenOffset ?? preferred.hijriOffsetDays;
  const [hasPrayers, setPrayers] = useState(false);
  const place = placeOf(format.timeZone);

  /** Prayers are those of the reader, whoever's clock is shown. */
  function withPrayers(days: SlotDay[], zone: string): SlotDay[] {
    if (!hasPrayers || !place) return days;
    return days.map((day) => {
      const slots = slotsOn(props.slots, day.date, zone);
      const bands = prayerBands(day.date, place, slots);
      return {
        ...day,
        bands: bands.map(({ id, prayer, start, end }) => ({
          id, label: t('around', { prayer: t(`prayer.${prayer}`) }), span: format.timeRange(new Date(start).toISOString(), new Date(end).toISOString(), zone),
        })),
        slots: day.slots.map((item) => {
          const slot = slots.find(({ id }) => id === item.id);
          const band = slot && bands.find((entry) => fallsInto(slot, entry));
          return band ? { ...item, bandId: band.id } : item;
        }),
      };
    });
  }
  return (
    <Stack gap="x3">
      <Stack gap="x1">
        <Inline gap="x3" align="start">
          <Switch value={hasHijri} onChange={setHijri}>{t('hijri')}</Switch>
          {place && <Switch value={hasPrayers} onChange={setPrayers}>{t('prayers')}</Switch>}
        </Inline>
        {hasPrayers && place && (
          <Text size="sm" tone="muted" measure>{t('prayers.help', { zone: format.zone(format.timeZone, props.slots[0]?.startsAt ?? '2026-01-01T00:00:00Z') })}</Text>
        )}
        {hasHijri && (
          <Select
            label={t('offset')}
            hasOptionalMark={false}
            options={OFFSETS.map((days) => ({ id: String(days), label: days === 0 ? t('offset.0') : t('offset.days', { days }) }))}
            value={String(offset)}
            onChange={(id) => setOffset(Number(id))}
          />
        )}
      </Stack>
      <Times {...props} isMonth hasHijri={hasHijri} hijriOffsetDays={offset} decorate={withPrayers} />
    </Stack>
  );
}
