/**
 * What can happen to a call. Stories call these functions; the toolbar, the contract pages and tests over many
 * operations choose them by name (`ScenarioName` in by-name.ts). Both use the same words:
 *
 * - `loading`: no answer ever comes
 * - `slow`: the usual answer comes after a delay
 * - `empty`: the server has no data yet
 * - `denied`: 403, the caller lacks the right
 * - `notFound`: 404
 * - `conflict`: 409, the record changed or the act is not possible in its state
 * - `invalid`: 422, with a problem for each field
 * - `sessionExpired`: 401
 * - `serverError`: 500
 * - `offline`: no connection
 * - `unexpectedAnswer`: an answer that does not fit the contract
 *
 * Only functions: `answering` and `failing` for an answer or refusal of the story's choice, `failingOnce` and
 * `sessionExpiredOnce` for what a retry meets, `tooManyRequests`, and `watched`; `whole` for the answer of a list that
 * is not cut.
 */
import { HttpResponse, delay } from 'msw';
import type { HttpHandler } from 'msw';
import type { Operation } from '@sakina/platform/contract';
import * as v from 'valibot';
import { answer, on, refuse } from '../handlers/transport.ts';
import { parseFixture } from '../parse-fixture.ts';
import { emptyAnswerOf } from './empty-answer.ts';
import { problemsOf } from './field-problems.ts';

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

/** Milliseconds that a slow answer takes: enough to be seen on its way. */
const SLOW_MS = 200;

type Answer<O extends Operation> = v.InferInput<O['response']>;

/** The server refuses the call. */
export function failing(
  operation: Operation,
  { status = 500, code, message = 'Something went wrong on our side.', details }: Failure = {},
): HttpHandler {
  const declared = operation.errors.find((error) => error.status === status)?.code;
  return on(operation, async () => refuse({ status, code: code ?? declared ?? 'INTERNAL', message, details }));
}

/** The server answers with `data`. @throws TypeError if the data does not fit the contract. */
export function answering<O extends Operation>(operation: O, data: Answer<O>): HttpHandler {
  const parsed = parseFixture(operation.response, data);
  return on(operation, async () => answer({ data: parsed }));
}

/** The answer of a list with a cursor that ends with its first piece. */
export function whole<Item>(items: readonly Item[]): { items: Item[]; total: number; nextCursor: null } {
  return { items: [...items], total: items.length, nextCursor: null };
}

/**
 * The server has no data yet: lists are empty and counts are zero.
 * @param overrides Fields that differ from the empty answer.
 * @throws Error if the operation has no empty answer and `overrides` does not supply a complete one.
 */
export function empty<O extends Operation>(operation: O, overrides: Partial<Answer<O>> = {}): HttpHandler {
  const parsed = v.safeParse(operation.response, { ...(emptyAnswerOf(operation) as object | null), ...overrides });
  if (!parsed.success)
    throw new Error(`Pass the empty answer of ${operation.name} to the scenario: empty(${operation.name}, { … })`);
  return on(operation, async () => answer({ data: parsed.output }));
}

/** The answer never comes. */
export function loading(operation: Operation): HttpHandler {
  return on(operation, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** The next handler answers, after a delay. @param milliseconds 200 by default. */
export function slow(operation: Operation, milliseconds = SLOW_MS): HttpHandler {
  return on(operation, async () => {
    await delay(milliseconds);
    return undefined;
  });
}

/** Reports every call with its query and its path; the next handler answers it. */
export function watched(operation: Operation, onCall: (query: URLSearchParams, path: string) => void): HttpHandler {
  return on(operation, async ({ request }) => {
    const { searchParams, pathname } = new URL(request.url);
    onCall(searchParams, pathname);
    return undefined;
  });
}

/** There is no connection. */
export function offline(operation: Operation): HttpHandler {
  return on(operation, async () => HttpResponse.error());
}

/** The answer does not fit the contract. */
export function unexpectedAnswer(operation: Operation): HttpHandler {
  return on(operation, async () => answer({ data: { unexpected: true } }));
}

/** The caller does not have the right. */
export function denied(operation: Operation, message = 'You do not have access to this.'): HttpHandler {
  return failing(operation, { status: 403, code: 'FORBIDDEN', message });
}

/** The session has expired. */
export function sessionExpired(operation: Operation): HttpHandler {
  return failing(operation, { status: 401, code: 'UNAUTHENTICATED', message: 'Please log in to continue.' });
}

/** The token is refused on the first call; the next handler answers later calls, as after a renewal. */
export function sessionExpiredOnce(operation: Operation): HttpHandler {
  return failingOnce(operation, { status: 401, code: 'UNAUTHENTICATED', message: 'Please log in to continue.' });
}

/**
 * The server limits the caller, or is down for maintenance.
 * @param retryAfter Value of the Retry-After header: seconds or an HTTP date. Without it the header is left out.
 * @param status 429 for the caller's limit, 503 for maintenance.
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
export function notFound(operation: Operation, message = 'We could not find this.'): HttpHandler {
  return failing(operation, { status: 404, code: 'NOT_FOUND', message });
}

/** The record was changed meanwhile, or the act is not possible in its state. */
export function conflict(operation: Operation, failure: Omit<Failure, 'status'> = {}): HttpHandler {
  return failing(operation, { status: 409, message: 'This was changed in the meantime.', ...failure });
}

/** Problems for every field of the body or, without a body, of the query (422). */
export function invalid(operation: Operation, message = 'Please check what you entered.'): HttpHandler {
  const schema = operation.body ?? operation.query;
  return failing(operation, {
    status: 422,
    code: 'VALIDATION_FAILED',
    message,
    details: { fields: schema ? problemsOf(schema) : {} },
  });
}

/** The server fails (500). */
export function serverError(operation: Operation): HttpHandler {
  return failing(operation);
}

/** The first call fails; the next handler answers later calls. */
export function failingOnce(operation: Operation, failure: Failure = {}): HttpHandler {
  let isFirst = true;
  const { status = 500, code = 'INTERNAL', message = 'Something went wrong on our side.', details } = failure;
  return on(operation, async () => {
    if (!isFirst) return undefined;
    isFirst = false;
    return refuse({ status, code, message, details });
  });
}
