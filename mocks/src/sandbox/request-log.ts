import type { IncomingMessage, ServerResponse } from 'node:http';

export type ServerName = 'api' | 'identity' | 'app';

/** One request that arrived: what was asked, never with what. No query, no body, no token. */
export interface LoggedRequest {
  server: ServerName;
  /** ISO instant of its arrival. */
  at: string;
  method: string;
  path: string;
  /** Whether it carried a bearer token, and the organisation of one. */
  authorized: boolean;
  organization: boolean;
  /** Null while there is no answer, and for ever where there was none. */
  status: number | null;
  /** Milliseconds until the answer or the end of the connection; null until then. */
  milliseconds: number | null;
}

/** How many requests are remembered. */
const REMEMBERED = 5000;

/** Remembers what was asked of the servers. */
export function createRequestLog(now: () => Date) {
  let entries: LoggedRequest[] = [];

  return {
    /** Notes a request, and its answer when it is sent. */
    note: (server: ServerName, incoming: IncomingMessage, outgoing: ServerResponse): void => {
      const started = performance.now();
      const { method = 'GET', headers } = incoming;
      const entry: LoggedRequest = {
        server,
        method,
        at: now().toISOString(),
        path: (incoming.url ?? '/').split(/[?#]/)[0] ?? '/',
        authorized: headers.authorization !== undefined,
        organization: headers['x-organization-id'] !== undefined,
        status: null,
        milliseconds: null,
      };
      entries.push(entry);
      if (entries.length > REMEMBERED) entries = entries.slice(-REMEMBERED);
      outgoing.once('close', () => {
        entry.status = outgoing.writableFinished ? outgoing.statusCode : null;
        entry.milliseconds = Math.round(performance.now() - started);
      });
    },
    /** The requests, oldest first, and how often each was answered how: `{ 'api GET /v1/appointments': { 200: 3 } }`. */
    read: () => {
      const counts: Record<string, Record<string, number>> = {};
      for (const { server, method, path, status } of entries) {
        const of = (counts[`${server} ${method} ${path}`] ??= {});
        of[String(status)] = (of[String(status)] ?? 0) + 1;
      }
      return { requests: entries.map((entry) => ({ ...entry })), counts };
    },
    clear: () => {
      entries = [];
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
