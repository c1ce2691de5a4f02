import { useMemo } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { toUtcDate } from '../DatePicker/iso-date.ts';
import { Heading } from '../Text/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ScheduleDay } from './axis.ts';
import { columnHeadStyle } from './DayColumn.styles.ts';
import { useSchedule } from './schedule-context.ts';

interface DayHeadProps {
  day: ScheduleDay;
  /** How many events it has. */
  events: number;
  isToday: boolean;
  hijriOffset: number | undefined;
  headingLevel: HeadingLevel;
}

const Head = styled.div`${columnHeadStyle}`;

/** A day's name: short visually, in full with its number of events for screen readers. */
export function DayHead({ day, events, isToday, hijriOffset, headingLevel }: DayHeadProps) {
  const { words } = useSchedule();
  const { locale } = useLocale();
  const short = useMemo(
    () => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', calendar: 'gregory', timeZone: 'UTC' }),
    [locale],
  );
  const hijri = hijriOffset === undefined ? '' : words.hijriDay(day.date, hijriOffset);
  return (
    <Head data-today={isToday || undefined}>
      <Heading level={headingLevel} size="sm">
        <span aria-hidden>{short.format(toUtcDate(day.date))}</span>
        <VisuallyHidden>
          {words.join([
            words.dayName(day.date),
            hijri,
            isToday ? words.t('isToday') : '',
            words.t('events', { count: events }),
          ])}
        </VisuallyHidden>
      </Heading>
      {hijri && <p aria-hidden>{hijri}</p>}
    </Head>
  );
}
