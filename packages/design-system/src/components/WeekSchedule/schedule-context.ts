import { createContext, use } from 'react';
import type { RefObject } from 'react';
import type { CalendarEvent, TimedEvent } from '../EventCalendar/calendar-event.ts';
import type { CalendarWords } from '../EventCalendar/use-calendar-words.ts';
import type { ScheduleAxis } from './axis.ts';
import type { Span } from './types.ts';

/** A change in progress: an event being moved, or a new one being drawn. */
export interface Draft extends Span {
  /** The event that moves; undefined for a new one. */
  event: CalendarEvent | undefined;
  /** What moves it. */
  by: 'keyboard' | 'pointer';
  /** Why it cannot be dropped where it is now. */
  refusal: string | undefined;
}

/** What the parts of a schedule share. */
export interface ScheduleParts {
  words: CalendarWords;
  axis: ScheduleAxis;
  /** The minutes of the axis that are drawn. */
  range: { from: number; to: number };
  step: number;
  /** The box of all days, without their heads. */
  body: RefObject<HTMLDivElement | null>;
  draft: Draft | undefined;
  setDraft: (draft: Draft | undefined) => void;
  /** Why a span cannot be taken, in words; undefined where it can. */
  refusalOf: (span: Span, event: CalendarEvent | undefined) => string | undefined;
  /** The titles of the events that share time with a span. */
  meets: (span: Span, event: CalendarEvent | undefined) => string[];
  /** Shows and announces a message. */
  say: (text: string, tone?: 'quiet' | 'news' | 'danger') => void;
  /** Whether an event may be moved now. */
  canMove: (event: CalendarEvent) => boolean;
  isSaving: (event: CalendarEvent) => boolean;
  /** Puts an event somewhere; the owner may still refuse. */
  place: (timed: TimedEvent, span: Span) => void;
  /** Adds an event; undefined where none can be added. */
  create: ((span: Span) => void) | undefined;
  /** Opens the details of an event beside it. */
  open: (timed: TimedEvent, anchor: HTMLElement) => void;
  /** Opens the form that moves an event. */
  openMove: (timed: TimedEvent) => void;
  /** Key of the event that has the Tab stop. */
  tabStop: string | undefined;
  setTabStop: (id: string) => void;
}

export const ScheduleContext = createContext<ScheduleParts | undefined>(undefined);

/** What the parts of a schedule share. */
export function useSchedule(): ScheduleParts {
  const parts = use(ScheduleContext);
  if (!parts) throw new Error('A part of the week schedule stands outside of it.');
  return parts;
}
