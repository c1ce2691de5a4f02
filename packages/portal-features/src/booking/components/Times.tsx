import { SlotPicker, Stack, Text } from '@sakina/design-system';
import type { ProviderProfile, Slot } from '@sakina/platform/contract';
import { useFormat, useNow, usePickerCalendars } from '@sakina/platform/react';
import { useState } from 'react';
import type { Ref } from 'react';
import { CalendarOptions } from '../calendar/CalendarOptions.tsx';
import { useCalendarLook } from '../calendar/use-calendar-look.ts';
import { useBookingText } from '../messages/index.ts';
import type { TimeSpan } from '../model/opening.ts';
import { zonesDiffer } from '../model/slot-days.ts';
import { ChosenTime } from './ChosenTime.tsx';
import { ClockChangeNotice } from './ClockChangeNotice.tsx';
import { useSlotDays } from './use-slot-days.ts';
import { ZoneChoice } from './ZoneChoice.tsx';
import type { ZoneOwner } from './ZoneChoice.tsx';

export interface TimesProps {
  profile: ProviderProfile;
  /** The open times. */
  slots: readonly Slot[];
  chosen: Slot | undefined;
  onChoose: (span: TimeSpan) => void;
  /** The first time of the day shown, for focus. */
  firstTime: Ref<HTMLInputElement>;
  /** What is wrong with the choice, in words. */
  errorMessage: string | undefined;
  /** The days stand in a month on every screen; otherwise in a strip on a phone. @default false */
  isMonth?: boolean;
}

/** The open times by day, by one person's clock, with what was chosen in both. */
export function Times({ profile, slots, chosen, onChoose, firstTime, errorMessage, isMonth = false }: TimesProps) {
  const t = useBookingText();
  const format = useFormat();
  const calendars = usePickerCalendars();
  const look = useCalendarLook(slots);
  const now = new Date(useNow()).toISOString();
  const [owner, setOwner] = useState<ZoneOwner>('own');
  const [date, setDate] = useState<string | null>(null);
  const zone = owner === 'own' ? format.timeZone : profile.timeZone;
  const days = look.marked(useSlotDays(slots, profile, owner), zone);
  const chosenDate = chosen && format.dateIn(chosen.startsAt, zone);
  const at = chosen?.startsAt ?? slots[0]?.startsAt ?? now;
  const doDiffer = zonesDiffer(
    slots.map((slot) => slot.startsAt),
    format.timeZone,
    profile.timeZone,
  );
  return (
    <Stack gap="x3">
      <Stack gap="x2">
        <Text tone="muted" size="sm">
          {t('time.zoneOnly', { zone: format.zone(zone, at) })}
        </Text>
        <SlotPicker
          label={t('time.day')}
          name="time"
          days={days}
          dayLayout={isMonth ? 'calendar' : 'auto'}
          {...calendars}
          hasHijri={look.hasHijri}
          hijriOffsetDays={look.offset}
          value={chosen?.id ?? null}
          onChange={(id) => {
            const slot = slots.find((item) => item.id === id);
            if (slot) onChoose({ startsAt: slot.startsAt, endsAt: slot.endsAt });
          }}
          selectedDate={date ?? chosenDate ?? days[0]?.date ?? format.dateIn(now, zone)}
          onSelectedDateChange={setDate}
          today={format.dateIn(now, zone)}
          emptyText={t('time.emptyDay')}
          errorMessage={errorMessage}
          ref={firstTime}
        />
      </Stack>
      <ChosenTime span={chosen ?? null} providerZone={profile.timeZone} providerName={profile.displayName} />
      {chosen && <ClockChangeNotice startsAt={chosen.startsAt} providerZone={profile.timeZone} />}
      <CalendarOptions
        look={look}
        at={at}
        zoneChoice={
          doDiffer && (
            <ZoneChoice
              providerZone={profile.timeZone}
              providerName={profile.displayName}
              at={at}
              value={owner}
              onChange={(next) => {
                setOwner(next);
                // The date of a moment may be another one in the other zone; the chosen time decides again.
                setDate(null);
              }}
            />
          )
        }
      />
    </Stack>
  );
}
