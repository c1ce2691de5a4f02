import type { ReactNode } from 'react';
import type { IsoDate } from '../DatePicker/iso-date.ts';

/** The color of an event; its kind and status are given in words as well. */
export type EventTone = 'primary' | 'pink' | 'orange' | 'success' | 'warning' | 'neutral';

/** An event of a calendar. */
export interface CalendarEvent {
  /** Its key, stable when it is moved. */
  id: string;
  /** Who or what it is about. */
  title: string;
  /** When it begins: an instant in ISO 8601, or the first day as `YYYY-MM-DD` where it lasts all day. */
  start: string;
  /** When it ends: an instant, or the last day (itself part of it) where it lasts all day. */
  end: string;
  /**
   * Whether it has days instead of times.
   * @default false
   */
  isAllDay?: boolean;
  /** What kind of event it is, in words: 'Video session'. */
  kind?: string;
  /** A drawing for its kind; the words are said in its place. */
  icon?: ReactNode;
  /** Its status in words: 'Confirmed'. */
  status?: string;
  /** A drawing for its status, so that states differ by shape; the words are said in its place. */
  statusIcon?: ReactNode;
  /**
   * Whether it is tentative: it is drawn with a dashed edge.
   * @default false
   */
  isTentative?: boolean;
  /**
   * Whether it is canceled: its title is struck through.
   * @default false
   */
  isCancelled?: boolean;
  /**
   * Whether it stays where it is while others may be moved.
   * @default false
   */
  isFixed?: boolean;
  /**
   * Its color.
   * @default 'primary'
   */
  tone?: EventTone;
}

/** An event with its times read. */
export interface TimedEvent {
  /** The event as it was given. */
  event: CalendarEvent;
  /** When it begins, in milliseconds. */
  start: number;
  /** When it ends, in milliseconds; never before its start. */
  end: number;
  /** The first day it touches, in the zone it was read for. */
  firstDay: IsoDate;
  /** The last day it touches. */
  lastDay: IsoDate;
}
