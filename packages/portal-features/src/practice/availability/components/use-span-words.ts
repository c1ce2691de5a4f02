import { useAvailabilityText } from '../messages/index.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A length in words: '45 minutes', '2 hours', '3 days', '8 weeks'. */
export function useSpanWords(): (minutes: number) => string {
  const t = useAvailabilityText();
  return (minutes) => {
    if (minutes === 0) return t('span.none');
    if (minutes % (7 * DAY) === 0) return t('span.weeks', { count: minutes / (7 * DAY) });
    if (minutes % DAY === 0) return t('span.days', { count: minutes / DAY });
    if (minutes % HOUR === 0) return t('span.hours', { count: minutes / HOUR });
    return t('span.minutes', { count: minutes });
  };
}
