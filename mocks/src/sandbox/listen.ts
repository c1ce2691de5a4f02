import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the sandbox: its name in messages, and the variable for its port. */
export interface Place {
  name: string;
  port: number;
  variable: string;
}

/** A port cannot be used. The message names the port, its server, and how to change it. */
export class PortUnavailableError extends Error {
  override readonly name = 'PortUnavailableError';
  readonly port: number;
  constructor({ name, port, variable }: Place, cause: NodeJS.ErrnoException) {
    const why = cause.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${cause.code})`;
    super(
      `Port ${port} for ${name} ${why}. Choose another with ${variable}, for example ${variable}=${port + 100}, or ${variable}=0 for any that is free.`,
      { cause },
    );
    this.port = port;
  }
}

export interface Listening {
  server: Server;
  port: number;
  /** Ends every connection and releases the port. */
  close: () => Promise<void>;
}

/** Listens on the loopback address only. Rejects with PortUnavailableError. */
async function listen(place: Place): Promise<Listening> {
  const server = createServer();
  // No request timeout: tests may delay hundreds of answers, and only this machine can connect.
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new PortUnavailableError(place, cause)));
    server.listen(place.port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { server, port: (server.address() as AddressInfo).port, close };
}

/** Starts all listeners, or none. */
export async function listenAll(places: readonly Place[]): Promise<Listening[]> {
  const outcomes = await Promise.allSettled(places.map(listen));
  const open = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return open;
  await Promise.all(open.map(({ close }) => close()));
  throw failed.reason;
}
