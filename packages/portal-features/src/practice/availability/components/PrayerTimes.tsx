import { Grid, Inline, Section, Select, Stack, Switch, Text, TimeField } from '@sakina/design-system';
import { prayerName } from '@sakina/platform/contract';
import type { PrayerName, PrayerRules } from '@sakina/platform/contract';
import { placeOf, prayerTimes } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useAvailabilityText } from '../messages/index.ts';
import { useCityOf } from '../../shared/city-of.ts';
import { PrayerMargins } from './PrayerMargins.tsx';
import { SpanSelect } from './SpanSelect.tsx';

export interface PrayerTimesProps {
  /** Rules of prayer times, as they are typed. */
  prayer: PrayerRules;
  /** Called with all rules after a change. */
  onChange: (prayer: PrayerRules) => void;
  /** Tells what is wrong with a field, by its name. */
  messageAt: (name: string) => string | undefined;
  /** IANA zone in which its times are. */
  timeZone: string;
  /** `YYYY-MM-DD` in the provider’s zone. */
  today: string;
}

const METHODS = ['MUSLIM_WORLD_LEAGUE', 'ISNA', 'EGYPT', 'UMM_AL_QURA', 'KARACHI', 'DIYANET'] as const;
const SHADOWS = ['STANDARD', 'HANAFI'] as const;
const LATITUDES = ['MIDDLE_OF_NIGHT', 'SEVENTH_OF_NIGHT', 'TWILIGHT_ANGLE'] as const;
const IFTAR = [0, 15, 30, 45, 60, 90, 120];

/**
 * Which times of prayer are kept free: around the daily prayers, on Fridays, in Ramadan (CARE-5). No one is asked to
 * have any.
 */
export function PrayerTimes({ prayer, onChange, messageAt, timeZone, today }: PrayerTimesProps) {
  const t = useAvailabilityText();
  const format = useFormat();
  const cityOf = useCityOf();
  const set = (changes: Partial<PrayerRules>) => onChange({ ...prayer, ...changes });
  const place = placeOf(timeZone);
  const todays = place ? prayerTimes(today, place, prayer) : [];
  const timeOf = (name: PrayerName) => {
    const at = todays.find((time) => time.prayer === name || (name === 'DHUHR' && time.prayer === 'JUMUAH'))?.at;
    return at === undefined ? undefined : format.time(new Date(at).toISOString(), timeZone);
  };
  const marginsOf = (name: PrayerName) => prayer.around.find((entry) => entry.prayer === name);
  const setMargins = (name: PrayerName, margins: { minutesBefore: number; minutesAfter: number } | undefined) =>
    set({
      around: prayerName.options.flatMap((other) => {
        const entry = other === name ? margins && { prayer: name, ...margins } : marginsOf(other);
        return entry ? [entry] : [];
      }),
    });
  return (
    <Section
      title={t('prayer.title')}
      headingSize="lg"
      description={place ? t('prayer.lead', { city: cityOf(timeZone) }) : t('prayer.lead.noPlace')}
    >
      <Stack gap="x2">
        {place && (
          <Stack as="ul" gap="x1" aria-label={t('prayer.daily')}>
            {prayerName.options.map((name) => (
              <li key={name}>
                <PrayerMargins
                  prayer={name}
                  time={timeOf(name)}
                  margins={marginsOf(name)}
                  onChange={(margins) => setMargins(name, margins)}
                />
              </li>
            ))}
          </Stack>
        )}
        <Stack gap="x1">
          <Switch
            description={t('jumuah.help')}
            value={prayer.jumuah !== null}
            onChange={(isOn) => set({ jumuah: isOn ? { from: '12:30', until: '14:00' } : null })}
          >
            {t('jumuah')}
          </Switch>
          {prayer.jumuah && (
            <Inline gap="x2" align="start">
              <TimeField
                label={t('jumuah.from')}
                hasOptionalMark={false}
                name="jumuah.from"
                value={prayer.jumuah.from}
                onChange={(from) => prayer.jumuah && set({ jumuah: { ...prayer.jumuah, from } })}
                errorMessage={messageAt('jumuah.from')}
              />
              <TimeField
                label={t('jumuah.until')}
                hasOptionalMark={false}
                name="jumuah.until"
                value={prayer.jumuah.until}
                onChange={(until) => prayer.jumuah && set({ jumuah: { ...prayer.jumuah, until } })}
                errorMessage={messageAt('jumuah.until')}
              />
            </Inline>
          )}
        </Stack>
        <Stack gap="x1">
          <Switch
            description={t('ramadan.help')}
            value={prayer.ramadan !== null}
            onChange={(isOn) => set({ ramadan: isOn ? { minutesBeforeIftar: 45, latestEnd: '21:30' } : null })}
          >
            {t('ramadan')}
          </Switch>
          {prayer.ramadan && (
            <Inline gap="x2" align="start">
              {place && (
                <SpanSelect
                  label={t('ramadan.iftar')}
                  choices={IFTAR}
                  value={prayer.ramadan.minutesBeforeIftar}
                  onChange={(minutesBeforeIftar) =>
                    prayer.ramadan && set({ ramadan: { ...prayer.ramadan, minutesBeforeIftar } })
                  }
                />
              )}
              <TimeField
                label={t('ramadan.latestEnd')}
                hasOptionalMark={false}
                name="ramadan.latestEnd"
                value={prayer.ramadan.latestEnd}
                onChange={(latestEnd) => prayer.ramadan && set({ ramadan: { ...prayer.ramadan, latestEnd } })}
                errorMessage={messageAt('ramadan.latestEnd')}
              />
            </Inline>
          )}
        </Stack>
        {place && (
          <Stack gap="x1">
            <Text size="sm" tone="muted">
              {t('method.lead')}
            </Text>
            <Grid min="sm" gap="x3">
              <Select
                label={t('method')}
                hasOptionalMark={false}
                options={METHODS.map((id) => ({ id, label: t(`method.${id}`) }))}
                value={prayer.method}
                onChange={(id) => set({ method: METHODS.find((known) => known === id) ?? prayer.method })}
              />
              <Select
                label={t('asr')}
                hasOptionalMark={false}
                options={SHADOWS.map((id) => ({ id, label: t(`asr.${id}`) }))}
                value={prayer.asr}
                onChange={(id) => set({ asr: SHADOWS.find((known) => known === id) ?? prayer.asr })}
              />
              <Select
                label={t('latitude')}
                hasOptionalMark={false}
                options={LATITUDES.map((id) => ({ id, label: t(`latitude.${id}`) }))}
                value={prayer.highLatitude}
                onChange={(id) => set({ highLatitude: LATITUDES.find((known) => known === id) ?? prayer.highLatitude })}
              />
            </Grid>
          </Stack>
        )}
      </Stack>
    </Section>
  );
}
