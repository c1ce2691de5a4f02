import { lazyPart, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { CalendarEvent as ShownEvent, MoveAnswer, ScheduleMove, ScheduleSpan } from '@sakina/design-system';
import { isSameZone } from '@sakina/platform/locale';
import { useCalendars, useFormat } from '@sakina/platform/react';
import { Suspense } from 'react';
import { useProviderCalendarText } from '../messages/index.ts';
import { AGENDA_DAYS, turned } from '../model/place.ts';
import type { CalendarView } from '../model/place.ts';
import { fridayBands, workingHoursOf } from '../model/shown-events.ts';
import { AgendaHead } from './AgendaHead.tsx';
import type { CalendarData } from './use-calendar-data.ts';

const Month = lazyPart(() => import('./MonthView.tsx').then((m) => m.MonthView));
const Schedule = lazyPart(() => import('./ScheduleView.tsx').then((m) => m.ScheduleView));
const Agenda = lazyPart(() => import('./AgendaView.tsx').then((m) => m.AgendaView));

export interface CalendarViewsProps {
  /** Which view of the calendar is shown. */
  view: CalendarView;
  data: CalendarData;
  /** Called with another day, `YYYY-MM-DD`. */
  onDateChange: (date: string) => void;
  /** Called with the event that is opened. */
  onOpen: (event: ShownEvent) => void;
  /** Moves an event, and tells whether it was moved. */
  onMove: (move: ScheduleMove) => Promise<MoveAnswer>;
  /** Called with a session whose move is asked for without a time. */
  onOpenMove: (event: ShownEvent) => void;
  /** Called with a free stretch of time that was chosen in the week or the day. */
  onCreate: (span: ScheduleSpan) => void;
}

/** The calendar in one of its forms; each is loaded when it is first shown. */
export function CalendarViews({ view, data, onDateChange, onOpen, onMove, onOpenMove, onCreate }: CalendarViewsProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const { calendar, hijriOffsetDays } = useCalendars();
  const { account, hours, timeZone, nowIso, today, day, from, to, events, shown } = data;
  const common = {
    events: shown,
    timeZone,
    today,
    hasHijri: calendar !== 'GREGORIAN',
    hijriOffsetDays,
    isLoading: events.data === undefined,
    onOpenEvent: onOpen,
  };
  const loading = (
    <LoadingRegion label={t('loading')}>
      <Skeleton shape="heading" />
      <Skeleton shape="block" size="lg" />
    </LoadingRegion>
  );
  return (
    <Suspense fallback={loading}>
      {view === 'month' && (
        <Month
          {...common}
          label={t('label.month')}
          month={day.slice(0, 7)}
          onMonthChange={(month) => onDateChange(month === today.slice(0, 7) ? today : `${month}-01`)}
          value={day}
          onChange={onDateChange}
          emptyText={t('empty.month')}
        />
      )}
      {(view === 'week' || view === 'day') && (
        <Schedule
          {...common}
          label={t(`label.${view}`)}
          view={view === 'week' ? 'auto' : 'day'}
          date={day}
          onDateChange={onDateChange}
          now={nowIso}
          {...(isSameZone(format.readerTimeZone, timeZone) ? {} : { secondTimeZone: format.readerTimeZone })}
          {...(hours && { workingHours: workingHoursOf(hours.slots) })}
          bands={account ? fridayBands(account.prayerRules, { from, to }, timeZone, t('jumuah')) : []}
          onMove={onMove}
          onOpenMove={onOpenMove}
          canPlace={({ event, start, end }) =>
            event && Date.parse(end) - Date.parse(start) !== Date.parse(event.end) - Date.parse(event.start)
              ? t('move.lengthStays')
              : null
          }
          onCreate={onCreate}
          emptyText={t('empty.week')}
        />
      )}
      {view === 'agenda' && (
        <Stack gap="x2">
          <AgendaHead
            from={from}
            to={to}
            onTurn={(by) => onDateChange(turned('agenda', day, by))}
            onToday={() => onDateChange(today)}
          />
          <Agenda {...common} from={from} to={to} emptyText={t('empty.agenda', { days: AGENDA_DAYS })} />
        </Stack>
      )}
    </Suspense>
  );
}
