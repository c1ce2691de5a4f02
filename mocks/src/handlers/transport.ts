import { HttpResponse, http } from 'msw';
import type { HttpHandler } from 'msw';
import type { Operation } from '@sakina/platform/contract';
import { MOCK_MARKER } from '../marker.ts';
import type { ApiFailure } from './api-failure.ts';
import { matchPath } from './match-path.ts';

/** An MSW handler for exactly an operation’s method and path, at any origin. Without an answer the next handler is asked. */
export function on(operation: Operation, resolve: (call: { request: Request; params: Record<string, string> }) => Promise<Response | undefined>): HttpHandler {
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const predicate = ({ request }: { request: Request }) => {
    const params = matchPath(operation.path, new URL(request.url).pathname);
    return { matches: params !== null, params: params ?? {} };
  };
  return http[method](predicate, ({ request, params }) => resolve({ request, params: params as Record<string, string> }));
}

/** A JSON answer that says where it comes from. */
export function answer(body: unknown, status = 200): Response {
  return HttpResponse.json(body as Record<string, unknown>, { status, headers: { 'X-Answered-By': MOCK_MARKER } });
}

/** A refusal as the API words it. */
export function refuse({ status, code, message, details }: Pick<ApiFailure, 'status' | 'code' | 'message' | 'details'>): Response {
  return answer({ message, code, ...(details !== undefined && { details }) }, status);
}
