import { lazyPanel } from '../../../shared/lazy-panel.tsx';
import type { KnownExpiredCalendarsProps } from './KnownExpiredCalendars.tsx';

/** The same warnings for a home, whose first load they are not part of (FAST-1). */
export const LateExpiredCalendars = lazyPanel<KnownExpiredCalendarsProps>(() =>
  import('./KnownExpiredCalendars.tsx').then((m) => m.KnownExpiredCalendars),
);
