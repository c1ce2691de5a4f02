import { useMemo, useState } from 'react';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/index.ts';
import type { IsoDate } from '../DatePicker/iso-date.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { LoadingRegion, Skeleton } from '../Skeleton/index.ts';
import { Heading } from '../Text/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { dayHeadStyle, daysStyle, furtherStyle, rowsStyle } from './AgendaList.styles.ts';
import { AgendaRow } from './AgendaRow.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import { daysBetween, eventsBetween, groupByDay } from './event-days.ts';
import { useCalendarWords } from './use-calendar-words.ts';

export interface AgendaListProps extends HTMLAttributes<HTMLDivElement> {
  /** The events; days without any are left out. */
  events: readonly CalendarEvent[];
  /** The first day, as `YYYY-MM-DD`. */
  from: IsoDate;
  /** The last day, itself part of it. */
  to: IsoDate;
  /** IANA zone of the days and times. */
  timeZone: string;
  /** Today, where the reader is. */
  today?: IsoDate;
  /**
   * Whether the Hijri day is shown beside the Gregorian one.
   * @default false
   */
  hasHijri?: boolean;
  /**
   * Days, from -2 to 2, by which the Hijri date is moved.
   * @default 0
   */
  hijriOffsetDays?: number;
  /** Called with an event when it is opened; left out, events are text. */
  onOpenEvent?: (event: CalendarEvent) => void;
  /**
   * Whether the events are loading.
   * @default false
   */
  isLoading?: boolean;
  /**
   * Whether they could not be read.
   * @default false
   */
  hasFailed?: boolean;
  /** Reads them again after a failure. */
  onRetry?: () => void;
  /** Text shown when there are no events; left out, that nothing is planned. */
  emptyText?: string;
  /**
   * Days shown at first; a button shows as many again.
   * @default 30
   */
  pageSize?: number;
  /**
   * Level of the days' headings.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

const Days = styled.ol`${daysStyle}`;
const DayHead = styled.div`${dayHeadStyle}`;
const Rows = styled.ul`${rowsStyle}`;
const Further = styled.div`${furtherStyle}`;

/** Events day by day, in words: the form of a calendar for phones, lists and screen readers. */
export function AgendaList({
  events,
  from,
  to,
  timeZone,
  today,
  hasHijri = false,
  hijriOffsetDays = 0,
  onOpenEvent,
  isLoading = false,
  hasFailed = false,
  onRetry,
  emptyText,
  pageSize = 30,
  headingLevel = 3,
  ...rest
}: AgendaListProps) {
  const words = useCalendarWords(timeZone);
  const { t } = words;
  const [shown, setShown] = useState(pageSize);
  const days = useMemo(() => {
    const byDay = groupByDay(eventsBetween(events, { from, to }, timeZone), daysBetween(from, to));
    return [...byDay].filter(([, ofDay]) => ofDay.length > 0);
  }, [events, from, to, timeZone]);

  if (hasFailed)
    return (
      <div {...rest}>
        <ErrorState title={t('failedTitle')} headingLevel={headingLevel} {...(onRetry ? { onRetry } : {})}>
          {t('failedText')}
        </ErrorState>
      </div>
    );
  if (isLoading)
    return (
      <LoadingRegion {...rest} label={t('loadingEvents')}>
        <Skeleton shape="block" size="sm" />
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  if (days.length === 0)
    return (
      <div {...rest}>
        <EmptyState title={emptyText ?? t('emptyAgenda')} headingLevel={headingLevel} illustration={null} />
      </div>
    );
  return (
    <div {...rest}>
      <Days role="list">
        {days.slice(0, shown).map(([day, ofDay]) => (
          <li key={day}>
            <DayHead>
              <Heading level={headingLevel} size="md">
                {day === today ? words.join([words.dayName(day), t('isToday')]) : words.dayName(day)}
              </Heading>
              {hasHijri && <p>{words.hijriDay(day, hijriOffsetDays)}</p>}
            </DayHead>
            <Rows role="list">
              {ofDay.map((timed) => (
                <li key={timed.event.id}>
                  <AgendaRow timed={timed} day={day} words={words} onOpen={onOpenEvent} />
                </li>
              ))}
            </Rows>
          </li>
        ))}
      </Days>
      {days.length > shown && (
        <Further>
          <Button variant="secondary" onPress={() => setShown(shown + pageSize)}>
            {t('moreDays')}
          </Button>
        </Further>
      )}
    </div>
  );
}
