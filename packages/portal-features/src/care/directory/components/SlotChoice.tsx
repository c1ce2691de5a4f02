import { useRef, useState } from 'react';
import { Button, ButtonLink, FormActions, SlotPicker, Stack, Text } from '@sakina/design-system';
import type { SlotDay } from '@sakina/design-system';
import type { ProviderProfile, Service, Slot } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { offsetMinutes } from '@sakina/platform/format';
import { utcOffset } from '@sakina/platform/locale';
import { useFormat, useNow, usePickerCalendars } from '@sakina/platform/react';
import { useNightText } from '../../../shared/night/index.ts';
import { firstSlotsByDay } from '../model/opening.ts';
import { useEnhancedText } from '../messages/enhanced/index.ts';

/** All days and all times of eight weeks. */
const ALL = { days: 60, perDay: 200 };

export interface SlotChoiceProps {
  /** The provider, as clients see them. */
  provider: ProviderProfile;
  /** Id of the service whose times are shown. */
  serviceId: Service['id'];
  /** The free times; at least one. */
  slots: readonly Slot[];
}

/** Words the free times for the picker: on the reader's clock, with the provider's beside it where it differs. */
function useDays(slots: readonly Slot[], { timeZone, city }: Pick<ProviderProfile, 'timeZone' | 'city'>): SlotDay[] {
  const t = useEnhancedText();
  const format = useFormat();
  const night = useNightText();
  const there = (at: string) => {
    const date = format.dateIn(at, timeZone);
    const time = format.time(at, timeZone);
    if (date !== format.dateIn(at))
      return t('slots.thereDay', { day: format.date(date, { weekday: 'short' }), time, city });
    return time === format.time(at) ? null : t('slots.there', { time, city });
  };
  return firstSlotsByDay(slots, format.timeZone, ALL).map(({ date, slots: ofDay }) => ({
    date,
    label: format.date(date),
    slots: ofDay.map(({ id, startsAt }) => {
      const time = format.time(startsAt);
      // Where the clock is put back an hour comes twice.
      const isTwice = ofDay.some((other) => other.id !== id && format.time(other.startsAt) === time);
      const secondaryLabel = [night(startsAt), there(startsAt)].filter(Boolean).join(' · ');
      return {
        id,
        label: isTwice ? `${time} (${utcOffset(offsetMinutes(startsAt, format.timeZone))})` : time,
        ...(secondaryLabel !== '' && { secondaryLabel }),
      };
    }),
  }));
}

/** A day and a time, and the way on to the booking with them. */
export function SlotChoice({ provider, serviceId, slots }: SlotChoiceProps) {
  const t = useEnhancedText();
  const format = useFormat();
  const now = new Date(useNow()).toISOString();
  const calendars = usePickerCalendars();
  const days = useDays(slots, provider);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const firstTime = useRef<HTMLInputElement>(null);
  const chosen = slots.find(({ id }) => id === chosenId);

  function ask() {
    setChecked(true);
    firstTime.current?.focus();
  }
  return (
    <Stack gap="x2">
      <SlotPicker
        label={t('slots.day')}
        name="time"
        days={days}
        {...calendars}
        value={chosen?.id ?? null}
        onChange={setChosenId}
        selectedDate={date ?? days[0]?.date ?? format.dateIn(now)}
        onSelectedDateChange={setDate}
        today={format.dateIn(now)}
        emptyText={t('slots.emptyDay')}
        errorMessage={isChecked && !chosen ? t('slots.missing') : undefined}
        ref={firstTime}
      />
      <div aria-live="polite">
        {chosen && (
          <Text weight="strong">
            {t('slots.chosen', { day: format.dayInSentence(chosen.startsAt), time: format.time(chosen.startsAt) })}
          </Text>
        )}
      </div>
      <FormActions isSticky>
        {chosen ? (
          <ButtonLink
            variant="action"
            href={paths.booking(provider.id, { service: serviceId, startsAt: chosen.startsAt })}
          >
            {t('slots.continue')}
          </ButtonLink>
        ) : (
          <Button variant="action" onPress={ask}>
            {t('slots.continue')}
          </Button>
        )}
      </FormActions>
    </Stack>
  );
}
