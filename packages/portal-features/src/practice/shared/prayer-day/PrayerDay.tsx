import { Badge, Inline, Link, Section, Stack, Text } from '@sakina/design-system';
import { getProviderProfile } from '@sakina/platform/contract';
import { hasPractice, paths, placeOf, prayerTimes, shownPrayers } from '@sakina/platform/domain';
import { useFormat, useNow, useOperation, useUser } from '@sakina/platform/react';
import { dateIn } from '@sakina/platform/format';
import { useCityOf } from '../city-of.ts';
import { usePrayerDayText } from './messages/index.ts';

/**
 * Today’s prayers at the provider’s place, with the next one marked: all of them for an imam, those that are kept free
 * for anyone else, and nothing for a provider who keeps none (CARE-5).
 */
export function PrayerDay() {
  const t = usePrayerDayText();
  const format = useFormat();
  const cityOf = useCityOf();
  const now = useNow();
  const account = useOperation(getProviderProfile, hasPractice(useUser()) ? {} : null).data;
  const { timeZone } = format;
  const place = placeOf(timeZone);
  if (!account || !place) return null;
  const iso = new Date(now).toISOString();
  const times = prayerTimes(dateIn(iso, timeZone), place, account.prayerRules);
  const shown = shownPrayers(times, account.prayerRules, account.kind === 'IMAM');
  if (shown.length === 0) return null;
  const next = shown.find(({ at }) => at > now);
  return (
    <Section
      title={t('title')}
      headingSize="lg"
      description={t('place', { city: cityOf(timeZone), day: format.day(iso) })}
    >
      <Stack as="ul" gap="half" aria-label={t('title')}>
        {shown.map((time) => (
          <li key={time.prayer}>
            <Inline gap="x1">
              <Text as="span" weight={time === next ? 'strong' : 'regular'}>
                {t(time.prayer)}
              </Text>
              <Text as="span" font="data">
                {format.time(new Date(time.at).toISOString())}
              </Text>
              {time === next && <Badge tone="info">{t('next')}</Badge>}
            </Inline>
          </li>
        ))}
      </Stack>
      <Link variant="standalone" href={paths.providerAvailability()}>
        {t('change')}
      </Link>
    </Section>
  );
}
