import { Banner, Stack } from '@sakina/design-system';
import { useFormat, useNow } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';
import { clockChangesBefore } from '../model/clock-changes.ts';

export interface ClockChangeNoticeProps {
  /** The time in question. */
  startsAt: string;
  providerZone: string;
}

/** Says that clocks change between today and a session, in either person's zone. */
export function ClockChangeNotice({ startsAt, providerZone }: ClockChangeNoticeProps) {
  const t = useBookingText();
  const format = useFormat();
  const now = useNow();
  const changes = clockChangesBefore(startsAt, now, [format.timeZone, providerZone]);
  if (changes.length === 0) return null;
  return (
    <Banner tone="info" title={t('time.clocksTitle')}>
      <Stack gap="half">
        {changes.map(({ timeZone, at, date, minutes }) => (
          <p key={timeZone}>
            {t(minutes < 0 ? 'time.clocksBack' : 'time.clocksForward', {
              zone: format.zone(timeZone, at),
              minutes: Math.abs(minutes),
              day: format.date(date),
            })}
          </p>
        ))}
      </Stack>
    </Banner>
  );
}
