import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ScheduleDay } from './axis.ts';
import { minuteOf } from './axis.ts';
import { changeBy, isWithin } from './change.ts';
import { slotStyle } from './EventBlock.styles.ts';
import { useSchedule } from './schedule-context.ts';
import type { Span } from './types.ts';
import { sayPlace, stepOfKey } from './use-pick-up.ts';

const Slot = styled.button`${slotStyle}`;

interface SlotCursorProps {
  day: ScheduleDay;
  span: Span;
  onChange: (span: Span) => void;
  /** Whether it is being moved by keys, so that focus follows it to another day. */
  isMoving: boolean;
  onLeave: () => void;
  helpId: string;
}

/** A free time slot, as a button that the arrow keys move. */
export function SlotCursor({ day, span, onChange, isMoving, onLeave, helpId }: SlotCursorProps) {
  const parts = useSchedule();
  const { direction } = useLocale();
  const { words, axis, range, step, create, say } = parts;
  const from = minuteOf(axis, day, span.start);
  const button = useRef<HTMLButtonElement>(null);
  // In another day it is remounted, which would lose focus.
  useLayoutEffect(() => {
    if (isMoving) button.current?.focus();
  }, [isMoving]);

  function press(key: KeyboardEvent) {
    const by = stepOfKey(key, step, direction);
    if (!by || key.ctrlKey || key.metaKey || key.altKey) return;
    key.preventDefault();
    const next = changeBy(span, by, axis.timeZone, step);
    if (!isWithin(next, axis)) return say(words.t('atEdge'));
    onChange(next);
    say(sayPlace(parts, next, undefined, by.endMinutes === undefined ? 'movedTo' : 'resizedTo'));
  }
  function add() {
    const refusal = parts.refusalOf(span, undefined);
    if (refusal === undefined) create?.(span);
    else say(words.t('cannotPlace', { reason: refusal }), 'danger');
  }
  return (
    <Slot
      ref={button}
      type="button"
      data-slot
      style={{ '--top': from - range.from, '--length': (span.end - span.start) / 60_000 } as CSSProperties}
      aria-describedby={helpId}
      onKeyDown={press}
      onBlur={onLeave}
      onClick={add}
    >
      <VisuallyHidden>{words.t('freeSlot', { time: words.spanOf(span.start, span.end) })}</VisuallyHidden>
      <span aria-hidden>
        {words.timeOf(span.start)} {words.t('addHere')}
      </span>
    </Slot>
  );
}
