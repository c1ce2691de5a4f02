import { ws } from 'msw/ws';
import type { WebSocketHandler } from 'msw/ws';
import type { ProviderId } from '@sakina/platform/contract';
import { readCaller } from '../handlers/caller.ts';
import type { MockServer } from '../handlers/define-handler.ts';
import type { ServerEvent } from './outbox.ts';
import { asksForSeat, seatOf } from './seats.ts';
import type { Audience } from './seats.ts';
import { PacketType, SocketIoExtension } from './socket-io-extension.ts';
import type { Packet } from './socket-io-extension.ts';

interface EmbeddedRealtimeOptions {
  /** Origin of the page, used as the server’s. */
  origin: string;
  server: Pick<MockServer, 'store' | 'now' | 'readToken'>;
  /** Called when a provider connects; the returned function is called when they disconnect. */
  onConnected?: (provider: ProviderId) => () => void;
}

/** A socket.io server inside the page. */
export interface EmbeddedRealtime {
  /** Answers the page’s sockets. The client must be loaded after the worker has started. */
  handler: WebSocketHandler<SocketIoExtension>;
  /** Sends an event to the sockets of its provider, or of its place in a room, in this tab. */
  publish: (event: ServerEvent) => void;
}

interface Peer {
  send: (packet: Packet) => void;
}

const nsp = '/';

/**
 * Creates a realtime server that, like the real one, admits providers by the token of their handshake, and people in a
 * room by the id and the secret of their place.
 */
export function createEmbeddedRealtime({ origin, server, onConnected }: EmbeddedRealtimeOptions): EmbeddedRealtime {
  const audiences = new Map<Audience, Set<Peer>>();
  // The bare host: MSW removes /socket.io/ from the address before it compares.
  const link = ws.link(origin.replace(/^http/, 'ws'), { extensions: [new SocketIoExtension()] });

  async function providerOf(handshake: unknown): Promise<ProviderId | null> {
    const token: unknown =
      typeof handshake === 'object' && handshake !== null ? (handshake as { token?: unknown }).token : undefined;
    if (typeof token !== 'string') return null;
    // A token that is not a valid header value is rejected.
    if (!/^[\x21-\x7e]+$/.test(token)) return null;
    const request = new Request(origin, { headers: { Authorization: `Bearer ${token}` } });
    return server.store.run(
      (tables) => readCaller(request, tables, server.now(), server.readToken)?.providerId ?? null,
    );
  }

  const handler = link.addEventListener('connection', ({ client, server: original }) => {
    // Other sockets of the page, such as the development server’s, are passed through.
    if (!client.url.searchParams.has('EIO')) return original.connect();
    let leave: (() => void) | null = null;
    let isGone = false;

    async function admit(handshake: unknown): Promise<void> {
      const seat = asksForSeat(handshake) ? await server.store.run((tables) => seatOf(tables, handshake)) : null;
      const provider = asksForSeat(handshake) ? null : await providerOf(handshake);
      const audience = seat ?? provider;
      if (isGone) return;
      if (audience === null)
        return client.send({ type: PacketType.CONNECT_ERROR, nsp, data: { message: 'UNAUTHENTICATED' } });
      const peers = audiences.get(audience) ?? new Set();
      audiences.set(audience, peers.add(client));
      const end = provider === null ? undefined : onConnected?.(provider);
      leave = () => {
        peers.delete(client);
        end?.();
      };
      client.send({ type: PacketType.CONNECT, nsp, data: { sid: crypto.randomUUID() } });
    }

    client.addEventListener('message', ({ data: packet }) => {
      if (packet.type === PacketType.CONNECT && leave === null) void admit(packet.data);
      if (packet.type === PacketType.DISCONNECT) client.close();
    });
    client.addEventListener('close', () => {
      isGone = true;
      leave?.();
    });
  });

  return {
    handler,
    publish: ({ name, payload, to }) => {
      for (const peer of audiences.get(to) ?? []) peer.send({ type: PacketType.EVENT, nsp, data: [name, payload] });
    },
  };
}
