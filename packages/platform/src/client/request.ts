import type { Operation } from '../contract/operation.ts';
import { ApiError } from './api-error.ts';
import { buildPath } from './build-path.ts';
import type { Credentials } from './credentials.ts';

/** What a call is made of, apart from who makes it. */
export interface CallInput {
  params?: Record<string, string> | undefined;
  query?: unknown;
  body?: unknown;
}

/** A request as `fetch` takes it. */
export interface PreparedRequest {
  url: string;
  init: RequestInit;
}

/**
 * Puts a request together.
 * @param base Origin it goes to.
 * @param credentials Null sends no auth, organisation and plan headers.
 * @throws ApiError `INVALID_REQUEST` where an address, a header or the body cannot be made; it names the part, never its value.
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
  // A form's type names the boundary between its parts, which the transport alone knows: it sets that header itself.
  if (hasBody && !isForm) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) setHeader(headers, 'Idempotency-Key', idempotencyKey);
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
      // The API sends nobody elsewhere; following would carry headers and bodies to a place that nobody checked.
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

/** Not left to `Headers` alone: its error quotes the value, and the value may be the token. */
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

/** The call could not be put together: a mistake of the product, not of the server. */
function invalidRequest(message: string): ApiError {
  return new ApiError({ kind: 'contract', code: 'INVALID_REQUEST', message });
}
