import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { hasProviderStatus } from '../../domain/index.ts';
import { ClockProvider, useClock } from '../environment/clock.tsx';
import { useUser } from '../session/index.ts';

/** Nothing is known of the practice's zone, as when the account cannot be read. */
const NoZone = () => null;

// The zones' table and the account's schema are not needed for the first screen (FAST-1).
const PracticeZone = lazy(() => import('./practice-zone.tsx').catch(() => ({ default: NoZone })));

/**
 * The clock that a provider works by: everything below it is dated and timed in the practice's zone, wherever the
 * device is. So the date of a note or an invoice never moves, and an in-person session has the time of its place. The
 * reader's own zone stays at hand as `readerTimeZone`. Someone without a practice, such as an administrator who looks
 * in, keeps their own zone (ROLE-4), as does a provider until the account was read.
 */
export function PracticeClock({ children }: { children: ReactNode }) {
  const reader = useClock();
  const isProvider = hasProviderStatus(useUser());
  const [timeZone, setTimeZone] = useState(reader.timeZone);
  const clock = useMemo(() => {
    if (!isProvider || timeZone === reader.timeZone) return reader;
    return { ...reader, timeZone, readerTimeZone: reader.timeZone };
  }, [reader, timeZone, isProvider]);
  return (
    <ClockProvider clock={clock}>
      {isProvider && (
        <Suspense fallback={null}>
          <PracticeZone onRead={setTimeZone} />
        </Suspense>
      )}
      {children}
    </ClockProvider>
  );
}
