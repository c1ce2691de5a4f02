import { useFormat } from '@sakina/platform/react';
import { useClientsText } from '../messages/index.ts';

/**
 * Words an instant with its day and time where the reader is: 'Tomorrow, 10:30 AM', and 'tomorrow, 10:30 AM' within a
 * sentence.
 */
export function useMoment(): (instant: string, position?: 'alone' | 'sentence') => string {
  const t = useClientsText();
  const format = useFormat();
  return (instant, position = 'alone') =>
    t('moment', {
      day: position === 'sentence' ? format.dayInSentence(instant) : format.relativeDay(instant),
      time: format.time(instant),
    });
}
