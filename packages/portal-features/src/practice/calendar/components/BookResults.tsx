import { Banner, Stack, Text } from '@sakina/design-system';
import type { BookingResult } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';

/** What became of a series that was not booked whole: how many stand, and near which times the others could. */
export function BookResults({ results, timeZone }: { results: readonly BookingResult[]; timeZone: string }) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const when = useWhen();
  const booked = results.filter(({ outcome }) => outcome === 'BOOKED');
  const taken = results.flatMap((result) => (result.outcome === 'TAKEN' ? result : []));
  return (
    <Stack gap="x2">
      <Banner tone="success" title={t('results.booked', { count: booked.length })}>
        {t('results.told')}
      </Banner>
      <Text>{t('results.taken', { count: taken.length })}</Text>
      <Stack as="ul" gap="x1">
        {taken.map(({ startsAt, alternatives }) => (
          <li key={startsAt}>
            <Text weight="strong">
              {t('results.line', { day: format.day(startsAt, timeZone), time: format.time(startsAt, timeZone) })}
            </Text>
            {alternatives.slice(0, 3).map((slot) => (
              <Text key={slot.startsAt} size="sm">
                {t('results.instead', { when: when(slot, timeZone) })}
              </Text>
            ))}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
