import type { MeasureTrend } from '@sakina/platform/contract';
import { useMeasuresText } from './messages/index.ts';

/** Words the way from the first to the latest score: calmly, and whether it is a difference that people feel. */
export function useTrendWords(): (trend: Pick<MeasureTrend, 'change' | 'isMeaningful'>) => string {
  const t = useMeasuresText();
  return ({ change, isMeaningful }) => {
    if (change === null) return '';
    if (change === 0) return t('trend.same');
    const which = change < 0 ? (isMeaningful ? 'better' : 'betterSmall') : isMeaningful ? 'worse' : 'worseSmall';
    return t(`trend.${which}`, { count: Math.abs(change) });
  };
}
