import { lazyPanel } from '../../../shared/lazy-panel.tsx';

/** The prayers of the day; its code comes after the day itself (FAST-1). */
export const PrayerDay = lazyPanel(() => import('./PrayerDay.tsx').then((m) => m.PrayerDay));
