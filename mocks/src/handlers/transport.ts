import { HttpResponse, http } from 'msw';
import type { HttpHandler } from 'msw';
import type { Operation } from '@sakina/platform/contract';
import { MOCK_MARKER } from '../marker.ts';
import type { ApiFailure } from './api-failure.ts';
import { matchPath } from './match-path.ts';

/** Answers a call; undefined passes it to the next handler. */
export type AnswerCall = (call: { request: Request; params: Record<string, string> }) => Promise<Response | undefined>;

/** An MSW handler for exactly an operation’s method and path, at any origin. */
export function on(operation: Operation, resolve: AnswerCall): HttpHandler {
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const predicate = ({ request }: { request: Request }) => {
    const params = matchPath(operation.path, new URL(request.url).pathname);
    return { matches: params !== null, params: params ?? {} };
  };
  return http[method](predicate, ({ request, params }) =>
    resolve({ request, params: params as Record<string, string> }),
  );
}

interface Answering {
  operation: Operation;
  answer: AnswerCall;
}

/**
 * One MSW handler for many operations; the first match answers. MSW tries its handlers one after the
 * other and clones the request for each, which is slow with two hundred of them.
 */
export function onAny(operations: readonly Answering[]): HttpHandler {
  const find = (request: Request) => {
    const { pathname } = new URL(request.url);
    for (const { operation, answer: respond } of operations) {
      const params = operation.method === request.method ? matchPath(operation.path, pathname) : null;
      if (params !== null) return { respond, params };
    }
    return null;
  };
  return http.all(
    ({ request }: { request: Request }) => ({ matches: find(request) !== null, params: {} }),
    ({ request }) => {
      const found = find(request);
      return found?.respond({ request, params: found.params });
    },
  );
}

/** What a call comes to without a connection: a network error. */
export function noConnection(): Response {
  return HttpResponse.error();
}

/** A JSON answer with the mock marker. */
export function answer(body: unknown, status = 200): Response {
  return HttpResponse.json(body as Record<string, unknown>, { status, headers: { 'X-Answered-By': MOCK_MARKER } });
}

/** A refusal in the API's format. */
export function refuse({
  status,
  code,
  message,
  details,
  retryAfterSeconds,
}: Pick<ApiFailure, 'status' | 'code' | 'message' | 'details'> & {
  /** After which the call may be repeated. */
  retryAfterSeconds?: number | undefined;
}): Response {
  const response = answer({ message, code, ...(details !== undefined && { details }) }, status);
  if (status === 401) response.headers.set('WWW-Authenticate', challengeOf(code));
  if (retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}

/** How to sign in (RFC 6750, 3): a token that was sent and is not valid is told apart from none. */
export const challengeOf = (code: string): string =>
  code === 'TOKEN_INVALID' ? 'Bearer realm="sakina", error="invalid_token"' : 'Bearer realm="sakina"';
