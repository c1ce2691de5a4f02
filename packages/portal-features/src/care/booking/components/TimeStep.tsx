import { Banner, SlotPicker, Stack, Text } from '@sakina/design-system';
import type { OpenSlots, ProviderProfile, SessionMode, Slot } from '@sakina/platform/contract';
import { useFormat, useNow, usePickerCalendars } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { CalendarOptions } from '../calendar/CalendarOptions.tsx';
import { useCalendarLook } from '../calendar/use-calendar-look.ts';
import { useBookingText } from '../messages/index.ts';
import type { TimeSpan } from '../model/opening.ts';
import { slotAt, zonesDiffer } from '../model/slot-days.ts';
import { ChosenTime } from './ChosenTime.tsx';
import { ClockChangeNotice } from './ClockChangeNotice.tsx';
import { LoadingTimes } from './LoadingStep.tsx';
import { NoTimes } from './NoTimes.tsx';
import { StepForm } from './StepForm.tsx';
import { useSlotDays } from './use-slot-days.ts';
import { ZoneChoice } from './ZoneChoice.tsx';
import type { ZoneOwner } from './ZoneChoice.tsx';

export interface TimeStepProps {
  /** Label of the main button. */
  nextLabel: string;
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** The chosen way of meeting. */
  mode: SessionMode;
  /** The open times of the service. */
  read: Read<OpenSlots>;
  /** The start chosen or asked for, if any. */
  wanted: string | null;
  /**
   * The start of a time that was lost: without a chosen time, the times of its day are shown. @default the first day
   */
  lostStart?: string | null;
  /** Called with the time that is chosen. */
  onChoose: (span: TimeSpan) => void;
  /** Called with the chosen time. */
  onNext: (span: TimeSpan) => void;
  /** Leads back to where the way to meet is chosen. */
  onChangeMode?: () => void;
  /** Why the chosen time cannot be taken, in words. */
  refusal?: string | undefined;
  /** News about the last attempt. */
  problem?: ReactNode;
  /** Shown above the times. */
  head?: ReactNode;
  /** Shows a month on every screen; otherwise a phone has a strip of days. @default false */
  isMonth?: boolean;
  /** Shown below a chosen time. */
  after?: ReactNode;
  /** Shown below everything. */
  foot?: ReactNode;
}

/** When to meet: one of the open times. */
export function TimeStep({
  read,
  profile,
  mode,
  onNext,
  wanted,
  lostStart = null,
  refusal,
  onChangeMode,
  problem,
  onChoose,
  head,
  isMonth = false,
  after,
  foot,
  nextLabel,
}: TimeStepProps) {
  const t = useBookingText();
  const firstTime = useRef<HTMLInputElement>(null);
  const [isChecked, setChecked] = useState(false);
  const all = read.data?.slots ?? [];
  const open = all.filter((slot) => slot.modes.includes(mode));
  const chosen = wanted ? slotAt(open, wanted) : undefined;

  function next() {
    setChecked(true);
    if (chosen && !refusal) onNext({ startsAt: chosen.startsAt, endsAt: chosen.endsAt });
    else firstTime.current?.focus();
  }
  return (
    <StepForm nextLabel={nextLabel} hasNext={open.length > 0} onNext={next}>
      {problem}
      {wanted && read.data && !chosen && (
        <Banner tone="warning" title={t('time.gone')}>
          {t('time.goneBody')}
        </Banner>
      )}
      <Stack gap="x2">
        {head}
        <ReadView
          read={read}
          loading={<LoadingTimes />}
          isEmpty={() => open.length === 0}
          empty={<NoTimes profile={profile} isOnlyForMode={all.length > 0} onChangeMode={onChangeMode} />}
        >
          {() => (
            <Times
              profile={profile}
              slots={open}
              chosen={chosen}
              lostStart={lostStart}
              onChoose={onChoose}
              firstTime={firstTime}
              errorMessage={!isChecked ? undefined : chosen ? refusal : t('time.missing')}
              isMonth={isMonth}
            />
          )}
        </ReadView>
      </Stack>
      {chosen && after}
      {foot}
    </StepForm>
  );
}

interface TimesProps extends Pick<TimeStepProps, 'profile' | 'onChoose' | 'isMonth'> {
  slots: readonly Slot[];
  chosen: Slot | undefined;
  lostStart: string | null;
  /** The first time of the day shown, for focus. */
  firstTime: Ref<HTMLInputElement>;
  errorMessage: string | undefined;
}

/** The open times by day, in the zone of the user or the provider, and the chosen one in both. */
function Times({ profile, slots, chosen, lostStart, onChoose, firstTime, errorMessage, isMonth }: TimesProps) {
  const t = useBookingText();
  const format = useFormat();
  const calendars = usePickerCalendars();
  const look = useCalendarLook(slots);
  const now = new Date(useNow()).toISOString();
  const [owner, setOwner] = useState<ZoneOwner>('own');
  const [date, setDate] = useState<string | null>(null);
  const zone = owner === 'own' ? format.timeZone : profile.timeZone;
  const stayAt = chosen?.startsAt ?? lostStart;
  const stayDate = stayAt === null ? undefined : format.dateIn(stayAt, zone);
  const open = useSlotDays(slots, profile, owner);
  // The day of a lost time may have no other.
  const isFull = stayDate !== undefined && !open.some((day) => day.date === stayDate);
  const full = isFull ? [{ date: stayDate, label: format.date(stayDate), slots: [] }] : [];
  const days = look.marked(
    [...open, ...full].toSorted((first, second) => first.date.localeCompare(second.date, 'en')),
    zone,
  );
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
          selectedDate={date ?? stayDate ?? days[0]?.date ?? format.dateIn(now, zone)}
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
                // The same moment may be on another date in the other zone: go back to the date of the chosen time.
                setDate(null);
              }}
            />
          )
        }
      />
    </Stack>
  );
}
