import * as z from 'zod/mini';
import { providerId, realtimeEvents } from '@sakina/platform/contract';
import type { RealtimeEventName } from '@sakina/platform/contract';
import type { ServerEvent } from './outbox.ts';

/** The channel between the tabs of one demo, whose servers are one. */
const CHANNEL = 'sakina-mock-realtime';

const message = z.object({ name: z.string(), payload: z.unknown(), to: providerId });

function readEvent(data: unknown): ServerEvent | null {
  const read = message.safeParse(data);
  if (!read.success || !Object.hasOwn(realtimeEvents, read.data.name)) return null;
  const name = read.data.name as RealtimeEventName;
  const payload = realtimeEvents[name].safeParse(read.data.payload);
  return payload.success ? { name, payload: payload.data, to: read.data.to } : null;
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
