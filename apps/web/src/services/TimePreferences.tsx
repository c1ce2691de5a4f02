import { lazyPart } from '@sakina/design-system';
import type { OwnPreferences } from '@sakina/platform/contract';
import { browserStorage } from '@sakina/platform/browser';
import { CalendarProvider, ClockProvider, useClock } from '@sakina/platform/react/environment';
import { createContext, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { keepTimes, keptTimes, readTimes } from './time-preferences.ts';

interface TimesState {
  /** The zone of the device itself. */
  deviceTimeZone: string;
  /** Puts what the account says into force, and keeps it on this device. */
  apply: (preferences: OwnPreferences) => void;
}

const SyncTimePreferences = lazyPart(() => import('./SyncTimePreferences.tsx').then((m) => m.SyncTimePreferences));

const TimesContext = createContext<TimesState | null>(null);

export interface TimePreferencesProps {
  /** Whose times they are; null for a visitor, who has those of the device. */
  userId: string | null;
  children: ReactNode;
}

/**
 * The zone and the calendar of the person, for everything below: as their account said when it was last asked here, and in a
 * moment as it says now, since they may have chosen on another device.
 */
export function TimePreferences({ userId, children }: TimePreferencesProps) {
  const device = useClock();
  const stored = useMemo(() => (userId === null ? null : keptTimes(browserStorage(window), userId)), [userId]);
  const [applied, setApplied] = useState<{ userId: string | null; text: string } | null>(null);
  // Another person may sign in while the page stands; what holds for them was kept for them.
  const kept = applied?.userId === userId ? applied.text : stored;
  const preferences = useMemo(() => readTimes(kept), [kept]);
  const clock = useMemo(
    () => (preferences.timeZone === null ? device : { ...device, timeZone: preferences.timeZone }),
    [device, preferences],
  );
  const apply = useCallback(
    (next: OwnPreferences) => {
      if (userId !== null) keepTimes(browserStorage(window), userId, next);
      setApplied({ userId, text: JSON.stringify(next) });
    },
    [userId],
  );
  const state = useMemo(() => ({ deviceTimeZone: device.timeZone, apply }), [device, apply]);
  return (
    <TimesContext value={state}>
      <ClockProvider clock={clock}>
        {userId !== null && (
          <LazyBoundary what="ask the account for its times">
            <Suspense fallback={null}>
              <SyncTimePreferences apply={apply} />
            </Suspense>
          </LazyBoundary>
        )}
        <CalendarProvider calendars={preferences}>{children}</CalendarProvider>
      </ClockProvider>
    </TimesContext>
  );
}

/** The zone of the device, and the way to another. */
export function useTimePreferences(): TimesState {
  const state = useContext(TimesContext);
  if (!state) throw new Error('useTimePreferences needs TimePreferences above it');
  return state;
}
