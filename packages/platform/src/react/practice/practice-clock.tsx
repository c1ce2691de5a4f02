import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { getProviderProfile } from '../../contract/v1/profile.ts';
import { hasProviderStatus } from '../../domain/index.ts';
import { isSameZone } from '../../locale/index.ts';
import { useOperation } from '../data/use-operation.ts';
import { ClockProvider, useClock } from '../environment/clock.tsx';
import { useUser } from '../session/index.ts';

/**
 * The clock that a provider works by: everything below it is dated and timed in the practice's zone, wherever the device is. So
 * the date of a note or an invoice never moves, and an in-person session has the time of its place. The reader's own zone stays
 * at hand as `readerTimeZone`. Someone without a practice, such as an administrator who looks in, keeps their own zone (ROLE-4),
 * as does a provider until the account was read.
 */
export function PracticeClock({ children }: { children: ReactNode }) {
  const reader = useClock();
  const { data } = useOperation(getProviderProfile, hasProviderStatus(useUser()) ? {} : null);
  const timeZone = data?.timeZone;
  const clock = useMemo(() => {
    if (timeZone === undefined || isSameZone(timeZone, reader.timeZone)) return reader;
    return { ...reader, timeZone, readerTimeZone: reader.timeZone };
  }, [reader, timeZone]);
  return <ClockProvider clock={clock}>{children}</ClockProvider>;
}
