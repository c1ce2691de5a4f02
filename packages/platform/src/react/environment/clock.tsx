import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

/** The one source of time and zone (house rule: never read from the environment directly). */
export interface Clock {
  /** Epoch milliseconds, by the server as far as its time is known: the device's own clock may be hours off. */
  now(): number;
  /** IANA zone in which times and dates are shown: that of the person, or of the practice while they work in it. */
  timeZone: string;
  /** The person's own zone where it is another one, not merely another name of the same. @default timeZone */
  readerTimeZone?: string;
  /** Whether the practice's zone is still being read: no time, date or zone can be told until then. @default false */
  isZonePending?: boolean;
}

const ClockContext = createContext<Clock>({ now: () => Date.now(), timeZone: 'UTC' });

/** Provides a clock; stories and tests pin it. */
export function ClockProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/** The current clock. */
export function useClock(): Clock {
  return useContext(ClockContext);
}

/**
 * The current time, updated while the component is mounted.
 * @param everyMs Interval in milliseconds. @default 30000
 * @returns Epoch milliseconds.
 */
export function useNow(everyMs = 30_000): number {
  const clock = useClock();
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  // Also read again when it becomes another clock: one that an answer of the server has corrected.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => clock.now(), [clock, ticks]);
}
