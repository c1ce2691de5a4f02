import type { io, Socket } from 'socket.io-client';
import { afterTimeout } from '../browser/index.ts';
import { RECONNECTION, backoffDelay } from './backoff.ts';
import { createEventListeners, createSignal, eventNames } from './listeners.ts';
import type { Realtime, RealtimeStatus } from './realtime.ts';

/** The part of socket.io-client that is used. */
export interface SocketLibrary {
  io: typeof io;
}

export interface RealtimeOptions {
  /** Origin of the realtime server (FRAME-4), without a trailing slash; '' means the same origin. */
  base: string;
  /**
   * The current access token, or null: then nothing is attempted. Read at every attempt, so that a renewed one is used.
   */
  token: () => string | null;
  /** What the handshake says instead of the token, for a place in a session room. @default the token */
  handshake?: object;
  /**
   * What comes before the library is loaded, as the first data of a page. A failure of it holds nothing back.
   * @default nothing
   */
  after?: Promise<unknown>;
  /** Loads socket.io-client. @default the library in its own chunk, when the connection is first opened */
  load?: () => Promise<SocketLibrary>;
  /** Runs the work after so many milliseconds; the returned function cancels it. @default setTimeout */
  schedule?: (work: () => void, milliseconds: number) => () => void;
  /** From 0 up to, not including, 1. @default Math.random */
  random?: () => number;
}

const loadLibrary = (): Promise<SocketLibrary> => import('socket.io-client');

/** Creates the provider portal’s connection (SESSION-4). Nothing is loaded or sent before it is opened. */
export function createRealtime({
  base,
  token,
  handshake,
  after,
  load = loadLibrary,
  schedule = (work, milliseconds) => afterTimeout(milliseconds, work),
  random = Math.random,
}: RealtimeOptions): Realtime {
  const events = createEventListeners();
  const statusChange = createSignal();
  const gap = createSignal();
  let status: RealtimeStatus = 'closed';
  let library: SocketLibrary | null = null;
  let socket: Socket | null = null;
  // Counts openings and closings, so that a library that loads late is ignored after a close.
  let turn = 0;
  let failures = 0;
  let mayHaveMissed = false;
  /** What the browser is opening at this moment. */
  const opening = new WeakSet<Socket>();
  // The only timer: until the next attempt, or until an attempt times out.
  let cancelTimer: (() => void) | null = null;

  function become(next: RealtimeStatus): void {
    if (next === status) return;
    status = next;
    statusChange.emit();
  }

  function plan(work: (() => void) | null, milliseconds = 0): void {
    cancelTimer?.();
    cancelTimer = work && schedule(work, milliseconds);
  }

  /**
   * socket.io-client reconnects by itself only after a lost network; after a refusal or a disconnect by the server we
   * do.
   */
  function comeBack(): void {
    mayHaveMissed = true;
    become('waiting');
    plan(() => void attempt(), backoffDelay(failures, random()));
    failures += 1;
  }

  async function attempt(): Promise<void> {
    plan(null);
    const ours = turn;
    if (token() === null) return comeBack();
    become('connecting');
    try {
      if (after) await after.catch(() => undefined);
      if (ours !== turn) return;
      library ??= await load();
    } catch {
      if (ours === turn) comeBack();
      return;
    }
    if (ours !== turn) return;
    socket ??= prepare(library);
    opening.add(socket);
    socket.connect();
  }

  /**
   * Ends a connection for good. One that is opening opens first: to close it then is an error in the browser’s console.
   */
  function leave(left: Socket): void {
    const disconnect = () => void left.disconnect();
    if (!opening.has(left)) return disconnect();
    left.io.once('open', disconnect);
    left.io.once('error', disconnect);
  }

  function prepare({ io: connect }: SocketLibrary): Socket {
    const options = {
      ...RECONNECTION,
      reconnection: true,
      // Without polling no server needs sticky sessions, and the demo’s server can answer.
      transports: ['websocket'],
      autoConnect: false,
      forceNew: true,
      auth: (send: (handshake: object) => void) => {
        if (token() === null) rest();
        else if (socket === made) send(handshake ?? { token: token() });
      },
    };
    const made = base === '' ? connect(options) : connect(base, options);
    const whileOurs = (work: () => void) => () => {
      if (socket === made) work();
    };
    const rest = whileOurs(() => {
      made.disconnect();
      comeBack();
    });
    const lost = whileOurs(() => {
      if (!made.active) return comeBack();
      plan(null);
      mayHaveMissed = true;
      become('waiting');
    });
    const isThrough = () => void opening.delete(made);
    made.io.on('open', isThrough);
    made.io.on('error', isThrough);
    // The library’s timeout covers only the transport; a server that never completes the handshake would block us for
    // ever.
    made.io.on(
      'open',
      whileOurs(() => plan(rest, RECONNECTION.timeout)),
    );
    made.on(
      'connect',
      whileOurs(() => {
        plan(null);
        failures = 0;
        become('connected');
        if (mayHaveMissed) gap.emit();
        mayHaveMissed = false;
      }),
    );
    made.on('disconnect', lost);
    made.on('connect_error', lost);
    made.io.on(
      'reconnect_attempt',
      whileOurs(() => {
        if (token() === null) return rest();
        opening.add(made);
        become('connecting');
      }),
    );
    for (const name of eventNames)
      made.on(name as string, (payload: unknown) => whileOurs(() => events.deliver(name, payload))());
    return made;
  }

  return {
    open: () => {
      if (status !== 'closed') return;
      turn += 1;
      failures = 0;
      mayHaveMissed = false;
      void attempt();
    },
    close: () => {
      turn += 1;
      plan(null);
      const left = socket;
      socket = null;
      if (left) leave(left);
      become('closed');
    },
    on: events.on,
    onGap: gap.subscribe,
    status: () => status,
    subscribe: statusChange.subscribe,
  };
}
