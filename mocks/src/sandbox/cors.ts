import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, POST, PUT, DELETE';
const REQUEST_HEADERS =
  'Authorization, Content-Type, Idempotency-Key, X-Organization-Id, X-Organization-Plan, X-Participant-Secret';
const RESPONSE_HEADERS = 'Retry-After, Date';
/** Seconds for which a browser may cache a preflight. */
const PREFLIGHT_SECONDS = 600;

/**
 * Lets pages of these origins read the answers; pages of any other origin get no permission, so their browser withholds
 * the answer. No cookies: the bearer token identifies the caller.
 * @returns Whether the request was a preflight and is already answered.
 */
export function allowOrigins(origins: readonly string[], incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { origin } = incoming.headers;
  outgoing.setHeader('Vary', 'Origin');
  const isAllowed = origin !== undefined && origins.includes(origin);
  if (isAllowed) {
    outgoing.setHeader('Access-Control-Allow-Origin', origin);
    outgoing.setHeader('Access-Control-Expose-Headers', RESPONSE_HEADERS);
  }
  if (incoming.method !== 'OPTIONS') return false;
  if (isAllowed) {
    outgoing.setHeader('Access-Control-Allow-Methods', METHODS);
    outgoing.setHeader('Access-Control-Allow-Headers', REQUEST_HEADERS);
    outgoing.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  }
  outgoing.statusCode = 204;
  outgoing.end();
  return true;
}
