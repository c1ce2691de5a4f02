import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { vi } from 'vitest';

/** Starts a realtime server on a free port of this machine; its caller closes it by `io.close()`. */
export async function startSocketServer() {
  const http = createServer();
  const io = new Server(http);
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return { http, io, base: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

/**
 * Records what is written to the console, in place of writing it.
 * @returns Ends it, and throws where anything was written: no one is told of a connection's trouble (SESSION-4).
 */
export function recordConsole(): () => void {
  const calls = vi.fn<(...args: unknown[]) => void>();
  for (const method of ['error', 'warn', 'info', 'log'] as const) vi.spyOn(console, method).mockImplementation(calls);
  return () => {
    vi.restoreAllMocks();
    if (calls.mock.calls.length > 0) throw new Error(`The console was used: ${JSON.stringify(calls.mock.calls)}`);
  };
}
