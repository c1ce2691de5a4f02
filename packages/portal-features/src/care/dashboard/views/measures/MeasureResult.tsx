import { ButtonLink, Heading, Stack, Text } from '@sakina/design-system';
import type { Measure, MeasureDefinition } from '@sakina/platform/contract';
import { scoreDirection } from '@sakina/platform/domain';
import { useEffect, useRef } from 'react';
import { HelpNow, useSeverityText } from '../../../../shared/index.ts';
import { pathTo } from '../../model/place.ts';
import { useMeasuresText } from './messages/index.ts';

export interface MeasureResultProps {
  definition: Pick<MeasureDefinition, 'instrument' | 'maximumScore'>;
  /** As the server stored it. */
  measure: Measure;
  /** Whether help stands before everything else (CARE-2). */
  opensCrisisHelp: boolean;
}

const SINCE_LAST = { SAME: 'result.same', LOWER: 'result.fewer', HIGHER: 'result.more' } as const;

/** What came of the answers, help first where it is needed. */
export function MeasureResult({ definition, measure, opensCrisisHelp }: MeasureResultProps) {
  const t = useMeasuresText();
  const severityWords = useSeverityText();
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the focus has gone.
  useEffect(() => title.current?.focus(), []);
  const { result } = measure;
  const change = result?.change ?? null;
  return (
    <Stack gap="x3">
      <Stack gap="x1">
        <Heading level={2} tabIndex={-1} ref={title}>
          {t('result.title')}
        </Heading>
        <Text>{t('result.saved')}</Text>
      </Stack>
      {opensCrisisHelp && <HelpNow>{t('result.help')}</HelpNow>}
      {result && (
        <Stack gap="x1">
          <Text size="lg">
            {t('result.score', {
              score: result.score,
              maximum: definition.maximumScore,
              severity: severityWords(definition.instrument, result.severity),
            })}
          </Text>
          {change !== null && <Text>{t(SINCE_LAST[scoreDirection(change)], { count: Math.abs(change) })}</Text>}
          <Text size="sm" tone="muted" measure>
            {t('result.note')}
          </Text>
        </Stack>
      )}
      <div>
        <ButtonLink variant="secondary" href={pathTo('measures')}>
          {t('result.back')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
