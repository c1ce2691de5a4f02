import { Badge, Inline, KeyValueList, Section } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useDirectoryText } from '../messages/index.ts';
import { useLabels } from './use-labels.ts';
import { useZoneText } from './use-zone-text.ts';

/** What helps with, languages, where, and what time it is there: the facts by which people choose. */
export function Facts({ provider }: { provider: ProviderProfile }) {
  const t = useDirectoryText();
  const format = useFormat();
  const labels = useLabels();
  const now = useNow();
  const zone = useZoneText()(provider.timeZone);
  const items = [
    {
      term: t('profile.specialities'),
      value: (
        <Inline as="ul" gap="half">
          {provider.specialities.map((value) => (
            <li key={value}>
              <Badge>{labels.speciality(value)}</Badge>
            </li>
          ))}
        </Inline>
      ),
    },
    { term: t('profile.languages'), value: labels.list(provider.languages.map(labels.language)) },
    { term: t('profile.modes'), value: labels.modes(provider.modes) },
    ...(provider.address ? [{ term: t('profile.address'), value: provider.address }] : []),
    {
      term: t('profile.localTime'),
      value: t('profile.localTimeValue', {
        time: format.time(new Date(now).toISOString(), provider.timeZone),
        city: provider.city,
        difference: zone.words,
      }),
    },
  ];
  return (
    <Section title={t('profile.facts')}>
      <KeyValueList items={items} />
    </Section>
  );
}
