import { below, useMediaQuery } from '@sakina/design-system';
import { VIEWS } from '../model/place.ts';
import type { CalendarView } from '../model/place.ts';

/** Which forms of the calendar fit the window, and which of them is shown. */
export interface ShownView {
  view: CalendarView;
  views: readonly CalendarView[];
}

/**
 * The form of the calendar that is shown: the one asked for, else the agenda on a phone and the week elsewhere. Seven
 * days have no room on a phone, where the week is not offered and one asked for is shown as its day.
 */
export function useShownView(asked: CalendarView | null): ShownView {
  const isPhone = useMediaQuery(below.sm);
  if (!isPhone) return { view: asked ?? 'week', views: VIEWS };
  return { view: asked === 'week' ? 'day' : (asked ?? 'agenda'), views: VIEWS.filter((view) => view !== 'week') };
}
