import { Button, IconButton, lazyPart, Section, Text } from '@sakina/design-system';
import type { TravelPeriod } from '@sakina/platform/contract';
import { instantAt } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useAvailabilityText } from '../messages/index.ts';
import { useCityOf } from '../../shared/city-of.ts';
import { EntryList } from './EntryList.tsx';

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
  const add = useRef<HTMLButtonElement>(null);
  const [editing, setEditing] = useState<TravelPeriod | 'new'>();
  const ahead = travel.filter(({ until }) => until >= today);
  const inOrder = (list: readonly TravelPeriod[]) => list.toSorted((one, other) => (one.from < other.from ? -1 : 1));

  function remove(gone: TravelPeriod) {
    onChange(travel.filter((entry) => entry !== gone));
    setTimeout(() => add.current?.focus());
  }
  return (
    <Section
      title={t('travel.title')}
      headingSize="lg"
      description={t('travel.lead')}
      actions={
        <Button ref={add} variant="secondary" size="small" onPress={() => setEditing('new')}>
          {t('travel.add')}
        </Button>
      }
    >
      {ahead.length === 0 ? (
        <Text tone="muted">{t('travel.empty')}</Text>
      ) : (
        <EntryList aria-label={t('travel.title')}>
          {ahead.map((entry) => {
            const dates = t('travel.dates', {
              from: format.date(entry.from, SHORT),
              until: format.date(entry.until, SHORT),
            });
            return (
              <li key={entry.from}>
                <div>
                  <Text as="div">{dates}</Text>
                  <Text as="div" size="sm" tone="muted">
                    {t('travel.zone.at', {
                      city: cityOf(entry.timeZone),
                      zone: format.zone(entry.timeZone, instantAt(entry.from, '12:00', entry.timeZone)),
                    })}
                  </Text>
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('entry.change.of', { of: dates })}
                  onPress={() => setEditing(entry)}
                >
                  {t('entry.change')}
                </Button>
                <IconButton
                  label={t('entry.remove', { of: dates })}
                  icon={<X aria-hidden />}
                  onPress={() => remove(entry)}
                />
              </li>
            );
          })}
        </EntryList>
      )}
      {editing !== undefined && (
        <Suspense fallback={null}>
          <TravelDialog
            entry={editing === 'new' ? undefined : editing}
            others={travel.filter((entry) => entry !== editing)}
            today={today}
            onSave={(entry) => onChange(inOrder([...travel.filter((other) => other !== editing), entry]))}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}
