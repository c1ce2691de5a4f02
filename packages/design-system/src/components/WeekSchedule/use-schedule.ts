import { useMemo, useRef, useState } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useMediaQuery } from '../../foundations/media/use-media-query.ts';
import { below } from '../../tokens/breakpoints.ts';
import type { CalendarEvent, TimedEvent } from '../EventCalendar/calendar-event.ts';
import { eventsBetween, groupByDay } from '../EventCalendar/event-days.ts';
import { useCalendarWords } from '../EventCalendar/use-calendar-words.ts';
import { axisOf } from './axis.ts';
import { overlaps, toIso } from './change.ts';
import { visibleDays, visibleRange } from './days.ts';
import type { Draft, ScheduleParts } from './schedule-context.ts';
import type { ScheduleView, Span } from './types.ts';
import { useMoves } from './use-moves.ts';
import type { WeekScheduleProps } from './week-schedule-props.ts';

const NO_EVENTS: readonly CalendarEvent[] = [];

/** The view that `auto` stands for on this screen. */
export function useView(view: ScheduleView): Exclude<ScheduleView, 'auto'> {
  const isPhone = useMediaQuery(below.sm);
  const isTablet = useMediaQuery(below.md);
  if (view !== 'auto') return view;
  if (isPhone) return 'day';
  return isTablet ? 'threeDays' : 'week';
}

/** The state of a schedule: its days, its events at their shown times, and the change in progress. */
export function useScheduleParts({
  events,
  date,
  view,
  weekStart,
  timeZone,
  fromHour = 0,
  toHour = 24,
  stepMinutes = 15,
  blocked,
  canPlace,
  onMove,
  onOpenMove,
  onCreate,
  onOpenEvent,
  isLoading = false,
}: WeekScheduleProps & { view: Exclude<ScheduleView, 'auto'> }) {
  const { locale } = useLocale();
  const words = useCalendarWords(timeZone);
  const root = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState<Draft | undefined>(undefined);
  const [tabStop, setTabStop] = useState<string | undefined>(undefined);
  const [notice, setNotice] = useState<{ text: string; tone: 'quiet' | 'news' | 'danger'; turn: number }>({
    text: '',
    tone: 'quiet',
    turn: 0,
  });
  const [opened, setOpened] = useState<TimedEvent | undefined>(undefined);
  const [moving, setMoving] = useState<TimedEvent | undefined>(undefined);
  const say = (text: string, tone: 'quiet' | 'news' | 'danger' = 'quiet') =>
    setNotice(({ turn }) => ({ text, tone, turn: turn + 1 }));
  const moves = useMoves({ events: isLoading ? NO_EVENTS : events, timeZone, words, root, onMove, say });

  const dates = useMemo(() => visibleDays(date, view, locale, weekStart), [date, view, locale, weekStart]);
  const axis = useMemo(() => axisOf(dates, timeZone), [dates, timeZone]);
  const timed = useMemo(
    () => (dates[0] ? eventsBetween(moves.events, { from: dates[0], to: dates.at(-1) ?? dates[0] }, timeZone) : []),
    [moves.events, dates, timeZone],
  );
  const eventsByDay = useMemo(() => groupByDay(timed, dates), [timed, dates]);
  const hours = timed.filter(({ event }) => !event.isAllDay);
  // During a change the hours stay fixed, so that nothing moves under the pointer.
  const reach = draft ? [...hours, draft] : hours;
  const range = visibleRange(axis, { from: fromHour, to: toHour }, reach);

  // Changing the days cancels a change in progress.
  const shownDays = dates.join();
  const [draftFor, setDraftFor] = useState(shownDays);
  if (draftFor !== shownDays) {
    setDraftFor(shownDays);
    setDraft(undefined);
    setOpened(undefined);
  }

  function refusalOf(span: Span, event: CalendarEvent | undefined): string | undefined {
    const inWay = blocked?.find((time) => overlaps(span, { start: Date.parse(time.start), end: Date.parse(time.end) }));
    if (inWay) return words.t('blockedReason', { label: inWay.label });
    const answer = canPlace?.({ event, start: toIso(span.start, timeZone), end: toIso(span.end, timeZone) });
    return answer === null ? undefined : answer;
  }
  const parts: ScheduleParts = {
    words,
    axis,
    range,
    step: Math.max(1, stepMinutes),
    body,
    draft,
    setDraft,
    say,
    refusalOf,
    meets: (span, event) =>
      hours
        .filter((other) => other.event.id !== event?.id && !other.event.isCancelled && overlaps(span, other))
        .map(words.titleOf),
    canMove: (event) => onMove !== undefined && !event.isFixed && !event.isAllDay && !event.isCancelled,
    isSaving: moves.isSaving,
    place: moves.place,
    create: onCreate && ((span) => onCreate({ start: toIso(span.start, timeZone), end: toIso(span.end, timeZone) })),
    open(one, element) {
      // Where nothing else can be done with an event, it opens at once.
      if (onOpenEvent && !parts.canMove(one.event)) return onOpenEvent(one.event);
      anchor.current = element;
      setOpened(one);
    },
    openMove: (one) => (onOpenMove ? onOpenMove(one.event) : setMoving(one)),
    tabStop: hours.some(({ event }) => event.id === tabStop) ? tabStop : hours[0]?.event.id,
    setTabStop,
  };
  function closeMove() {
    const id = moving?.event.id;
    setMoving(undefined);
    // The form returns focus to the element that opened it, which may have gone with the card.
    if (id !== undefined) setTimeout(() => moves.focusEvent(id));
  }
  return {
    parts,
    root,
    anchor,
    eventsByDay,
    dates,
    notice,
    opened,
    closeCard: () => setOpened(undefined),
    moving,
    closeMove,
    isEmpty: timed.length === 0,
  };
}
