import { Banner, ButtonLink, Link, Stack, Text } from '@sakina/design-system';
import type { BookingResult, ProviderProfile, ServiceId } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useBookingText } from '../messages/index.ts';
import { useMoment, useWhen } from './use-when.ts';

export interface MissedTimesProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** The booked service, for links to its other times. */
  serviceId: ServiceId;
  /** The times that were taken, each with the open times around it. */
  missed: readonly Extract<BookingResult, { outcome: 'TAKEN' }>[];
}

/** How many other times are offered for each. */
const MOST_NEARBY = 3;

/** The times of a series that another client booked first, with links to the times around them. */
export function MissedTimes({ profile, serviceId, missed }: MissedTimesProps) {
  const t = useBookingText();
  const when = useWhen();
  const moment = useMoment();
  return (
    <Banner
      tone="warning"
      urgency="none"
      title={t('done.missedTitle', { count: missed.length })}
      actions={
        <ButtonLink variant="secondary" href={paths.booking(profile.id, { service: serviceId })}>
          {t('done.missedBook')}
        </ButtonLink>
      }
    >
      <Stack gap="x1h">
        <p>{t('done.missedBody')}</p>
        <Stack as="ul" gap="x1h">
          {missed.map(({ startsAt, alternatives }) => (
            <li key={startsAt}>
              <Text weight="strong">{moment(startsAt)}</Text>
              {alternatives.length > 0 && (
                <Stack as="ul" gap="x1" aria-label={t('taken.alternatives')}>
                  {alternatives.slice(0, MOST_NEARBY).map((span) => (
                    <li key={span.startsAt}>
                      <Link
                        variant="standalone"
                        href={paths.booking(profile.id, { service: serviceId, startsAt: span.startsAt })}
                      >
                        {when(span, profile.timeZone).own}
                      </Link>
                    </li>
                  ))}
                </Stack>
              )}
            </li>
          ))}
        </Stack>
      </Stack>
    </Banner>
  );
}
