import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { allOperations } from '@sakina/platform/contract/table';
import { ApiFailure } from '../handlers/api-failure.ts';
import { createHandlers } from '../handlers/index.ts';
import { matchPath } from '../handlers/match-path.ts';
import { challengeOf } from '../handlers/transport.ts';
import type { MockServer } from '../handlers/index.ts';
import { bearerOf } from './access-tokens.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Refuse } from './behaviours.ts';
import { answering, sendFailure, sendResponse, toRequest } from './http.ts';

interface ApiOptions {
  /** The API's own origin. */
  origin: string;
  server: MockServer;
  tokens: AccessTokens;
}

/** The handlers of the mocks as the API of a real HTTP server. */
export function createApi({ origin, server, tokens }: ApiOptions): RequestListener {
  const handlers = createHandlers(server);
  return answering(async (incoming, outgoing) => {
    checkMethod(incoming, outgoing);
    const request = await toRequest(incoming, origin);
    await tokens.recognise(bearerOf(incoming.headers.authorization));
    const response = await getResponse(handlers, request, { baseUrl: origin });
    if (!response) throw new ApiFailure(404, 'NOT_FOUND', 'There is nothing at this address.');
    await sendResponse(outgoing, response);
  });
}

const METHODS_OF_A_READ = ['GET', 'HEAD'];

/** The methods of an address; none where no operation is. HEAD is answered as GET is, without the body. */
function methodsOf(pathname: string): string[] {
  const declared = allOperations.filter(({ path }) => matchPath(path, pathname) !== null).map(({ method }) => method);
  return [...new Set(declared)].flatMap((method) => (method === 'GET' ? METHODS_OF_A_READ : [method]));
}

/**
 * @throws ApiFailure 405 for a method that the address does not have; `Allow` names those that it has (RFC 9110,
 * 15.5.6)
 */
function checkMethod({ url = '/', method = 'GET' }: IncomingMessage, outgoing: ServerResponse): void {
  const [pathname = '/'] = url.replace(/^\/+/, '/').split('?');
  const allowed = methodsOf(pathname);
  if (allowed.length === 0 || allowed.includes(method)) return;
  outgoing.setHeader('Allow', allowed.join(', '));
  throw new ApiFailure(405, 'METHOD_NOT_ALLOWED', `This address is for ${allowed.join(', ')}.`);
}

const words: Readonly<Record<number, [code: string, message: string]>> = {
  401: ['UNAUTHENTICATED', 'Please log in to continue.'],
  403: ['FORBIDDEN', 'You do not have access to this.'],
  404: ['NOT_FOUND', 'We could not find this.'],
  409: ['VERSION_CONFLICT', 'This was changed in the meantime.'],
  429: ['TOO_MANY_REQUESTS', 'Please wait a moment.'],
  503: ['UNAVAILABLE', 'We will be back in a moment.'],
};

/** Seconds to wait after a refusal for too many calls, where the behaviour names none. */
const WAIT_SECONDS = 1;

/** Refuses as the API does. */
export const refuseAsApi: Refuse = (status, _incoming, outgoing) => {
  const [code, message] = words[status] ?? [
    status < 500 ? 'BAD_REQUEST' : 'INTERNAL',
    'Something went wrong on our side.',
  ];
  if (status === 401) outgoing.setHeader('WWW-Authenticate', challengeOf(code));
  if (status === 429 && !outgoing.hasHeader('Retry-After')) outgoing.setHeader('Retry-After', WAIT_SECONDS);
  sendFailure(outgoing, { status, code, message, details: undefined });
};
