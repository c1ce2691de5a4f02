import type { BrowserContext, Request } from '@playwright/test';
import type { Sandbox } from '@sakina/mocks/sandbox';

/** What passed between a browser and the identity server. */
export interface Wire {
  /** The parameters of every authorize request, in a frame or not. */
  authorize: URLSearchParams[];
  /** The forms sent to the token endpoint. */
  tokenCalls: URLSearchParams[];
  /** Every code, state, nonce, verifier and token that was seen. */
  secrets: () => Promise<string[]>;
  /** Where requests said that they came from. */
  referrers: () => Promise<string[]>;
  /** Addresses that the browser asked the app and the API for. */
  asked: string[];
  /** Every line of every console, whatever its kind. */
  said: string[];
  /** The answers of the identity server as they arrived at the app: full addresses. */
  answers: string[];
}

const SECRET_PARAMETERS = ['code', 'state', 'nonce', 'code_challenge'];
const SECRET_FIELDS = ['code_verifier', 'refresh_token', 'code'];
const TOKENS = ['access_token', 'refresh_token', 'id_token'];

/** Listens to all that a browser sends from now on. */
export function listen(context: BrowserContext, { identityUrl, appUrl }: Sandbox): Wire {
  const secrets = new Set<string>();
  const underWay: Promise<void>[] = [];
  const referrers: string[] = [];
  const wire: Wire = {
    authorize: [],
    tokenCalls: [],
    asked: [],
    said: [],
    answers: [],
    secrets: async () => (await Promise.all(underWay), [...secrets]),
    referrers: async () => (await Promise.all(underWay), referrers),
  };

  const keep = (values: URLSearchParams, names: readonly string[]) => {
    for (const name of names) {
      const value = values.get(name);
      if (value !== null && value !== '') secrets.add(value);
    }
  };

  async function keepTokens(request: Request): Promise<void> {
    const response = await request.response().catch(() => null);
    const body = (await response?.json().catch(() => null)) as Record<string, string> | null | undefined;
    if (body) keep(new URLSearchParams(body), TOKENS);
  }

  async function keepReferrer(request: Request): Promise<void> {
    const { referer } = await request.allHeaders().catch((): Record<string, string> => ({}));
    if (referer !== undefined) referrers.push(referer);
  }

  context.on('console', (message) => wire.said.push(message.text()));
  context.on('request', (request) => {
    const url = new URL(request.url());
    underWay.push(keepReferrer(request));
    if (url.origin === identityUrl && url.pathname === '/auth') {
      wire.authorize.push(url.searchParams);
      keep(url.searchParams, SECRET_PARAMETERS);
    } else if (url.origin === identityUrl && url.pathname === '/token' && request.method() === 'POST') {
      const form = new URLSearchParams(request.postData() ?? '');
      wire.tokenCalls.push(form);
      keep(form, SECRET_FIELDS);
      underWay.push(keepTokens(request));
    } else if (
      url.origin === appUrl &&
      ['/auth/callback', '/silent-check-sso.html'].includes(url.pathname) &&
      url.search !== ''
    ) {
      wire.answers.push(url.href);
      keep(url.searchParams, SECRET_PARAMETERS);
    } else if (url.origin !== identityUrl) {
      wire.asked.push(url.href);
    }
  });
  return wire;
}
