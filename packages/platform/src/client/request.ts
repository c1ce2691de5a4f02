import type { Operation } from '../contract/operation.ts';
import { ApiError } from './api-error.ts';
import { buildPath } from './build-path.ts';
import type { Credentials } from './credentials.ts';

/** A call, apart from its credentials. */
export interface CallInput {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
  secret?: string | undefined;
}

/** The arguments of `fetch`. */
export interface PreparedRequest {
  url: string;
  init: RequestInit;
}

/**
 * Builds a request.
 * @param base Origin to send it to.
 * @param credentials Null sends no auth, organisation and plan headers.
 * @throws ApiError `INVALID_REQUEST` if an address, a header or the body is invalid; it names the part, never its
 *   value.
 */
export function prepareRequest(
  operation: Operation,
  input: CallInput,
  base: string,
  credentials: Credentials | null,
  idempotencyKey: string | undefined,
): PreparedRequest {
  const hasBody = input.body !== undefined;
  const isForm = operation.encoding === 'multipart';
  const headers = new Headers({ Accept: 'application/json' });
  // A multipart type contains the boundary, which only the transport has: it sets that header itself.
  if (hasBody && !isForm) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) setHeader(headers, 'Idempotency-Key', idempotencyKey);
  if (input.secret) setHeader(headers, 'X-Participant-Secret', input.secret);
  if (credentials) {
    setHeader(headers, 'Authorization', `Bearer ${credentials.accessToken}`);
    if (credentials.organizationId) setHeader(headers, 'X-Organization-Id', credentials.organizationId);
    if (credentials.plan) setHeader(headers, 'X-Organization-Plan', credentials.plan);
  }
  return {
    url: base + orInvalid('address', () => buildPath(operation.path, input)),
    init: {
      method: operation.method,
      headers,
      ...(hasBody ? { body: orInvalid('body', () => (isForm ? formOf(input.body) : JSON.stringify(input.body))) } : {}),
      // The API never redirects; following a redirect would send headers and bodies to an unchecked address.
      redirect: 'manual',
    },
  };
}

/** The fields of a body as a form: files as they are, lists as repeated fields, what is undefined left out. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean')
        form.append(name, String(item));
      else if (item !== undefined) throw new TypeError(`The field ${name} has no place in a form`);
    }
  }
  return form;
}

/** Not left to `Headers` alone: its error quotes the value, which may be the token. */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw invalidRequest(`The header ${name} cannot hold its value`);
  }
}

function orInvalid<T>(part: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof ApiError ? error : invalidRequest(`The ${part} of the request cannot be made`);
  }
}

/** The request could not be built: an error in the product, not on the server. */
function invalidRequest(message: string): ApiError {
  return new ApiError({ kind: 'contract', code: 'INVALID_REQUEST', message });
}
