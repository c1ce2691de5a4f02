import { MOST_OF_SERIES } from '@sakina/platform/contract';
import { Heading, NumberField, RadioGroup, Select, Stack, Text } from '@sakina/design-system';
import { isSameZone } from '@sakina/platform/locale';
import { useFormat } from '@sakina/platform/react';
import { useId } from 'react';
import { FormField } from '../../../shared/form/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import type { Book } from './use-book.ts';

const REPEATS = ['ONCE', 'WEEKLY', 'TWO_WEEKLY', 'MONTHLY'] as const;

/** How often, how many, and each date before it is made: what stands in the way, and what the client’s clock shows. */
export function SeriesFields({ book, timeZone }: { book: Book; timeZone: string }) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const when = useWhen();
  const headingId = useId();
  const { form, fields, series, clientName, clientZone, asksMonthEnd, minutes } = book;
  const { control } = form;
  const isSeries = fields.repeat !== 'ONCE';
  const isOtherClock = clientName !== '' && !isSameZone(clientZone, timeZone);
  return (
    <>
      <FormField control={control} name="repeat">
        {(field) => (
          <Select
            {...field}
            label={t('repeat')}
            hasOptionalMark={false}
            options={REPEATS.map((id) => ({ id, label: t(`repeat.${id}`) }))}
          />
        )}
      </FormField>
      {isSeries && (
        <FormField control={control} name="count">
          {(field) => (
            <NumberField
              {...field}
              label={t('repeat.count')}
              hasOptionalMark={false}
              min={2}
              max={MOST_OF_SERIES}
              step={1}
            />
          )}
        </FormField>
      )}
      {isSeries && asksMonthEnd && (
        <FormField control={control} name="monthEnd">
          {(field) => (
            <RadioGroup
              {...field}
              label={t('monthEnd')}
              options={(['SKIP', 'LAST_DAY'] as const).map((id) => ({ id, label: t(`monthEnd.${id}`) }))}
            />
          )}
        </FormField>
      )}
      {isSeries && series.length > 0 && (
        <Stack as="section" gap="x1" aria-labelledby={headingId}>
          <Heading level={3} size="md" id={headingId}>
            {t('dates.title')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('dates.help')}
          </Text>
          <Stack as="ol" gap="x1">
            {series.map(({ date, startsAt, isAfterGap, clashes, shifted, isNight }) => (
              <li key={date}>
                {startsAt === null ? (
                  <Text>{t('dates.skipped', { day: format.date(date) })}</Text>
                ) : (
                  <>
                    {isOtherClock && (
                      <Text weight="strong">
                        {t(isNight ? 'book.theirs.night' : 'book.theirs', {
                          client: clientName,
                          when: when({ startsAt, endsAt: minutes(startsAt) }, clientZone),
                        })}
                      </Text>
                    )}
                    <Text {...(isOtherClock ? { size: 'sm', tone: 'muted' } : { weight: 'strong' })}>
                      {when({ startsAt, endsAt: minutes(startsAt) }, timeZone)}
                    </Text>
                    {isNight && !isOtherClock && (
                      <Text size="sm" tone="warning">
                        {t('book.night.mark')}
                      </Text>
                    )}
                  </>
                )}
                {clashes.length > 0 && (
                  <Text size="sm" tone="danger">
                    {t('dates.clash', { titles: format.list([...new Set(clashes.map(({ title }) => title))]) })}
                  </Text>
                )}
                {startsAt !== null && shifted && (
                  <Text size="sm" tone="warning">
                    {t('dates.shifted', { time: format.time(startsAt, clientZone) })}
                  </Text>
                )}
                {isAfterGap && (
                  <Text size="sm" tone="warning">
                    {t('dates.gap')}
                  </Text>
                )}
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}
