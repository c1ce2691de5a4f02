import { parse, realtimeEvents } from '@sakina/platform/contract';
import type { ProviderId, RealtimeEvent, RealtimeEventName } from '@sakina/platform/contract';

/** A realtime event for one provider. */
export interface ServerEvent<Name extends RealtimeEventName = RealtimeEventName> {
  name: Name;
  payload: RealtimeEvent<Name>;
  /** The recipient, on all their connections. */
  to: ProviderId;
}

/** Queues an event until the work that caused it is committed. */
export type Emit = <Name extends RealtimeEventName>(
  name: Name,
  payload: RealtimeEvent<Name>,
  audience: { to: ProviderId },
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
