import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import type { TimedEvent } from '../EventCalendar/calendar-event.ts';
import type { ScheduleDay } from './axis.ts';
import { instantAt, minuteOf } from './axis.ts';
import { isWithin, onDay } from './change.ts';
import { placeAt, snap } from './days.ts';
import { useSchedule } from './schedule-context.ts';
import type { Span } from './types.ts';
import { trackPointer } from './track-pointer.ts';

const MINUTE = 60_000;

/** Moves, resizes and draws events with a pointer: in steps, with a ghost, and never where it is refused. */
export function useDrag() {
  const { words, axis, range, step, body, setDraft, refusalOf, say, place, create } = useSchedule();
  const { direction } = useLocale();
  const latest = useRef<Span | undefined>(undefined);

  function placeOf({ x, y }: { x: number; y: number }) {
    const box = body.current?.getBoundingClientRect();
    const { day, minute } = placeAt({ x, y }, box ?? new DOMRect(0, 0, 1, 1), {
      days: axis.days.length,
      range,
      direction,
    });
    return { day: axis.days[day] as ScheduleDay, minute };
  }
  function track(
    down: PointerEvent<HTMLElement>,
    timed: TimedEvent | undefined,
    spanAt: (point: { x: number; y: number }) => Span,
    drop: (span: Span) => void,
  ) {
    if (down.button !== 0) return;
    latest.current = undefined;
    trackPointer(down.nativeEvent, down.currentTarget.closest<HTMLElement>('[data-part="scroller"]'), {
      onStart: () => say(''),
      onMove(point) {
        const span = spanAt(point);
        const isSame = latest.current?.start === span.start && latest.current.end === span.end;
        if (isSame || !isWithin(span, axis)) return;
        latest.current = span;
        setDraft({ event: timed?.event, ...span, by: 'pointer', refusal: refusalOf(span, timed?.event) });
      },
      onDrop() {
        setDraft(undefined);
        const span = latest.current;
        if (!span || (timed && span.start === timed.start && span.end === timed.end)) return;
        const refusal = refusalOf(span, timed?.event);
        if (refusal === undefined) return drop(span);
        say(
          timed
            ? words.t('wentBack', {
                title: words.titleOf(timed),
                time: words.spanOf(timed.start, timed.end),
                reason: refusal,
              })
            : words.t('cannotPlace', { reason: refusal }),
          'danger',
        );
      },
      onCancel: () => setDraft(undefined),
    });
  }
  return {
    /** The whole event follows the pointer; it keeps its length. */
    moveFrom: (down: PointerEvent<HTMLElement>, timed: TimedEvent) => {
      const day = axis.days.find(({ date }) => date === timed.firstDay);
      const grabbed = placeOf({ x: down.clientX, y: down.clientY });
      const offset = day ? grabbed.minute - minuteOf(axis, grabbed.day, Math.max(timed.start, grabbed.day.start)) : 0;
      track(
        down,
        timed,
        (point) => {
          const to = placeOf(point);
          if (grabbed.day.date !== timed.firstDay) return onDay(timed, to.day.date, axis.timeZone);
          const start = instantAt(axis, to.day, snap(to.minute - offset, step));
          return { start, end: start + (timed.end - timed.start) };
        },
        (span) => place(timed, span),
      );
    },
    /** The event's end follows the pointer. */
    resizeFrom: (down: PointerEvent<HTMLElement>, timed: TimedEvent) => {
      down.stopPropagation();
      track(
        down,
        timed,
        (point) => {
          const to = placeOf(point);
          return {
            start: timed.start,
            end: Math.max(instantAt(axis, to.day, snap(to.minute, step)), timed.start + step * MINUTE),
          };
        },
        (span) => place(timed, span),
      );
    },
    /** A new event is drawn from the pointer's position. */
    createFrom: (down: PointerEvent<HTMLElement>) => {
      if (!create || down.target !== down.currentTarget || down.pointerType === 'touch') return;
      const from = placeOf({ x: down.clientX, y: down.clientY });
      const start = instantAt(axis, from.day, Math.floor(from.minute / step) * step);
      track(
        down,
        undefined,
        (point) => ({
          start,
          end: Math.max(instantAt(axis, from.day, snap(placeOf(point).minute, step)), start + step * MINUTE),
        }),
        create,
      );
    },
    /** The instant under a pointer, at a full step. */
    instantUnder: (point: { x: number; y: number }) => {
      const { day, minute } = placeOf(point);
      return instantAt(axis, day, Math.floor(minute / step) * step);
    },
  };
}
