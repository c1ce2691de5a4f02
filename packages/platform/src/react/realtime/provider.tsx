import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import type { RealtimeEvent, RealtimeEventName } from '../../contract/realtime.ts';
import type { Realtime } from '../../realtime/realtime.ts';

const RealtimeContext = createContext<Realtime | null>(null);

export interface RealtimeProviderProps {
  /** The portal’s connection; the app opens and closes it. */
  realtime: Realtime;
  children: ReactNode;
}

/** Provides the realtime connection. */
export function RealtimeProvider({ realtime, children }: RealtimeProviderProps) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** The current connection, or null outside a portal that has one: then no event is delivered. */
export function useRealtime(): Realtime | null {
  return useContext(RealtimeContext);
}

/** Calls the latest listener with every event of that name while the component is mounted. */
export function useRealtimeEvent<Name extends RealtimeEventName>(
  name: Name,
  listener: (event: RealtimeEvent<Name>) => void,
): void {
  const realtime = useRealtime();
  const onEvent = useEffectEvent(listener);
  useEffect(() => realtime?.on(name, (event) => onEvent(event)), [realtime, name]);
}
