import { Banner, Stack } from '@sakina/design-system';
import { useFormat, useNow } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';
import { clockChangesBefore } from '../model/clock-changes.ts';

export interface ClockChangeNoticeProps {
  /** Start of the session. */
  startsAt: string;
  /** IANA zone of the provider. */
  providerZone: string;
}

/** Says that clocks change between now and a session, in the zone of the user or the provider. */
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
