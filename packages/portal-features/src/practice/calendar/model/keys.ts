import type { KeyboardEvent } from 'react';
import { turned } from './place.ts';
import type { CalendarView } from './place.ts';

interface Turns {
  view: CalendarView;
  /** The day shown and today, `YYYY-MM-DD`. */
  day: string;
  today: string;
  onDateChange: (date: string) => void;
}

/** The day that a key leads to, or null: `n` next, `p` previous, `t` today. */
function dayOfKey(key: string, { view, day, today }: Omit<Turns, 'onDateChange'>): string | null {
  if (key === 'n') return turned(view, day, 1);
  if (key === 'p') return turned(view, day, -1);
  return key === 't' ? today : null;
}

/** Listens to those keys inside the calendar only, and never while something is typed (WCAG 2.1.4). */
export function turnKeys({ onDateChange, ...turns }: Turns) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    // Events of a dialog bubble here through React, though it stands elsewhere in the page.
    if (!event.currentTarget.contains(target) || target.closest('input, textarea, select, [contenteditable]')) return;
    const date = dayOfKey(event.key.toLowerCase(), turns);
    if (date === null) return;
    event.preventDefault();
    onDateChange(date);
  };
}
