import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { callerOf } from '../handlers/caller.ts';
import type { Store } from '../store/index.ts';
import type { Claims } from './access-tokens.ts';

/** Bytes that a message to the server may have: clients have nothing to say. */
const MESSAGE_LIMIT = 10_000;
/** The longest a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;
/** How many comings and goings are remembered. */
const REMEMBERED = 1000;

/** A connection that came, was turned away or went. */
export interface LoggedConnection {
  /** ISO instant. */
  at: string;
  event: 'connected' | 'refused' | 'disconnected';
  /** Of a refusal or an end. */
  reason: string | null;
  /** Id of the account, where it is known. */
  userId: string | null;
}

export interface RealtimeOptions {
  httpServer: HttpServer;
  /** Origins whose pages may connect; a client that names none is no browser. */
  origins: readonly string[];
  /** Finds out whose token it is; null for one that is not good. */
  recognise: (token: string | undefined) => Promise<Claims | null>;
  store: Store;
  now: () => Date;
}

/** The realtime server: a room for each provider and for each account, for as long as the token of the handshake is good. */
export function createRealtimeServer({ httpServer, origins, recognise, store, now }: RealtimeOptions) {
  let isDown = false;
  let connections: LoggedConnection[] = [];

  const log = (event: LoggedConnection['event'], reason: string | null, userId: string | null) => {
    connections = [...connections.slice(1 - REMEMBERED), { at: now().toISOString(), event, reason, userId }];
  };

  const allowRequest = (
    { headers: { origin } }: IncomingMessage,
    decide: (error: string | null, isAllowed: boolean) => void,
  ) => {
    const problem = isDown
      ? 'the server is down'
      : origin !== undefined && !origins.includes(origin)
        ? 'a foreign origin'
        : null;
    if (problem !== null) log('refused', problem, null);
    decide(problem, problem === null);
  };

  const io = new Server(httpServer, {
    serveClient: false,
    maxHttpBufferSize: MESSAGE_LIMIT,
    cors: { origin: [...origins] },
    allowRequest,
  });

  /** Lets a socket in, or says why not. */
  async function admit(socket: Socket): Promise<Error | undefined> {
    const token: unknown = (socket.handshake.auth as Record<string, unknown>)['token'];
    const claims = await recognise(typeof token === 'string' ? token : undefined);
    const caller = claims && (await store.run((tables) => callerOf(claims, tables)));
    if (!claims || !caller) {
      log('refused', 'no valid token', null);
      return Object.assign(new Error('UNAUTHENTICATED'), { data: { code: 'UNAUTHENTICATED' } });
    }
    socket.data = { userId: caller.userId, email: caller.email, expiry: claims['exp'] };
    await socket.join([caller.email, ...(caller.providerId === null ? [] : [caller.providerId])]);
    return undefined;
  }

  io.use((socket, next) => {
    const answer = async () => next(await admit(socket).catch(() => new Error('INTERNAL')));
    void answer();
  });

  io.on('connection', (socket) => {
    const { userId, expiry } = socket.data as { userId: string; expiry: unknown };
    log('connected', null, userId);
    const lifetime = typeof expiry === 'number' ? Math.min(expiry * 1000 - now().getTime(), LONGEST_MS) : null;
    const timer = lifetime === null ? undefined : setTimeout(() => socket.disconnect(true), lifetime);
    socket.on('disconnect', (reason) => {
      clearTimeout(timer);
      log('disconnected', reason, userId);
    });
  });

  return {
    /**
     * Sends an event to a provider (by id) or an account (by e-mail).
     * @returns How many connections it went to.
     */
    emit: (name: string, payload: unknown, to: string): number => {
      const room = io.sockets.adapter.rooms.get(to);
      if (room) io.to(to).emit(name, payload);
      return room?.size ?? 0;
    },
    /** Ends the connections of an account, as the server does when a token is over. */
    disconnect: (email: string): void => {
      io.in(email).disconnectSockets(true);
    },
    /** Down: every connection breaks as if the network were gone, and none is taken until it is up again. */
    setDown: (down: boolean): void => {
      isDown = down;
      if (down) for (const socket of io.sockets.sockets.values()) socket.conn.close(true);
    },
    isDown: () => isDown,
    /** How many are connected, and who came and went, oldest first. */
    read: () => ({ open: io.sockets.sockets.size, connections: [...connections] }),
    clearLog: (): void => {
      connections = [];
    },
    close: async (): Promise<void> => {
      await io.close();
    },
  };
}

export type RealtimeServer = ReturnType<typeof createRealtimeServer>;
