import type { ProviderId } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { MockServer } from '../handlers/define-handler.ts';
import { appointmentsWith } from '../handlers/find.ts';
import { demoTexts } from '../personas/messages.ts';
import { unreadMessages, writeMessage } from '../rules/messages.ts';
import type { Tables } from '../store/table.ts';
import type { ServerEvent } from './outbox.ts';

/** Milliseconds after connecting at which clients write. */
const WRITES_AFTER_MS = [40_000, 240_000] as const;

type Schedule = (work: () => void, milliseconds: number) => () => void;

/** Stores the n-th demo message, once for all tabs; null if there is none to store. */
function writeDemoMessage(
  tables: Tables,
  provider: ProviderId,
  index: number,
  now: Date,
): ServerEvent<'client.message'> | null {
  const id = `msg-demo-${provider}-${index}`;
  if (tables.messages.get(id)) return null;
  const clients = new Map(appointmentsWith(tables, provider).map(({ client }) => [client.id, client]));
  const client = [...clients.values()].at(-1 - index);
  if (!client) return null;
  writeMessage(tables, {
    id,
    providerId: provider,
    client,
    author: 'CLIENT',
    text: demoTexts[index] ?? demoTexts[0],
    at: now,
  });
  const unread = unreadMessages(tables, provider).length;
  return {
    name: 'client.message',
    payload: { messageId: id, clientId: client.id, clientName: client.displayName, unread, sentAt: iso(now) },
    to: provider,
  };
}

/**
 * Lets one or two clients write to a connected provider, so that the demo shows incoming messages.
 * @returns Starts the messages to a provider, and returns their stop function.
 */
export function createDemoMessages(
  server: Pick<MockServer, 'store' | 'now'>,
  publish: (event: ServerEvent) => void,
  schedule: Schedule,
) {
  return (provider: ProviderId): (() => void) => {
    const ends = WRITES_AFTER_MS.map((milliseconds, index) =>
      schedule(() => {
        void server.store
          .run((tables) => writeDemoMessage(tables, provider, index, server.now()))
          .then((event) => event && publish(event));
      }, milliseconds),
    );
    return () => {
      for (const end of ends) end();
    };
  };
}
