import type { KeyboardEvent } from 'react';
import { isSubmitKey } from '../../foundations/keys/is-submit-key.ts';
import { useLocale } from '../../foundations/locale/locale.tsx';
import type { TimedEvent } from '../EventCalendar/calendar-event.ts';
import { changeBy, isWithin } from './change.ts';
import type { Step } from './change.ts';
import { useSchedule } from './schedule-context.ts';
import type { Draft, ScheduleParts } from './schedule-context.ts';
import type { Span } from './types.ts';

/** The move that a key makes with a picked-up event, visually. */
export function stepOfKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  step: number,
  direction: 'ltr' | 'rtl',
): Step | undefined {
  const onward = direction === 'rtl' ? -1 : 1;
  const steps: Record<string, Step> = {
    ArrowDown: shiftKey ? { endMinutes: step } : { minutes: step },
    ArrowUp: shiftKey ? { endMinutes: -step } : { minutes: -step },
    ArrowRight: { days: onward },
    ArrowLeft: { days: -onward },
    PageDown: { minutes: 60 },
    PageUp: { minutes: -60 },
    '+': { endMinutes: step },
    '=': { endMinutes: step },
    '-': { endMinutes: -step },
  };
  return steps[key];
}

/** The announcement for a position: when, what else is there, and why it is refused, if so. */
export function sayPlace(
  { words, meets, refusalOf }: ScheduleParts,
  span: Span,
  event: TimedEvent['event'] | undefined,
  message: 'movedTo' | 'resizedTo',
): string {
  const names = meets(span, event);
  const refusal = refusalOf(span, event);
  return [
    words.t(message, { time: words.spanOf(span.start, span.end) }),
    names.length > 0
      ? words.t('overlapsWith', { names: names.reduce((said, name) => words.join([said, name]), '') })
      : '',
    refusal === undefined ? '' : words.t('cannotPlace', { reason: refusal }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Picks up, moves, drops and restores an event by keyboard. Every step is announced. */
export function usePickUp(timed: TimedEvent) {
  const parts = useSchedule();
  const { direction } = useLocale();
  const { words, draft, setDraft, say, axis, step } = parts;
  const { event } = timed;
  const isPicked = draft?.by === 'keyboard' && draft.event?.id === event.id;
  const title = words.titleOf(timed);

  function pickUp() {
    if (parts.isSaving(event)) return say(words.t('stillSaving', { title }));
    setDraft({ event, start: timed.start, end: timed.end, by: 'keyboard', refusal: undefined });
    say(words.t('pickedUp', { title, time: words.spanOf(timed.start, timed.end) }));
  }
  function putBack() {
    setDraft(undefined);
    say(words.t('putBack', { title, time: words.spanOf(timed.start, timed.end) }), 'news');
  }
  function putDown(held: Draft) {
    const refusal = parts.refusalOf(held, event);
    if (refusal !== undefined) return say(words.t('cannotPlace', { reason: refusal }), 'danger');
    if (held.start === timed.start && held.end === timed.end) return putBack();
    setDraft(undefined);
    parts.place(timed, { start: held.start, end: held.end });
  }
  function change(held: Draft, by: Step) {
    const span = changeBy(held, by, axis.timeZone, step);
    if (!isWithin(span, axis)) return say(words.t('atEdge'));
    setDraft({ ...held, ...span, refusal: parts.refusalOf(span, event) });
    say(sayPlace(parts, span, event, by.endMinutes === undefined ? 'movedTo' : 'resizedTo'));
  }
  /** @returns Whether the key was handled. */
  function onKey(press: KeyboardEvent): boolean {
    const isPress = isSubmitKey(press) || press.key === ' ';
    if (press.ctrlKey || press.metaKey || press.altKey || !parts.canMove(event)) return false;
    if (!isPicked || !draft) {
      if (!isPress) return false;
      pickUp();
      return true;
    }
    const by = stepOfKey(press, step, direction);
    if (by) change(draft, by);
    else if (isPress) putDown(draft);
    else if (press.key === 'Escape') putBack();
    return by !== undefined || isPress || press.key === 'Escape';
  }
  return { isPicked, onKey, putBack };
}
