import { CircleAlert, Info } from 'lucide-react';
import styled from 'styled-components';
import { ErrorState } from '../ErrorState/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { EventCard } from './EventCard.tsx';
import { LoadingWeek } from './LoadingWeek.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { ScheduleContext } from './schedule-context.ts';
import { ScheduleHead } from './ScheduleHead.tsx';
import { ScheduleNotes } from './ScheduleNotes.tsx';
import { useScheduleParts, useView } from './use-schedule.ts';
import type { WeekScheduleProps } from './week-schedule-props.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { noticeStyle, rootStyle } from './WeekSchedule.styles.ts';

const Root = styled.section`${rootStyle}`;
const Notice = styled.div`${noticeStyle}`;

/**
 * Days by hours. Events are moved by keys, by a form or by dragging; every step is announced, and a refused one is
 * reverted.
 */
export function WeekSchedule(props: WeekScheduleProps) {
  const {
    label,
    events: _,
    date,
    onDateChange,
    timeZone: _zone,
    secondTimeZone,
    today,
    now,
    view: askedView = 'auto',
    weekStart: _weekStart,
    fromHour: _from,
    toHour: _to,
    firstHour = 8,
    stepMinutes: _step,
    workingHours,
    bands = [],
    blocked = [],
    onMove,
    onOpenMove: _onOpenMove,
    canPlace: _canPlace,
    onCreate: _onCreate,
    onOpenEvent,
    hasHijri = false,
    hijriOffsetDays = 0,
    isLoading = false,
    hasFailed = false,
    onRetry,
    emptyText,
    headingLevel = 2,
    ...rest
  } = props;
  const view = useView(askedView);
  const { parts, root, anchor, eventsByDay, dates, notice, opened, closeCard, moving, closeMove, isEmpty } =
    useScheduleParts({ ...props, view });
  const { t } = parts.words;
  const dayLevel = (headingLevel + 1) as HeadingLevel;
  return (
    <ScheduleContext value={parts}>
      <Root {...rest} ref={root} aria-label={label}>
        <ScheduleHead
          dates={dates}
          date={date}
          today={today}
          hijriOffset={hasHijri ? hijriOffsetDays : undefined}
          headingLevel={headingLevel}
          onDateChange={onDateChange}
        />
        {hasFailed && (
          <ErrorState title={t('failedTitle')} headingLevel={dayLevel} {...(onRetry ? { onRetry } : {})}>
            {t('failedText')}
          </ErrorState>
        )}
        {isLoading && !hasFailed && <LoadingWeek label={t('loadingEvents')} days={dates.length} />}
        {!hasFailed && !isLoading && (
          <>
            <ScheduleNotes
              secondTimeZone={secondTimeZone}
              emptyText={isEmpty ? (emptyText ?? t('emptyDays')) : undefined}
            />
            <WeekGrid
              key={dates.length}
              label={label}
              eventsByDay={eventsByDay}
              today={today}
              secondTimeZone={secondTimeZone}
              hijriOffset={hasHijri ? hijriOffsetDays : undefined}
              headingLevel={dayLevel}
              firstHour={firstHour}
              isReadOnly={!onMove}
              bands={bands}
              blocked={blocked}
              workingHours={workingHours}
              now={now === undefined ? undefined : Date.parse(now)}
            />
          </>
        )}
        {/* A live region announces the same words a second time only if the text differs. */}
        <VisuallyHidden role="status">
          {notice.text}
          {notice.turn % 2 === 1 ? '\u00A0' : ''}
        </VisuallyHidden>
        {notice.text && (
          <Notice aria-hidden data-tone={notice.tone}>
            {notice.tone === 'danger' ? <CircleAlert /> : <Info />}
            <span>{notice.text}</span>
          </Notice>
        )}
        {opened && (
          <EventCard
            timed={opened}
            anchor={anchor}
            secondTimeZone={secondTimeZone}
            onClose={closeCard}
            onOpenEvent={onOpenEvent}
          />
        )}
        {moving && <MoveDialog timed={moving} today={today} onClose={closeMove} />}
      </Root>
    </ScheduleContext>
  );
}
