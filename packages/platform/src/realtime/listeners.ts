import * as v from 'valibot';
import { realtimeEvents } from '../contract/realtime.ts';
import type { RealtimeEvent, RealtimeEventName } from '../contract/realtime.ts';

type Listener = (event: never) => void;

/** The events that are known, in the contract’s order. */
export const eventNames = Object.keys(realtimeEvents) as readonly RealtimeEventName[];

/** Who listens to which event. What does not fit the contract reaches nobody, and nothing is said of it. */
export function createEventListeners() {
  const byName = new Map<RealtimeEventName, Set<Listener>>(eventNames.map((name) => [name, new Set()]));
  return {
    on: <Name extends RealtimeEventName>(name: Name, listener: (event: RealtimeEvent<Name>) => void): (() => void) => {
      // A listener may be given twice; each time is one of its own.
      const own = (event: RealtimeEvent<Name>) => listener(event);
      byName.get(name)?.add(own);
      return () => void byName.get(name)?.delete(own);
    },
    /** Gives an event on, checked by its schema; what the schema does not name stays behind. */
    deliver: (name: RealtimeEventName, payload: unknown): void => {
      const read = v.safeParse(realtimeEvents[name], payload);
      if (!read.success) return;
      for (const listener of byName.get(name) ?? []) listener(read.output as never);
    },
  };
}

/** Listeners that are told nothing but that it happened. */
export function createSignal() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void): (() => void) => {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    emit: (): void => {
      for (const listener of listeners) listener();
    },
  };
}
