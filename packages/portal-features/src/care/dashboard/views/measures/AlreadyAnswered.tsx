import { Banner, ButtonLink, Text } from '@sakina/design-system';
import type { Measure } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { pathTo } from '../../model/place.ts';
import { useMeasuresText } from './messages/index.ts';

/** Says that a questionnaire has its answers, which stay as they were given. */
export function AlreadyAnswered({ measure }: { measure: Pick<Measure, 'completedAt'> }) {
  const t = useMeasuresText();
  const format = useFormat();
  return (
    <Banner
      title={t('answered.title')}
      actions={
        <ButtonLink variant="secondary" href={pathTo('measures')}>
          {t('result.back')}
        </ButtonLink>
      }
    >
      <Text size="sm">{t('answered.body')}</Text>
      {measure.completedAt && <Text size="sm">{t('answered.on', { day: format.day(measure.completedAt) })}</Text>}
    </Banner>
  );
}
