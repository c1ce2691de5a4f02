import { useFormat } from '@sakina/platform/react';
import { useNotesText } from '../messages/index.ts';

/** Says an instant with its day in words, its time and its zone: a note is read by people in other places. */
export function useMoment(): (instant: string) => string {
  const t = useNotesText();
  const format = useFormat();
  return (instant) =>
    t('at', {
      day: format.dayInWords(instant),
      time: format.time(instant),
      zone: format.zone(format.timeZone, instant),
    });
}
