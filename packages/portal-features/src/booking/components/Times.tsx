import { LoadingRegion, Skeleton, SlotPicker, Stack } from '@sakina/design-system';
import type { SlotDay } from '@sakina/design-system';
import type { ProviderProfile, Slot } from '@sakina/platform/contract';
import { useFormat, useNow, usePickerCalendars } from '@sakina/platform/react';
import { useState } from 'react';
import type { Ref } from 'react';
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
  /** The days stand in a month on every screen. @default false */
  isMonth?: boolean;
  /** The Hijri date stands beside the Gregorian one. @default as the reader prefers */
  hasHijri?: boolean;
  /** Days from -2 to 2 by which the reader's community differs. @default as the reader prefers */
  hijriOffsetDays?: number;
  /** Adds to the days what else is known of them in a zone. */
  decorate?: (days: SlotDay[], zone: string) => SlotDay[];
}

const asTheyAre = (days: SlotDay[]) => days;

/** The open times by day, by one person's clock, with what was chosen in both. */
export function Times({ profile, slots, chosen, onChoose, firstTime, errorMessage, isMonth = false, hasHijri, hijriOffsetDays, decorate = asTheyAre }: TimesProps) {
  const t = useBookingText();
  const format = useFormat();
  const calendars = usePickerCalendars();
  const now = new Date(useNow()).toISOString();
  const [owner, setOwner] = useState<ZoneOwner>('own');
  const [date, setDate] = useState<string | null>(null);
  const zone = owner === 'own' ? format.timeZone : profile.timeZone;
  const days = decorate(useSlotDays(slots, profile, owner), zone);
  const chosenDate = chosen && format.dateIn(chosen.startsAt, zone);
  const first = slots[0]?.startsAt ?? now;
  return (
    <Stack gap="x3">
      <ZoneChoice
        doDiffer={zonesDiffer(slots.map((slot) => slot.startsAt), format.timeZone, profile.timeZone)}
        providerZone={profile.timeZone}
        providerName={profile.displayName}
        at={chosen?.startsAt ?? first}
        value={owner}
        onChange={(next) => {
          setOwner(next);
          // The date of a moment may be another one in the other zone; the chosen time decides again.
          setDate(null);
        }}
      />
      <SlotPicker
        label={t('time.day')}
        name="time"
        days={days}
        dayLayout={isMonth ? 'calendar' : 'auto'}
        {...calendars}
        hasHijri={hasHijri ?? calendars.hasHijri}
        hijriOffsetDays={hijriOffsetDays ?? calendars.hijriOffsetDays}
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
      <ChosenTime span={chosen ?? null} providerZone={profile.timeZone} providerName={profile.displayName} />
      {chosen && <ClockChangeNotice startsAt={chosen.startsAt} providerZone={profile.timeZone} />}
    </Stack>
  );
}

/** Stands in for the times while they are read. */
export function LoadingTimes() {
  const t = useBookingText();
  return (
    <LoadingRegion label={t('time.loading')}>
      <Stack gap="x2">
        <Skeleton shape="text" />
        <Skeleton shape="block" size="lg" />
        <Skeleton shape="block" size="sm" />
      </Stack>
    </LoadingRegion>
  );
}
