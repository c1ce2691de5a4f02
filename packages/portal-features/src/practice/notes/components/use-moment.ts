import { useFormat } from '@sakina/platform/react';
import { useNotesText } from '../messages/index.ts';

/**
 * Says an instant with its day in words, its time and its zone: a note is read by people in other places. It begins
 * with 'Tomorrow', and with 'tomorrow' within a sentence.
 */
export function useMoment(): (instant: string, position?: 'alone' | 'sentence') => string {
  const t = useNotesText();
  const format = useFormat();
  return (instant, position = 'alone') =>
    t('at', {
      day: position === 'sentence' ? format.dayInSentence(instant) : format.relativeDay(instant),
      time: format.time(instant),
      zone: format.zone(format.timeZone, instant),
    });
}
