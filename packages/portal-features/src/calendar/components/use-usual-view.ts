import { below, useMediaQuery } from '@sakina/design-system';
import type { CalendarView } from '../model/place.ts';

/** The view without a choice in the address: the agenda on a phone, else the week. */
export function useUsualView(): CalendarView {
  return useMediaQuery(below.sm) ? 'agenda' : 'week';
}
