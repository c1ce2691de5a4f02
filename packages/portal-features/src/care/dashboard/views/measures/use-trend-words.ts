import type { MeasureTrend } from '@sakina/platform/contract';
import { scoreDirection } from '@sakina/platform/domain';
import { useMeasuresText } from './messages/index.ts';

/** Words the way from the first to the latest score: calmly, and whether it is a difference that people feel. */
export function useTrendWords(): (trend: Pick<MeasureTrend, 'change' | 'isMeaningful'>) => string {
  const t = useMeasuresText();
  return ({ change, isMeaningful }) => {
    if (change === null) return '';
    const direction = scoreDirection(change);
    if (direction === 'SAME') return t('trend.same');
    const which =
      direction === 'LOWER' ? (isMeaningful ? 'better' : 'betterSmall') : isMeaningful ? 'worse' : 'worseSmall';
    return t(`trend.${which}`, { count: Math.abs(change) });
  };
}
