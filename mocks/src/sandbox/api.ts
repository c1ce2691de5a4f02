import type { RequestListener } from 'node:http';
import { getResponse } from 'msw';
import { ApiFailure } from '../handlers/api-failure.ts';
import { createHandlers } from '../handlers/index.ts';
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
    const request = await toRequest(incoming, origin);
    await tokens.recognise(bearerOf(incoming.headers.authorization));
    const response = await getResponse(handlers, request, { baseUrl: origin });
    if (!response) throw new ApiFailure(404, 'NOT_FOUND', 'There is nothing at this address.');
    await sendResponse(outgoing, response);
  });
}

const words: Readonly<Record<number, [code: string, message: string]>> = {
  401: ['UNAUTHENTICATED', 'Please sign in to continue.'],
  403: ['FORBIDDEN', 'You do not have access to this.'],
  404: ['NOT_FOUND', 'We could not find this.'],
  409: ['VERSION_CONFLICT', 'This was changed meanwhile.'],
  429: ['TOO_MANY_REQUESTS', 'Please wait a moment.'],
  503: ['UNAVAILABLE', 'We will be back in a moment.'],
};

/** Refuses as the API does. */
export const refuseAsApi: Refuse = (status, _incoming, outgoing) => {
  const [code, message] = words[status] ?? [
    status < 500 ? 'BAD_REQUEST' : 'INTERNAL',
    'Something went wrong on our side.',
  ];
  sendFailure(outgoing, { status, code, message, details: undefined });
};
