import { parse, realtimeEvents } from '@sakina/platform/contract';
import type { RealtimeEvent, RealtimeEventName } from '@sakina/platform/contract';
import type { Audience } from './seats.ts';

/** A realtime event for one provider or one place in a room. */
export interface ServerEvent<Name extends RealtimeEventName = RealtimeEventName> {
  name: Name;
  payload: RealtimeEvent<Name>;
  /** The recipient, on all their connections. */
  to: Audience;
}

/** Queues an event until the work that caused it is committed. */
export type Emit = <Name extends RealtimeEventName>(
  name: Name,
  payload: RealtimeEvent<Name>,
  audience: { to: Audience },
) => void;

/** Collects the events of one unit of work, so that none is sent for work that was rolled back or replayed. */
export function createOutbox() {
  const waiting: ServerEvent[] = [];
  const emit: Emit = (name, payload, { to }) => {
    waiting.push({ name, payload: parse(realtimeEvents[name], payload) as RealtimeEvent<typeof name>, to });
  };
  return {
    emit,
    /** Sends the collected events in order. */
    send: (publish: ((event: ServerEvent) => void) | undefined): void => {
      for (const event of waiting.splice(0)) publish?.(event);
    },
  };
}
