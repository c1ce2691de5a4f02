import type { OwnPreferences } from '@sakina/platform/contract';
import { browserStorage } from '@sakina/platform/browser';
import { CalendarProvider, ClockProvider, useClock } from '@sakina/platform/react/environment';
import { createContext, Suspense, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../routes/lazy-screen.tsx';
import { PartBoundary } from '../routes/PartBoundary.tsx';
import { keepTimes, keptTimes, readTimes } from './personal-times.ts';

interface TimesState {
  /** The zone of the device itself. */
  deviceTimeZone: string;
  /** Puts what the account says into force, and keeps it on this device. */
  apply: (preferences: OwnPreferences) => void;
}

const FollowAccount = lazyPart(() => import('./FollowAccount.tsx').then((m) => m.FollowAccount)).Part;

const TimesContext = createContext<TimesState | null>(null);

export interface PersonalTimesProps {
  /** Whose times they are; null for a visitor, who has those of the device. */
  userId: string | null;
  children: ReactNode;
}

/**
 * The zone and the calendar of the person, for everything below: as their account said when it was last asked here, and in a
 * moment as it says now, since they may have chosen on another device.
 */
export function PersonalTimes({ userId, children }: PersonalTimesProps) {
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
          <PartBoundary what="ask the account for its times">
            <Suspense fallback={null}>
              <FollowAccount apply={apply} />
            </Suspense>
          </PartBoundary>
        )}
        <CalendarProvider calendars={preferences}>{children}</CalendarProvider>
      </ClockProvider>
    </TimesContext>
  );
}

/** The zone of the device, and the way to another. */
export function usePersonalTimes(): TimesState {
  const state = useContext(TimesContext);
  if (!state) throw new Error('usePersonalTimes needs PersonalTimes above it');
  return state;
}
