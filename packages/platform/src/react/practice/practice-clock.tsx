import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { browserStorage, safeStorage } from '../../browser/index.ts';
import { hasProviderStatus } from '../../domain/index.ts';
import { ClockProvider, useClock } from '../environment/clock.tsx';
import { useUser } from '../session/index.ts';
import { keepZone, keptZone } from './kept-zone.ts';
import { PracticeZone } from './practice-zone.tsx';

const tabStorage = () => safeStorage(browserStorage(window, 'sessionStorage'));

/**
 * The clock that a provider works by: everything below it is dated and timed in the practice's zone, wherever the
 * device is. So the date of a note or an invoice never moves, and an in-person session has the time of its place. The
 * reader's own zone stays at hand as `readerTimeZone`. Someone without a practice, such as an administrator who looks
 * in, keeps their own zone (ROLE-4), as does a provider whose account cannot be read. Until it was read, the zone is
 * the one last read in this tab; without that, times, dates and the zone are held back, since they would be those of
 * the device.
 */
export function PracticeClock({ children }: { children: ReactNode }) {
  const reader = useClock();
  const user = useUser();
  const userId = hasProviderStatus(user) ? (user?.id ?? null) : null;
  const kept = useMemo(() => (userId === null ? null : keptZone(tabStorage(), userId)), [userId]);
  // Undefined until it was read, null where it cannot be.
  const [read, setRead] = useState<{ userId: string; zone: string | null }>();
  const zone = read?.userId === userId ? (read?.zone ?? kept ?? reader.timeZone) : kept;
  const onRead = useCallback(
    (next: string | null) => {
      if (userId === null) return;
      if (next !== null) keepZone(tabStorage(), userId, next);
      setRead({ userId, zone: next });
    },
    [userId],
  );
  const clock = useMemo(() => {
    if (userId === null || zone === reader.timeZone) return reader;
    if (zone === null) return { ...reader, isZonePending: true };
    return { ...reader, timeZone: zone, readerTimeZone: reader.timeZone };
  }, [reader, zone, userId]);
  return (
    <ClockProvider clock={clock}>
      {userId !== null && <PracticeZone onRead={onRead} />}
      {children}
    </ClockProvider>
  );
}
