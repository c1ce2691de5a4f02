import { lazyPanel } from '../../../shared/lazy-panel.tsx';
import type { ExpiredCalendarProps } from './ExpiredCalendar.tsx';

/** Most practices never see it, so its code comes when it is needed (FAST-1). */
export const ExpiredCalendar = lazyPanel<ExpiredCalendarProps>(() =>
  import('./ExpiredCalendar.tsx').then((m) => m.ExpiredCalendar),
);
