import { listAppointments } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import { useState } from 'react';

/** Reads the sessions that began before the page was opened (CALL-9). */
export function usePast() {
  const clock = useClock();
  const [to] = useState(() => new Date(clock.now()).toISOString());
  return useOperation(listAppointments, { query: { as: 'client', to } });
}
