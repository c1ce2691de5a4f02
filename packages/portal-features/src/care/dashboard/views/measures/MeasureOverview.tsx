import { ButtonLink, lazyPart, PageHeader, Section, Stack, Text } from '@sakina/design-system';
import type { Instrument } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { LoadingLines, PanelBoundary, ReadList, useRouteFocus } from '../../../../shared/index.ts';
import { useOpenMeasures } from '../../api/measures.ts';
import { useMeasureName } from '../../components/use-measure-name.ts';
import { ViewBoundary } from '../../components/ViewBoundary.tsx';
import { pathTo } from '../../model/place.ts';
import { MeasureRow } from './MeasureRow.tsx';
import { useMeasuresText } from './messages/index.ts';

/** Charts are never in a first load (FAST-1). */
const Trend = lazyPart(() => import('./Trend.tsx').then((m) => m.Trend));
const INSTRUMENTS: readonly Instrument[] = ['PHQ_9', 'GAD_7'];

/** What is asked for, what can be taken, and how the scores went. */
export function MeasureOverview() {
  const t = useMeasuresText();
  const title = useRouteFocus();
  const format = useFormat();
  const now = useNow();
  const measureName = useMeasureName();
  const read = useOpenMeasures();
  const today = format.dateIn(new Date(now).toISOString());
  const dueWords = (dueOn: string) => t(dueOn < today ? 'overdue' : 'due', { day: format.date(dueOn) });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} titleRef={title} />
      <Stack gap="section">
        <PanelBoundary>
          <Section title={t('open')}>
            <ReadList
              read={read}
              loading={<LoadingLines label={t('loading')} lines={[2]} />}
              empty={<Text tone="muted">{t('open.none')}</Text>}
            >
              {({ id, instrument, assignedBy, dueOn, isOnHold }, index) => (
                <MeasureRow
                  key={id}
                  name={measureName(instrument)}
                  facts={[
                    assignedBy ? t('askedBy', { name: assignedBy.displayName }) : '',
                    isOnHold ? t('onHold') : dueOn ? dueWords(dueOn) : '',
                  ].filter(Boolean)}
                  action={
                    !isOnHold && (
                      <ButtonLink
                        variant={index === 0 ? 'action' : 'secondary'}
                        size="small"
                        href={pathTo('measures', id)}
                        aria-label={t('answerNamed', { name: measureName(instrument) })}
                      >
                        {t('answer')}
                      </ButtonLink>
                    )
                  }
                />
              )}
            </ReadList>
          </Section>
        </PanelBoundary>
        <Section title={t('trend')}>
          <Stack gap="x5">
            {INSTRUMENTS.map((instrument) => (
              <ViewBoundary key={instrument}>
                <Trend instrument={instrument} />
              </ViewBoundary>
            ))}
          </Stack>
        </Section>
        <Section title={t('take')} description={t('take.body')}>
          <Stack as="ul" gap="none">
            {INSTRUMENTS.map((instrument) => (
              <MeasureRow
                key={instrument}
                name={measureName(instrument)}
                facts={[]}
                action={
                  <ButtonLink
                    variant="secondary"
                    size="small"
                    href={pathTo('measures', instrument)}
                    aria-label={t('take.startNamed', { name: measureName(instrument) })}
                  >
                    {t('take.start')}
                  </ButtonLink>
                }
              />
            ))}
          </Stack>
        </Section>
      </Stack>
    </>
  );
}
