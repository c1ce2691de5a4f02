import * as v from 'valibot';
import { realtimeEvents } from '../contract/realtime.ts';
import type { RealtimeEvent, RealtimeEventName } from '../contract/realtime.ts';

type Listener = (event: never) => void;

/** The known events, in the contract’s order. */
export const eventNames = Object.keys(realtimeEvents) as readonly RealtimeEventName[];

/** The listeners of each event. An event that does not match the contract is dropped silently. */
export function createEventListeners() {
  const byName = new Map<RealtimeEventName, Set<Listener>>(eventNames.map((name) => [name, new Set()]));
  return {
    on: <Name extends RealtimeEventName>(name: Name, listener: (event: RealtimeEvent<Name>) => void): (() => void) => {
      // A listener may be added twice; each addition is separate.
      const own = (event: RealtimeEvent<Name>) => listener(event);
      byName.get(name)?.add(own);
      return () => void byName.get(name)?.delete(own);
    },
    /** Delivers an event, validated by its schema; fields that the schema does not name are removed. */
    deliver: (name: RealtimeEventName, payload: unknown): void => {
      const read = v.safeParse(realtimeEvents[name], payload);
      if (!read.success) return;
      for (const listener of byName.get(name) ?? []) listener(read.output as never);
    },
  };
}

/** Listeners without an argument. */
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
