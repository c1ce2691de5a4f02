import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import type { RealtimeEvent, RealtimeEventName } from '../../contract/realtime.ts';
import type { Realtime } from '../../realtime/realtime.ts';

const RealtimeContext = createContext<Realtime | null>(null);

export interface RealtimeProviderProps {
  /** The connection of the portal; who opens and closes it is the app’s business. */
  realtime: Realtime;
  children: ReactNode;
}

/** Hands the realtime connection to everything below. */
export function RealtimeProvider({ realtime, children }: RealtimeProviderProps) {
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}

/** The connection in force, or null where no portal above has one: then nothing ever arrives. */
export function useRealtime(): Realtime | null {
  return useContext(RealtimeContext);
}

/** Calls the newest listener with every event of that name while the component is shown. */
export function useRealtimeEvent<Name extends RealtimeEventName>(
  name: Name,
  listener: (event: RealtimeEvent<Name>) => void,
): void {
  const realtime = useRealtime();
  const onEvent = useEffectEvent(listener);
  useEffect(() => realtime?.on(name, (event) => onEvent(event)), [realtime, name]);
}
