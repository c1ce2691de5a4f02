import { HttpResponse, delay } from 'msw';
import type { HttpHandler } from 'msw';
import type { Operation } from '@sakina/platform/contract';
import * as v from 'valibot';
import { fitting } from '../fitting.ts';
import { answer, on, refuse } from '../handlers/transport.ts';

/** How a call fails. */
export interface Failure {
  /** @default 500 */
  status?: number;
  /** @default the code that the operation declares for the status, else `INTERNAL` */
  code?: string;
  /** What the server says. */
  message?: string;
  details?: unknown;
}

type Answer<O extends Operation> = v.InferInput<O['response']>;

/** The server refuses the call. */
export function failing(
  operation: Operation,
  { status = 500, code, message = 'Something went wrong on our side.', details }: Failure = {},
): HttpHandler {
  const declared = operation.errors.find((error) => error.status === status)?.code;
  return on(operation, async () => refuse({ status, code: code ?? declared ?? 'INTERNAL', message, details }));
}

/** The server answers with this. Data that does not fit the contract is a mistake in the story and throws at once. */
export function answering<O extends Operation>(operation: O, data: Answer<O>): HttpHandler {
  const parsed = fitting(operation.response, data);
  return on(operation, async () => answer({ data: parsed }));
}

/**
 * The server has nothing yet: a list without items, with the page and the counts that belong to it.
 * @param value Fields that differ from the empty answer.
 */
export function empty<O extends Operation>(operation: O, value: Partial<Answer<O>> = {}): HttpHandler {
  const candidates = [
    { items: [] },
    { items: [], total: 0, page: 1, pageSize: 12 },
    {
      items: [],
      total: 0,
      page: 1,
      pageSize: 12,
      facets: { kind: {}, speciality: {}, language: {}, gender: {}, insurer: {}, mode: {} },
    },
    {},
  ];
  for (const candidate of candidates) {
    const parsed = v.safeParse(operation.response, { ...candidate, ...value });
    if (parsed.success) return on(operation, async () => answer({ data: parsed.output }));
  }
  throw new Error(`Say what an empty answer of ${operation.name} is: empty(${operation.name}, { … })`);
}

/** The answer never comes. */
export function loading(operation: Operation): HttpHandler {
  return on(operation, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** The answer comes late: after so many milliseconds the next handler answers. */
export function slow(operation: Operation, milliseconds: number): HttpHandler {
  return on(operation, async () => {
    await delay(milliseconds);
    return undefined;
  });
}

/** Tells of every call; the next handler answers it. */
export function watched(operation: Operation, onCall: () => void): HttpHandler {
  return on(operation, async () => {
    onCall();
    return undefined;
  });
}

/** There is no connection. */
export function offline(operation: Operation): HttpHandler {
  return on(operation, async () => HttpResponse.error());
}

/** The answer does not fit the contract. */
export function breach(operation: Operation): HttpHandler {
  return on(operation, async () => answer({ data: { unexpected: true } }));
}

/** The call is not for this person. */
export function denied(operation: Operation, message = 'You do not have access to this.'): HttpHandler {
  return failing(operation, { status: 403, code: 'FORBIDDEN', message });
}

/** The session has run out. */
export function signedOut(operation: Operation): HttpHandler {
  return failing(operation, { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' });
}

/** The token is over for the first call; the ones after it are answered by the next handler, as after a renewal. */
export function unauthorisedThenOk(operation: Operation): HttpHandler {
  return failingOnce(operation, { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' });
}

/**
 * The server has had enough for now.
 * @param retryAfter What Retry-After says: seconds or an HTTP date; nothing without it.
 * @param status 429, or 503 where the trouble is the server's own.
 */
export function tooManyRequests(operation: Operation, retryAfter?: string, status: 429 | 503 = 429): HttpHandler {
  const [code, message] =
    status === 429
      ? ['TOO_MANY_REQUESTS', 'Too many requests.']
      : ['UNAVAILABLE', 'The service is being looked after.'];
  return on(operation, async () => {
    const response = refuse({ status, code, message, details: undefined });
    if (retryAfter !== undefined) response.headers.set('Retry-After', retryAfter);
    return response;
  });
}

/** There is no such record. */
export function missing(operation: Operation, message = 'We could not find this.'): HttpHandler {
  return failing(operation, { status: 404, code: 'NOT_FOUND', message });
}

/** Somebody else was faster. */
export function conflict(operation: Operation, failure: Omit<Failure, 'status'> = {}): HttpHandler {
  return failing(operation, { status: 409, message: 'This was changed meanwhile.', ...failure });
}

/** The first call fails, the ones after it are answered by the next handler: what a retry meets. */
export function failingOnce(operation: Operation, failure: Failure = {}): HttpHandler {
  let isFirst = true;
  const { status = 500, code = 'INTERNAL', message = 'Something went wrong on our side.', details } = failure;
  return on(operation, async () => {
    if (!isFirst) return undefined;
    isFirst = false;
    return refuse({ status, code, message, details });
  });
}
