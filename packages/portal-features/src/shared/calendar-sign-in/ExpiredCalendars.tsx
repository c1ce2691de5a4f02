import { Banner, Button, ButtonLink } from '@sakina/design-system';
import type { CalendarService } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useCalendarSignInText } from './messages/index.ts';
import { useExpiredCalendars } from './use-expired-calendars.ts';

export interface ExpiredCalendarsProps {
  /** Begins the new sign-in. @default a link to the calendar, which offers it on top */
  onSignIn?: (service: CalendarService) => void;
}

/**
 * A warning for each outside calendar that is not read any more because its sign-in expired: double bookings are possible until
 * the provider signs in again (CALL-7). Nothing is shown where all are read.
 */
export function ExpiredCalendars({ onSignIn }: ExpiredCalendarsProps) {
  const t = useCalendarSignInText();
  const format = useFormat();
  const { items } = useExpiredCalendars();
  return items.map(({ id, lastSyncedAt }) => {
    const name = t(`service.${id}`);
    const label = t('action', { name });
    return (
      <Banner
        key={id}
        tone="warning"
        urgency="none"
        title={t('title', { name })}
        actions={
          onSignIn ? (
            <Button size="small" variant="secondary" onPress={() => onSignIn(id)}>
              {label}
            </Button>
          ) : (
            <ButtonLink size="small" variant="secondary" href={paths.providerCalendar()}>
              {label}
            </ButtonLink>
          )
        }
      >
        {lastSyncedAt
          ? t('body', { day: format.dayInWords(lastSyncedAt), time: format.time(lastSyncedAt) })
          : t('body.never')}
      </Banner>
    );
  });
}
