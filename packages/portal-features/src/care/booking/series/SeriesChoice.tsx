import { Heading, Select, Stack, Text } from '@sakina/design-system';
import { MOST_SESSIONS } from '@sakina/platform/contract';
import type { ProviderProfile } from '@sakina/platform/contract';
import type { Series } from '../components/use-series.ts';
import { useSeriesText } from './messages/index.ts';
import { SeriesRow } from './SeriesRow.tsx';

export interface SeriesChoiceProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  series: Series;
}

const RHYTHMS = { once: null, weekly: 1, fortnightly: 2 } as const;
type Rhythm = keyof typeof RHYTHMS;
const isRhythm = (id: string): id is Rhythm => Object.hasOwn(RHYTHMS, id);
const rhythms: readonly Rhythm[] = ['once', 'weekly', 'fortnightly'];
/** Initial number of sessions in a series. */
const USUAL_COUNT = 4;

/** Whether the session is repeated, and what is booked on each further date (CARE-9). */
export function SeriesChoice({ profile, series }: SeriesChoiceProps) {
  const t = useSeriesText();
  const { repeat, dates, further, setRepeat, pick } = series;
  const rhythm = rhythms.find((entry) => RHYTHMS[entry] === (repeat?.everyWeeks ?? null)) ?? 'once';
  const most = repeat?.everyWeeks === 2 ? MOST_SESSIONS / 2 : MOST_SESSIONS;

  function chooseRhythm(id: string) {
    const everyWeeks = isRhythm(id) ? RHYTHMS[id] : null;
    setRepeat(
      everyWeeks === null
        ? null
        : { everyWeeks, count: Math.min(repeat?.count ?? USUAL_COUNT, MOST_SESSIONS / everyWeeks) },
    );
  }
  return (
    <Stack gap="x2">
      <Select
        label={t('repeat')}
        hasOptionalMark={false}
        options={rhythms.map((id) => ({ id, label: t(`repeat.${id}`) }))}
        value={rhythm}
        onChange={chooseRhythm}
      />
      {repeat && (
        <>
          <Select
            label={t('count')}
            hasOptionalMark={false}
            options={Array.from({ length: most - 1 }, (_, index) => ({
              id: String(index + 2),
              label: t('count.option', { count: index + 2 }),
            }))}
            value={String(repeat.count)}
            onChange={(id) => setRepeat({ ...repeat, count: Number(id) })}
          />
          <Stack as="section" gap="x1" aria-labelledby="series-dates">
            <Heading level={3} size="md" id="series-dates">
              {t('dates')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('dates.help', { name: profile.displayName })}
            </Text>
            <Stack as="ol" gap="x2">
              {dates.map((date) => (
                <SeriesRow
                  key={date.date}
                  date={date}
                  providerZone={profile.timeZone}
                  onPick={(startsAt) => pick(date.date, startsAt)}
                />
              ))}
            </Stack>
          </Stack>
          <div aria-live="polite">
            <Text weight="strong">{t('sum', { count: 1 + further.length })}</Text>
            {dates.length < repeat.count - 1 && (
              <Text size="sm" tone="muted">
                {t('beyond', { count: 1 + dates.length })}
              </Text>
            )}
          </div>
        </>
      )}
    </Stack>
  );
}
