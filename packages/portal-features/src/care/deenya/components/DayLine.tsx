import { Text } from '@sakina/design-system';
import { useCalendars, useFormat } from '@sakina/platform/react';
import { useDeenyaText } from '../messages/index.ts';
import { daysBefore, hijriOptions } from '../model/today.ts';

export interface DayLineProps {
  /** A date, `YYYY-MM-DD`. */
  date: string;
  /** Whether the reader walks a way with faith: then the Hijri date stands here also where no calendar was chosen. */
  isInFaith: boolean;
}

/** A date in words, with the Hijri date beside it as the reader’s community counts (CARE-4). */
export function DayLine({ date, isInFaith }: DayLineProps) {
  const t = useDeenyaText();
  const format = useFormat();
  const { calendar, hijriOffsetDays } = useCalendars();
  const gregorian = format.date(date);
  // The era stays with its year, and is not alone on a line.
  const hijri = format.date(daysBefore(date, -hijriOffsetDays), hijriOptions).replace(/ (?=\S+$)/, '\u00a0');
  const [first, second] = calendar === 'HIJRI_FIRST' ? [hijri, gregorian] : [gregorian, hijri];
  return (
    <Text size="sm" tone="muted">
      {calendar === 'GREGORIAN' && !isInFaith ? gregorian : t('date', { first, second })}
    </Text>
  );
}
