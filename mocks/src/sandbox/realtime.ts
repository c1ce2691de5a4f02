import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { iso } from '../clock.ts';
import { callerOf } from '../handlers/caller.ts';
import { noteConnection } from '../handlers/room-connection.ts';
import { createOutbox } from '../realtime/outbox.ts';
import { asksForSeat, seatOf } from '../realtime/seats.ts';
import type { SeatAddress } from '../realtime/seats.ts';
import type { Store } from '../store/index.ts';
import type { Claims } from './access-tokens.ts';

/** The size limit of messages to the server: clients send none. */
const MESSAGE_LIMIT = 10_000;
/** The longest a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;
/**
 * How often a connection is asked for a sign of life, and how long its answer may take, in milliseconds: whoever is
 * lost is noticed within 15 seconds (docs/rules/calls.md, Lost connections).
 */
const PING = { pingInterval: 5000, pingTimeout: 10_000 };
/** How many connections are logged. */
const REMEMBERED = 1000;

/** A connection that opened, was rejected or closed. */
export interface LoggedConnection {
  /** ISO instant. */
  at: string;
  event: 'connected' | 'refused' | 'disconnected';
  /** Reason of a rejection or an end. */
  reason: string | null;
  /** Id of the account, if known. */
  userId: string | null;
}

export interface RealtimeOptions {
  httpServer: HttpServer;
  /** Origins whose pages may connect; a client without an Origin header is not a browser. */
  origins: readonly string[];
  /** The owner of a token; null if it is invalid. */
  recognise: (token: string | undefined) => Promise<Claims | null>;
  store: Store;
  now: () => Date;
}

/**
 * The realtime server: the events of each provider and each account while the handshake's token is valid, and those of
 * each place in a session room for whoever knows its secret.
 */
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
    ...PING,
    cors: { origin: [...origins] },
    allowRequest,
  });

  /** Accepts a socket at a place in a session room, or rejects it. */
  async function admitToSeat(socket: Socket): Promise<Error | undefined> {
    const seat = await store.run((tables) => seatOf(tables, socket.handshake.auth));
    if (seat === null) {
      log('refused', 'no such place in a room', null);
      return Object.assign(new Error('UNAUTHENTICATED'), { data: { code: 'UNAUTHENTICATED' } });
    }
    socket.data = { userId: null, seat };
    await socket.join(seat);
    return undefined;
  }

  /** Accepts a socket, or rejects it with the reason. */
  async function admit(socket: Socket): Promise<Error | undefined> {
    if (asksForSeat(socket.handshake.auth)) return admitToSeat(socket);
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

  /** Notes that a place has a connection, or since when it has none. */
  async function note(seat: SeatAddress, since: string | null): Promise<void> {
    const outbox = createOutbox();
    await store.run((tables) => noteConnection({ tables, now: now(), emit: outbox.emit }, seat, since));
    outbox.send((event) => void emit(event.name, event.payload, event.to));
  }

  /** Follows the signs of life of whoever sits at a place: another connection of theirs goes on for a lost one. */
  function follow(socket: Socket, seat: SeatAddress): void {
    let heardAt = now();
    socket.conn.on('packet', () => {
      heardAt = now();
    });
    void note(seat, null);
    socket.on('disconnect', (reason) => {
      if (io.sockets.adapter.rooms.get(seat)) return;
      void note(seat, iso(reason === 'ping timeout' ? heardAt : now()));
    });
  }

  function emit(name: string, payload: unknown, to: string): number {
    const room = io.sockets.adapter.rooms.get(to);
    if (room) io.to(to).emit(name, payload);
    return room?.size ?? 0;
  }

  io.on('connection', (socket) => {
    const { userId, seat, expiry } = socket.data as { userId: string | null; seat?: SeatAddress; expiry?: unknown };
    if (seat) follow(socket, seat);
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
     * Sends an event to a provider (by id) or an account (by email).
     * @returns The number of connections.
     */
    emit,
    /** Ends the connections of an account, as on token expiry. */
    disconnect: (email: string): void => {
      io.in(email).disconnectSockets(true);
    },
    /** Down: every connection ends as on a network failure, and none is accepted until it is up again. */
    setDown: (down: boolean): void => {
      isDown = down;
      if (down) for (const socket of io.sockets.sockets.values()) socket.conn.close(true);
    },
    isDown: () => isDown,
    /** The number of connections and the connection log, oldest first. */
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
