import type { ProviderId } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { MockServer } from '../handlers/define-handler.ts';
import { appointmentsWith } from '../handlers/find.ts';
import { demoTexts } from '../personas/messages.ts';
import { unreadMessages, writeMessage } from '../rules/messages.ts';
import type { Tables } from '../store/table.ts';
import type { ServerEvent } from './outbox.ts';

/** Milliseconds after connecting at which a client writes: soon enough to be seen, and once more. */
const WRITES_AFTER_MS = [40_000, 240_000] as const;

type Schedule = (work: () => void, milliseconds: number) => () => void;

/** Keeps the so-manieth message of the demo, once, however many tabs are open; null where there is none to keep. */
export function writeDemoMessage(
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
 * Has one or two clients write to a provider who is connected, so that the demo shows what arrives by itself.
 * @returns Stops it.
 */
export function writeToConnected(
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
