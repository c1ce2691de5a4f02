import { EmptyState, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { listMeasureDefinitions } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Instrument, MeasureDefinition } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { ReadView } from '../../../../shared/index.ts';
import { useMeasuresText } from './messages/index.ts';

export interface WithDefinitionProps {
  /** Which questionnaire. */
  instrument: Instrument;
  children: (definition: MeasureDefinition) => ReactNode;
}

/** Reads the words of a questionnaire for what is inside. */
export function WithDefinition({ instrument, children }: WithDefinitionProps) {
  const t = useMeasuresText();
  const read = useOperation(listMeasureDefinitions, {});
  return (
    <ReadView read={read} loading={<LoadingMeasure />}>
      {({ items }) => {
        const definition = items.find((item) => item.instrument === instrument);
        return definition ? (
          children(definition)
        ) : (
          <EmptyState title={t('form.missing')}>{t('form.missingBody')}</EmptyState>
        );
      }}
    </ReadView>
  );
}

/** Stands in for a questionnaire that is read. */
export function LoadingMeasure() {
  const t = useMeasuresText();
  return (
    <LoadingRegion label={t('form.loading')}>
      <Stack gap="x3">
        <Skeleton lines={2} />
        <Skeleton shape="block" size="sm" />
        <Skeleton shape="block" size="sm" />
      </Stack>
    </LoadingRegion>
  );
}
