import { Banner, Button, Heading, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { useFormat } from '@sakina/platform/react';
import { useId } from 'react';
import { Bulleted, ErrorNotice } from '../../../shared/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import type { SeriesCancelling } from './use-series-cancel.ts';

export interface CancelSetProps {
  /** What cancelling the series does. */
  series: SeriesCancelling;
  /** IANA zone in which its times are. */
  timeZone: string;
}

/** Each session of a series that is cancelled, and how many stay as they are. */
export function CancelSet({ series: { set, error, look }, timeZone }: CancelSetProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const headingId = useId();
  const again = (
    <Button size="small" variant="secondary" onPress={look}>
      {t('series.again')}
    </Button>
  );
  if (!set) {
    return error ? (
      <ErrorNotice error={error} actions={again} />
    ) : (
      <LoadingRegion label={t('series.loading')}>
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  }
  return (
    <Stack as="section" gap="x1" aria-labelledby={headingId}>
      {error !== undefined && isApiError(error, 'SELECTION_CHANGED') ? (
        <Banner tone="warning" urgency="assertive" title={t('series.changed')} actions={again}>
          {t('series.changed.body')}
        </Banner>
      ) : (
        <ErrorNotice error={error} />
      )}
      <Heading level={3} size="md" id={headingId}>
        {t('series.cancelled', { count: set.items.length })}
      </Heading>
      <Bulleted
        items={set.items.map(({ startsAt }) =>
          t('series.moment', { day: format.day(startsAt, timeZone), time: format.time(startsAt, timeZone) }),
        )}
      />
      {set.held > 0 && <Text tone="muted">{t('series.held', { count: set.held })}</Text>}
      <Text size="sm" tone="muted">
        {t('series.told')}
      </Text>
    </Stack>
  );
}
