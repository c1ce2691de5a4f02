import { useClock } from '@sakina/platform/react';
import { zoneDifference } from '../model/opening.ts';
import { useDirectoryText } from '../messages/index.ts';

/**
 * Says how far a provider's clock is from the reader's: 'same time as you', '10 hours 45 minutes ahead of you'.
 * @returns `isSame` tells whether anything needs to be said at all.
 */
export function useZoneText(): (timeZone: string) => { words: string; isSame: boolean } {
  const t = useDirectoryText();
  const clock = useClock();
  return (timeZone) => {
    const { direction, hours, minutes } = zoneDifference(timeZone, clock.timeZone, new Date(clock.now()).toISOString());
    const distance = [
      hours > 0 && t('zone.hours', { count: hours }),
      minutes > 0 && t('zone.minutes', { count: minutes }),
    ]
      .filter(Boolean)
      .join(' ');
    return { words: t(`zone.${direction}`, { distance }), isSame: direction === 'SAME' };
  };
}
