import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaticHost } from './static-host.ts';
import type { StaticHostOptions } from './static-host.ts';

export interface ServedBuild {
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves a build on the loopback address of this machine.
 * @param port 0 takes a free one. Rejects with Node's own error (EADDRINUSE) if it is taken.
 */
export async function serveBuild(options: StaticHostOptions, port = 0): Promise<ServedBuild> {
  const server = createServer(createStaticHost(options));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
