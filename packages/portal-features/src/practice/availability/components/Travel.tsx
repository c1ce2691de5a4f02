import { lazyPart, Text } from '@sakina/design-system';
import type { TravelPeriod } from '@sakina/platform/contract';
import { instantAt } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { useAvailabilityText } from '../messages/index.ts';
import { useCityOf } from '../../shared/city-of.ts';
import { EntrySection } from './EntrySection.tsx';

const TravelDialog = lazyPart(() => import('./TravelDialog.tsx').then((m) => m.TravelDialog));

export interface TravelProps {
  /** Journeys with their zones, as they are typed. */
  travel: readonly TravelPeriod[];
  /** Called with all journeys after a change. */
  onChange: (travel: TravelPeriod[]) => void;
  /** `YYYY-MM-DD` in the provider’s zone. */
  today: string;
}

const SHORT = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Journeys: days on which the hours are read on another zone’s clock. Those that are over are not shown, and stay. */
export function Travel({ travel, onChange, today }: TravelProps) {
  const t = useAvailabilityText();
  const format = useFormat();
  const cityOf = useCityOf();
  const inOrder = (list: readonly TravelPeriod[]) => list.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const without = (left: TravelPeriod | undefined) => travel.filter((entry) => entry !== left);

  return (
    <EntrySection
      title={t('travel.title')}
      lead={t('travel.lead')}
      addLabel={t('travel.add')}
      empty={t('travel.empty')}
      entries={travel.filter(({ until }) => until >= today)}
      keyOf={({ from }) => from}
      nameOf={({ from, until }) =>
        t('travel.dates', { from: format.date(from, SHORT), until: format.date(until, SHORT) })
      }
      onRemove={(gone) => onChange(without(gone))}
      dialog={(entry, onClose) => (
        <TravelDialog
          entry={entry}
          others={without(entry)}
          today={today}
          onSave={(saved) => onChange(inOrder([...without(entry), saved]))}
          onClose={onClose}
        />
      )}
    >
      {({ from, timeZone }) => (
        <Text as="div" size="sm" tone="muted">
          {t('travel.zone.at', {
            city: cityOf(timeZone),
            zone: format.zone(timeZone, instantAt(from, '12:00', timeZone)),
          })}
        </Text>
      )}
    </EntrySection>
  );
}
