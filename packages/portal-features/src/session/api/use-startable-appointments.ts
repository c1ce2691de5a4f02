import { listAppointments } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useState } from 'react';
import { startableSpan } from '../model/startable.ts';

/** Reads the provider's appointments around the present (CALL-9). */
export function useStartableAppointments(): Read<{ items: Appointment[] }> {
  const clock = useClock();
  // The span is part of the cache's key, so it is chosen once: with a running clock every render would ask again.
  const [span] = useState(() => startableSpan(clock.now()));
  return useOperation(listAppointments, { query: { ...span, as: 'provider' } });
}
