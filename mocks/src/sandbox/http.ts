import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ApiFailure } from '../handlers/api-failure.ts';
import { bodyLimitOf } from './body-limit.ts';
import type { BodyLimit } from './body-limit.ts';

/** Limits for draining a refused body, in bytes and milliseconds, before its connection is closed. */
const DISCARD_BYTES = 128 * 1024 * 1024;
const DISCARD_MS = 20_000;

/** Headers of every answer of the API. */
const apiHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Converts a node:http request for handlers. Rejects with ApiFailure if it is invalid. */
export async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', headers } = incoming;
  const url = new URL(pathOf(incoming), origin);
  const body = await readBody(incoming, bodyLimitOf(incoming, url.pathname));
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  // TRACE and CONNECT belong to the connection and cannot be asked of a handler.
  if (method === 'TRACE' || method === 'CONNECT')
    throw new ApiFailure(405, 'METHOD_NOT_ALLOWED', 'This method is not answered.');
  // A HEAD is a GET whose body is not sent: node:http leaves it out.
  return new Request(url, {
    method: method === 'HEAD' ? 'GET' : method,
    headers: entries,
    ...(method !== 'GET' && method !== 'HEAD' && { body }),
  });
}

/** Path and query of the request line; an absolute URL is rejected. */
function pathOf({ url = '/' }: IncomingMessage): string {
  if (!url.startsWith('/')) throw new ApiFailure(400, 'BAD_REQUEST', 'The address has to be a path.');
  // Two slashes at the start would name another host.
  return url.replace(/^\/+/, '/');
}

/** Reads a body into memory. Rejects as soon as the declared or received size is too large. */
async function readBody(incoming: IncomingMessage, { bytes, refusal }: BodyLimit): Promise<Buffer<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > bytes) {
    discardRest(incoming);
    throw refusal();
  }
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= bytes) return void chunks.push(chunk);
      chunks = [];
      incoming.off('data', take);
      discardRest(incoming);
      reject(refusal());
    };
    incoming.on('data', take);
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('close', () => reject(new ApiFailure(400, 'BAD_REQUEST', 'The request broke off.')));
  });
}

/**
 * Drains the rest of a body. Closing a connection while the caller still sends would reset it and lose the refusal
 * on the way, so it stays open until the body has arrived, within limits.
 */
function discardRest(incoming: IncomingMessage): void {
  let size = 0;
  const giveUp = setTimeout(() => incoming.destroy(), DISCARD_MS).unref();
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > DISCARD_BYTES) incoming.destroy();
  });
  incoming.on('close', () => clearTimeout(giveUp));
}

/** Sends an answer of a handler. */
export async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  setApiHeaders(outgoing);
  outgoing.statusCode = response.status;
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Sends a JSON body with the headers that every answer of the API has. */
export function sendJson(outgoing: ServerResponse, status: number, body: unknown): void {
  setApiHeaders(outgoing);
  outgoing.setHeader('Content-Type', 'application/json; charset=utf-8');
  outgoing.statusCode = status;
  outgoing.end(JSON.stringify(body));
}

/** Sends a refusal in the API's format: `{ message, code, details }`. */
export function sendFailure(
  outgoing: ServerResponse,
  { status, code, message, details }: Pick<ApiFailure, 'status' | 'code' | 'message' | 'details'>,
): void {
  sendJson(outgoing, status, { message, code, ...(details !== undefined && { details }) });
}

function setApiHeaders(outgoing: ServerResponse): void {
  for (const [name, value] of Object.entries(apiHeaders)) outgoing.setHeader(name, value);
}

/** A listener for an async handler; errors are answered in the API's format. */
export function answering(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
): RequestListener {
  return (incoming, outgoing) => {
    answer(incoming, outgoing).catch((failure: unknown) => {
      if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
      else
        sendFailure(
          outgoing,
          failure instanceof ApiFailure
            ? failure
            : new ApiFailure(500, 'INTERNAL', 'Something went wrong on our side.'),
        );
    });
  };
}
