import { Banner, Button, ButtonLink } from '@sakina/design-system';
import type { CalendarConnection, CalendarService } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useCalendarSignInText } from './messages/index.ts';

export interface ExpiredCalendarProps {
  /** The calendar that is connected. */
  connection: CalendarConnection;
  /** Begins the new sign-in. @default a link to the calendar, which offers it on top */
  onSignIn?: (service: CalendarService) => void;
}

/** Says that an outside calendar is not read any more, and leads to its sign-in. */
export function ExpiredCalendar({ connection: { id, lastSyncedAt }, onSignIn }: ExpiredCalendarProps) {
  const t = useCalendarSignInText();
  const format = useFormat();
  const name = t(`service.${id}`);
  const label = t('action', { name });
  return (
    <Banner
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
        ? t('body', { day: format.relativeDay(lastSyncedAt), time: format.time(lastSyncedAt) })
        : t('body.never')}
    </Banner>
  );
}
