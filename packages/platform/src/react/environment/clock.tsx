import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** The one source of time and zone (house rule: never read from the environment directly). */
export interface Clock {
  /** Epoch milliseconds, by the server as far as its time is known: the device's own clock may be hours off. */
  now(): number;
  /** Calls the listener when the clock was corrected; returns the function that ends it. @default it never is */
  onSet?: (listener: () => void) => () => void;
  /** IANA zone in which times and dates are shown: that of the person, or of the practice while they work in it. */
  timeZone: string;
  /** The person's own zone where it is another one, not merely another name of the same. @default timeZone */
  readerTimeZone?: string;
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
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const read = () => setNow(clock.now());
    const timer = setInterval(read, everyMs);
    const stop = clock.onSet?.(read);
    return () => {
      clearInterval(timer);
      stop?.();
    };
  }, [clock, everyMs]);
  return now;
}
