import { parse, realtimeEvents } from '@sakina/platform/contract';
import type { ProviderId, RealtimeEvent, RealtimeEventName } from '@sakina/platform/contract';

/** One thing that the realtime server tells one provider. */
export interface ServerEvent<Name extends RealtimeEventName = RealtimeEventName> {
  name: Name;
  payload: RealtimeEvent<Name>;
  /** Whom it is for, on all their connections. */
  to: ProviderId;
}

/** Takes note of an event. It is sent once the work that caused it is kept. */
export type Emit = <Name extends RealtimeEventName>(
  name: Name,
  payload: RealtimeEvent<Name>,
  audience: { to: ProviderId },
) => void;

/** Gathers the events of one run of work, so that none is told of work that was undone or was done before. */
export function createOutbox() {
  const waiting: ServerEvent[] = [];
  const emit: Emit = (name, payload, { to }) => {
    waiting.push({ name, payload: parse(realtimeEvents[name], payload) as RealtimeEvent<typeof name>, to });
  };
  return {
    emit,
    /** Sends what was gathered, in its order. */
    send: (publish: ((event: ServerEvent) => void) | undefined): void => {
      for (const event of waiting.splice(0)) publish?.(event);
    },
  };
}
