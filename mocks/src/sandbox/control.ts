import { realtimeEvents } from '@sakina/platform/contract';
import type { RealtimeEventName } from '@sakina/platform/contract';
import * as v from 'valibot';
import { ApiFailure, invalid } from '../handlers/api-failure.ts';
import { parseInput } from '../handlers/read-input.ts';
import { unreadMessages, writeMessage } from '../rules/messages.ts';
import { issueTokens, revokeTokens } from '../rules/tokens.ts';
import type { TokenOptions, TokenPair } from '../rules/tokens.ts';
import type { Store } from '../store/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Accounts } from './accounts.ts';
import { behaviour } from './behaviours.ts';
import type { Behaviour, Behaviours } from './behaviours.ts';
import type { IdentityServer } from './identity/index.ts';
import type { RealtimeServer } from './realtime.ts';
import type { RequestLog } from './request-log.ts';

interface ControlOptions {
  accounts: Accounts;
  behaviours: Behaviours;
  identity: IdentityServer;
  log: RequestLog;
  now: () => Date;
  realtime: RealtimeServer;
  store: Store;
  tokens: AccessTokens;
  tokenOptions: TokenOptions;
}

const email = v.pipe(v.string(), v.minLength(1));
const schemas = {
  person: v.strictObject({ email }),
  revocation: v.strictObject({ email, session: v.optional(v.boolean()) }),
  event: v.strictObject({
    name: v.picklist(Object.keys(realtimeEvents) as [RealtimeEventName]),
    payload: v.unknown(),
    to: v.pipe(v.string(), v.minLength(1)),
  }),
  message: v.strictObject({ from: email, to: email }),
  realtime: v.strictObject({ down: v.boolean() }),
};

/** Controls the sandbox, for tests and developers. Invalid input rejects with ApiFailure 422. */
export function createControl({
  accounts,
  behaviours,
  identity,
  log,
  now,
  realtime,
  store,
  tokens,
  tokenOptions,
}: ControlOptions) {
  function accountOf(address: string, fieldName = 'email') {
    const account = accounts.find(address);
    if (!account) throw invalid({ [fieldName]: 'There is no account with this email.' });
    return { email: account.email, id: String(account.claims['sub']), claims: account.claims };
  }

  return {
    /** Signs an account in without a password: a pair of tokens, renewed by CALL-48. */
    token: async (input: unknown): Promise<TokenPair> => {
      const account = accountOf(parseInput(schemas.person, input).email);
      return store.run((tables) => issueTokens(tables, account.email, account.claims, now(), tokenOptions));
    },
    /** Scripts a response of a server. */
    behave: async (input: unknown): Promise<Behaviour> => {
      const rule = parseInput(behaviour, input);
      behaviours.add(rule);
      return rule;
    },
    behaviours: async () => ({ items: behaviours.list() }),
    /** Removes all scripted responses. */
    clearBehaviours: async () => {
      behaviours.clear();
      return { cleared: true };
    },
    /** Sends an event to a provider (id) or an account (email), and returns the number of connections. */
    send: async (input: unknown) => {
      const { name, payload, to } = parseInput(schemas.event, input);
      const event = v.safeParse(realtimeEvents[name], payload);
      if (!event.success)
        throw invalid(
          Object.fromEntries(
            event.issues.map((issue) => [['payload', v.getDotPath(issue)].filter(Boolean).join('.'), issue.message]),
          ),
        );
      return { delivered: realtime.emit(name, event.output, to) };
    },
    /** A client writes to a provider: the message is unread, and the provider receives an event. */
    message: async (input: unknown) => {
      const { from, to } = parseInput(schemas.message, input);
      const [client, recipient] = [accountOf(from, 'from'), accountOf(to, 'to')];
      const displayName = typeof client.claims['name'] === 'string' ? client.claims['name'] : client.email;
      const written = await store.run((tables) => {
        const provider = tables.providers.all().find((row) => row.userId === recipient.id);
        if (!provider) throw invalid({ to: 'This account is no provider.' });
        const row = writeMessage(tables, {
          providerId: provider.id,
          client: { id: client.id as never, displayName },
          author: 'CLIENT',
          text: 'Could we speak about Thursday?',
          at: now(),
        });
        return { row, unread: unreadMessages(tables, provider.id).length };
      });
      const { row, unread } = written;
      const payload = {
        messageId: row.id,
        clientId: row.client.id,
        clientName: displayName,
        unread,
        sentAt: row.sentAt,
      };
      return { unread, delivered: realtime.emit('client.message', payload, row.providerId) };
    },
    /** Logged requests, counts of answers, and connections. */
    requests: async () => ({ ...log.read(), realtime: realtime.read() }),
    clearRequests: async () => {
      log.clear();
      realtime.clearLog();
      return { cleared: true };
    },
    /** Revokes a user’s access tokens: calls get 401 until renewal, and connections end. */
    expire: async (input: unknown) => {
      const account = accountOf(parseInput(schemas.person, input).email);
      tokens.takeBack(account.email);
      identity.expire(account.id);
      realtime.disconnect(account.email);
      return { expired: account.email };
    },
    /** Revokes a user’s refresh tokens: the next renewal is rejected. `session` also requires the password again. */
    revoke: async (input: unknown) => {
      const { email: address, session = false } = parseInput(schemas.revocation, input);
      const account = accountOf(address);
      identity.revoke(account.id, { session });
      await store.run((tables) => revokeTokens(tables, account.email));
      return { revoked: account.email };
    },
    /** Takes the realtime server down (connections end, none is accepted) or up. */
    realtime: async (input: unknown) => {
      realtime.setDown(parseInput(schemas.realtime, input).down);
      return { down: realtime.isDown() };
    },
    /** Resets records, accounts, sessions, tokens, behaviours and logs. */
    reset: async () => {
      behaviours.clear();
      accounts.clear();
      identity.reset();
      tokens.clear();
      realtime.setDown(true);
      realtime.setDown(false);
      await store.reset();
      log.clear();
      realtime.clearLog();
      return { reset: true };
    },
  };
}

export type Control = ReturnType<typeof createControl>;

/** The control calls, by method and path. */
const routes: Readonly<Record<string, keyof Control>> = {
  'POST /sandbox/token': 'token',
  'POST /sandbox/behaviour': 'behave',
  'GET /sandbox/behaviour': 'behaviours',
  'DELETE /sandbox/behaviour': 'clearBehaviours',
  'POST /sandbox/events': 'send',
  'POST /sandbox/messages': 'message',
  'GET /sandbox/requests': 'requests',
  'DELETE /sandbox/requests': 'clearRequests',
  'POST /sandbox/expire': 'expire',
  'POST /sandbox/revoke': 'revoke',
  'POST /sandbox/realtime': 'realtime',
  'POST /sandbox/reset': 'reset',
};

/** Answers a control call; rejects with ApiFailure. */
export async function callControl(control: Control, request: Request): Promise<unknown> {
  const { pathname } = new URL(request.url);
  const name = routes[`${request.method} ${pathname}`];
  if (name === undefined)
    throw new ApiFailure(
      404,
      'NOT_FOUND',
      `There is no such control call. There are: ${Object.keys(routes).join(', ')}.`,
    );
  const text = await request.text();
  let body: unknown = {};
  try {
    if (text !== '') body = JSON.parse(text) as unknown;
  } catch {
    throw invalid({ body: 'This is not JSON.' });
  }
  return control[name](body);
}
