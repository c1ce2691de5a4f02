import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { CalendarEvent, TimedEvent } from '../EventCalendar/calendar-event.ts';
import type { CalendarWords } from '../EventCalendar/use-calendar-words.ts';
import { toIso } from './change.ts';
import type { MoveAnswer, ScheduleMove, Span } from './types.ts';

/** A move that is shown before the owner's events contain it. */
interface Shown {
  /** The event before the move; once the owner's event differs from it, the owner's is shown. */
  was: CalendarEvent;
  start: string;
  end: string;
  isSaving: boolean;
}

interface MovesOptions {
  events: readonly CalendarEvent[];
  timeZone: string;
  words: CalendarWords;
  root: RefObject<HTMLElement | null>;
  onMove: ((move: ScheduleMove) => MoveAnswer | Promise<MoveAnswer>) | undefined;
  say: (text: string, tone: 'quiet' | 'news' | 'danger') => void;
}

const isStill = (shown: Shown | undefined, event: CalendarEvent): shown is Shown =>
  shown?.was.start === event.start && shown.was.end === event.end;

/**
 * Moves events optimistically while the owner saves. A refused move is reverted and says why; since a move only changes
 * the times of an existing event, none is ever shown twice. Focus follows the event.
 */
export function useMoves({ events, timeZone, words, root, onMove, say }: MovesOptions) {
  const [moves, setMoves] = useState<Readonly<Record<string, Shown>>>({});
  const refocus = useRef<string | undefined>(undefined);
  const current = useMemo(
    () =>
      events.map((event) => {
        const shown = moves[event.id];
        return isStill(shown, event) ? { ...event, start: shown.start, end: shown.end } : event;
      }),
    [events, moves],
  );

  // Once the owner’s event has followed, a later change of it back to its old time is the owner’s too.
  const followed = Object.entries(moves).filter(([id, shown]) => {
    const owners = events.find((event) => event.id === id);
    return owners ? !isStill(shown, owners) : events.length > 0 && !shown.isSaving;
  });
  if (followed.length > 0)
    setMoves((known) =>
      Object.fromEntries(Object.entries(known).filter(([id]) => !followed.some(([one]) => one === id))),
    );

  const find = (id: string) => root.current?.querySelector<HTMLElement>(`[data-event='${CSS.escape(id)}']`);
  // An event that changes its day is remounted, which would lose focus.
  useLayoutEffect(() => {
    const id = refocus.current;
    if (id === undefined) return;
    refocus.current = undefined;
    find(id)?.focus({ preventScroll: true });
  });
  function keepFocus(id: string) {
    const active = document.activeElement;
    if (active === document.body || active?.closest('[data-event]')?.getAttribute('data-event') === id)
      refocus.current = id;
  }
  function settle(timed: TimedEvent, span: Span, answer: MoveAnswer) {
    const { id } = timed.event;
    const title = words.titleOf(timed);
    const before = words.spanOf(timed.start, timed.end);
    const isMoved = answer === undefined || answer === 'announced';
    if (!isMoved) keepFocus(id);
    if (answer === undefined) say(words.t('putDown', { title, time: words.spanOf(span.start, span.end) }), 'news');
    else if (answer === 'left') say(words.t('putBack', { title, time: before }), 'news');
    else if (answer !== 'announced')
      say(words.t('wentBack', { title, time: before, reason: answer.refusal }), 'danger');
    setMoves(({ [id]: shown, ...others }) =>
      shown && isMoved ? { ...others, [id]: { ...shown, isSaving: false } } : others,
    );
  }
  async function ask(timed: TimedEvent, span: Span, move: ScheduleMove) {
    try {
      settle(timed, span, await onMove?.(move));
    } catch {
      settle(timed, span, { refusal: words.t('moveFailed') });
    }
  }
  function place(timed: TimedEvent, span: Span) {
    const owners = events.find(({ id }) => id === timed.event.id);
    if (!owners) return;
    const to = { start: toIso(span.start, timeZone), end: toIso(span.end, timeZone) };
    keepFocus(owners.id);
    setMoves((known) => ({ ...known, [owners.id]: { was: owners, ...to, isSaving: true } }));
    // Nothing has moved yet: what was said of the way there is over, and the outcome is said once it is known.
    say('', 'quiet');
    void ask(timed, span, { event: timed.event, ...to });
  }
  return {
    events: current,
    place,
    isSaving: (event: CalendarEvent) => moves[event.id]?.isSaving ?? false,
    /** Focuses an event after the next change has rendered. */
    focusEvent: (id: string) => find(id)?.focus(),
  };
}
