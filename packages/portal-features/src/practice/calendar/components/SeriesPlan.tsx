import {
  Banner,
  Button,
  Checkbox,
  Heading,
  LoadingRegion,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { SeriesMove } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useId } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import type { SeriesMoving } from './use-series-move.ts';

export interface SeriesPlanProps {
  /** What moving the series does. */
  series: SeriesMoving;
  /** IANA zone in which its times are. */
  timeZone: string;
}

/** Each session of a series that moves and where to, what is taken there, and which ones stay. */
export function SeriesPlan({ series, timeZone }: SeriesPlanProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const when = useWhen();
  const headingId = useId();
  const { plan, error } = series;
  const isChanged = isApiError(error, 'SELECTION_CHANGED');
  const again = (
    <Button size="small" variant="secondary" onPress={series.look}>
      {t('series.again')}
    </Button>
  );
  if (!plan) {
    return error ? (
      <ErrorNotice error={error} actions={again} />
    ) : (
      <LoadingRegion label={t('series.loading')}>
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  }
  /** A session that stays on its day is shown by its times alone. */
  function lineOf({ startsAt, to }: Pick<SeriesMove['items'][number], 'startsAt' | 'to'>) {
    const from = { day: format.day(startsAt, timeZone), time: format.time(startsAt, timeZone) };
    const day = format.day(to.startsAt, timeZone);
    const time = format.timeRange(to.startsAt, to.endsAt, timeZone);
    return day === from.day
      ? t('series.line.sameDay', { day, from: from.time, to: time })
      : t('series.line', { from: t('series.moment', from), to: t('series.moment', { day, time }) });
  }
  const stuck = plan.items.filter(({ outcome }) => outcome !== 'FREE');
  return (
    <Stack gap="x2">
      {isChanged && (
        <Banner tone="warning" urgency="assertive" title={t('series.changed')} actions={again}>
          {t('series.changed.body')}
        </Banner>
      )}
      {isApiError(error, 'SLOT_TAKEN') && (
        <Banner tone="danger" urgency="assertive" title={t('series.none')}>
          {t('series.none.body')}
        </Banner>
      )}
      {!isChanged && !isApiError(error, 'SLOT_TAKEN') && <ErrorNotice error={error} />}
      <Stack as="section" gap="x1" aria-labelledby={headingId}>
        <Heading level={3} size="md" id={headingId}>
          {t('series.plan', { count: plan.items.length })}
        </Heading>
        <Stack as="ol" gap="x1">
          {plan.items.map(({ appointmentId, startsAt, to, outcome, alternatives }) => (
            <li key={appointmentId}>
              <Text>{lineOf({ startsAt, to })}</Text>
              {outcome !== 'FREE' && (
                <Text size="sm" tone="danger">
                  {t(outcome === 'PAST' ? 'series.past' : 'series.taken')}
                </Text>
              )}
              {alternatives.slice(0, 3).map((slot) => (
                <Text key={slot.startsAt} size="sm">
                  {t('results.instead', { when: when(slot, timeZone) })}
                </Text>
              ))}
            </li>
          ))}
        </Stack>
      </Stack>
      {plan.held > 0 && <Text tone="muted">{t('series.held', { count: plan.held })}</Text>}
      {plan.own.length > 0 && (
        <Checkbox value={!series.keepOwn} onChange={(isMoved) => series.setKeepOwn(!isMoved)}>
          {t('series.own', { count: plan.own.length })}
        </Checkbox>
      )}
      {stuck.length > 0 && (
        <RadioGroup
          label={t('series.ifTaken')}
          isRequired
          value={series.ifTaken}
          onChange={(id) => series.setIfTaken(id === 'MOVE_NONE' ? 'MOVE_NONE' : 'MOVE_OTHERS')}
          options={(['MOVE_OTHERS', 'MOVE_NONE'] as const).map((id) => ({ id, label: t(`series.ifTaken.${id}`) }))}
        />
      )}
      <Text size="sm" tone="muted">
        {t('series.told')}
      </Text>
    </Stack>
  );
}
