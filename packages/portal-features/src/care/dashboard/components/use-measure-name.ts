import type { Instrument } from '@sakina/platform/contract';
import { useDashboardText } from '../messages/index.ts';

/** Names a questionnaire by what it asks after: 'PHQ-9 (mood)'. */
export function useMeasureName(): (instrument: Instrument) => string {
  const t = useDashboardText();
  return (instrument) => t(`measure.${instrument}`);
}
