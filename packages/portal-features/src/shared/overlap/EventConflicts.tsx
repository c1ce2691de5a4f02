import type { CalendarEvent } from '@sakina/platform/contract';
import { conflictsOf } from '@sakina/platform/domain';
import { OverlapMark } from './OverlapMark.tsx';

export interface EventConflictsProps {
  /** What stands on the calendar. */
  event: CalendarEvent;
  /** Everything on the calendar around it. */
  events: readonly CalendarEvent[];
}

/** Marks an event of the calendar that shares its time with others; a part of its own, for pages that load it late. */
export function EventConflicts({ event, events }: EventConflictsProps) {
  return <OverlapMark titles={conflictsOf(event, events).map(({ title }) => title)} />;
}
