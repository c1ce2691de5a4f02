import { lazyPart } from '@sakina/design-system';
import type { OwnPreferences } from '@sakina/platform/contract';
import { browserStorage } from '@sakina/platform/browser';
import { CalendarProvider, ClockProvider, useClock } from '@sakina/platform/react/environment';
import { createContext, Suspense, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { onServerTime, serverAhead } from '../boot/server-time.ts';
import { keepTimes, keptTimes, readTimes } from './time-preferences.ts';

interface TimesState {
  /** The zone of the device. */
  deviceTimeZone: string;
  /** Applies the account's preferences and stores them on this device. */
  apply: (preferences: OwnPreferences) => void;
}

const SyncTimePreferences = lazyPart(() => import('./SyncTimePreferences.tsx').then((m) => m.SyncTimePreferences));

const TimesContext = createContext<TimesState | null>(null);

export interface TimePreferencesProps {
  /** The user; null for a visitor, who has the device's zone. */
  userId: string | null;
  children: ReactNode;
}

/**
 * Provides the server's time, and the user's zone and calendars: first as last stored on this device, then as the
 * account says now, since they may have been changed on another device.
 */
export function TimePreferences({ userId, children }: TimePreferencesProps) {
  const device = useClock();
  const stored = useMemo(() => (userId === null ? null : keptTimes(browserStorage(window), userId)), [userId]);
  const [applied, setApplied] = useState<{ userId: string | null; text: string } | null>(null);
  // Another user may sign in while the page is open; preferences belong to one user.
  const kept = applied?.userId === userId ? applied.text : stored;
  const preferences = useMemo(() => readTimes(kept), [kept]);
  const ahead = useSyncExternalStore(onServerTime, serverAhead);
  const clock = useMemo(
    () => ({ now: () => Date.now() + ahead, timeZone: preferences.timeZone ?? device.timeZone }),
    [ahead, device, preferences],
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

/** The zone of the device, and the function that applies other preferences. */
export function useTimePreferences(): TimesState {
  const state = useContext(TimesContext);
  if (!state) throw new Error('useTimePreferences needs TimePreferences above it');
  return state;
}
