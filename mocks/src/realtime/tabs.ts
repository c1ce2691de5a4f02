import * as v from 'valibot';
import { providerId, realtimeEvents } from '@sakina/platform/contract';
import type { RealtimeEventName } from '@sakina/platform/contract';
import type { ServerEvent } from './outbox.ts';
import { isSeatAddress } from './seats.ts';
import type { SeatAddress } from './seats.ts';

/** The channel between tabs, which share one demo server. */
const CHANNEL = 'sakina-mock-realtime';

const audience = v.union([v.custom<SeatAddress>(isSeatAddress), providerId]);
const message = v.object({ name: v.string(), payload: v.unknown(), to: audience });

function readEvent(data: unknown): ServerEvent | null {
  const read = v.safeParse(message, data);
  if (!read.success || !Object.hasOwn(realtimeEvents, read.output.name)) return null;
  const name = read.output.name as RealtimeEventName;
  const payload = v.safeParse(realtimeEvents[name], read.output.payload);
  return payload.success ? { name, payload: payload.output, to: read.output.to } : null;
}

/**
 * Sends events in this tab and in all others.
 * @param deliver Sends to the sockets of this tab.
 */
export function publishInAllTabs(deliver: (event: ServerEvent) => void): (event: ServerEvent) => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const event = readEvent(data);
    if (event) deliver(event);
  });
  return (event) => {
    deliver(event);
    channel.postMessage(event);
  };
}
