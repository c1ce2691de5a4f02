import { useEffect } from 'react';
import { useInvalidate } from '../data/use-operation.ts';
import { revalidateOnEvents } from './revalidate-on-events.ts';
import { useRealtime } from './provider.tsx';

/**
 * Keeps the provider portal’s data current while the connection is open. Renders nothing; mounted once in the portal’s
 * frame.
 */
export function RealtimeUpdates() {
  const realtime = useRealtime();
  const invalidate = useInvalidate();
  useEffect(
    () =>
      realtime === null ? undefined : revalidateOnEvents(realtime, (operations) => void invalidate(...operations)),
    [realtime, invalidate],
  );
  return null;
}
