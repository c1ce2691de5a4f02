import type { IncomingMessage, ServerResponse } from 'node:http';

export type ServerName = 'api' | 'identity' | 'app';

/** One received request, without query, body and token. */
interface LoggedRequest {
  server: ServerName;
  /** ISO instant of its arrival. */
  at: string;
  method: string;
  path: string;
  /** Whether it had a bearer token, and the organisation header. */
  authorized: boolean;
  organization: boolean;
  /** Null without an answer. */
  status: number | null;
  /** Milliseconds until the answer or the end of the connection; null before. */
  milliseconds: number | null;
}

/** How many requests are logged. */
const REMEMBERED = 5000;

/** Logs requests to the servers. */
export function createRequestLog(now: () => Date) {
  let entries: LoggedRequest[] = [];

  return {
    /** Logs a request, and its answer when it is sent. */
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
    /** The requests, oldest first, and counts by status: `{ 'api GET /v1/appointments': { 200: 3 } }`. */
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
