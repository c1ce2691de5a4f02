import { delay } from 'msw';
import type { HttpHandler } from 'msw';
import { errorsOf, featureOf, featureOff, idempotencyMismatch, scopeOf } from '@sakina/platform/contract';
import type { Operation, PathParameter } from '@sakina/platform/contract';
import { actOf, effectOf } from '@sakina/platform/domain';
import * as v from 'valibot';
import { iso } from '../clock.ts';
import { createOutbox } from '../realtime/outbox.ts';
import type { Emit, ServerEvent } from '../realtime/outbox.ts';
import { featuresOff } from '../rules/features.ts';
import type { TokenOptions } from '../rules/tokens.ts';
import type { Store } from '../store/store.ts';
import { changesOf } from '../store/table.ts';
import type { Tables } from '../store/table.ts';
import { standingFor } from './admin/standing.ts';
import { ApiFailure, isDeclared, unauthenticated } from './api-failure.ts';
import { checkAccess, readCaller } from './caller.ts';
import type { AccessTokenReader, Caller } from './caller.ts';
import { checkMediaType, checkOrganization, checkToken, readIdempotencyKey } from './check-request.ts';
import { parseBody, parseInput, readForm, readQuery } from './read-input.ts';
import { checkScopeOf } from './scope.ts';
import type { ScopeSide } from './scope.ts';
import { isLoggedRefusal, logRefusal } from './refusals.ts';
import { answer, noConnection, on, refuse } from './transport.ts';
import type { AnswerCall } from './transport.ts';

/** A media server to which rooms send their people; without one, browsers connect with each other. */
export interface MediaServer {
  /** Its address, `wss:`. */
  url: string;
  /** Signs a token that lets one person into one room for so many seconds. */
  admit: (place: { roomName: string; participantId: string; canPublish: boolean; seconds: number }) => string;
}

/** The server that handlers answer for. */
export interface MockServer {
  store: Store;
  /** The server's clock. */
  now: () => Date;
  /**
   * Simulates the other person in a session room, who joins and consents, for a demo that one person clicks through.
   * @default false
   */
  simulatePeers?: boolean;
  /** Milliseconds that every answer takes. @default 0 */
  latencyMs?: number;
  /**
   * Whether its callers have a connection: without one a call fails as over the network, and changes nothing. @default
   * always
   */
  isOnline?: () => boolean;
  /** Sends an event over realtime, after the change that caused it was committed. @default no events */
  publish?: (event: ServerEvent) => void;
  /** How the token pairs of CALL-48 are created. */
  tokens?: TokenOptions;
  /** Carries sound and picture. @default none: browsers connect with each other */
  mediaServer?: MediaServer;
  /** Reads callers' access tokens. @default readMockToken */
  readToken?: AccessTokenReader;
}

/** The output type of a schema; `never` if the operation has none. */
type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : never;

/** The context of a handler, typed by its operation. */
export interface HandlerContext<O extends Operation> {
  params: Record<PathParameter<O['path']>, string>;
  query: Output<O['query']>;
  body: Output<O['body']>;
  /** The secret of a place in a room, where the call is made from one. */
  secret: string | undefined;
  /** The caller, or null when signed out. */
  caller: Caller | null;
  /** The caller. @throws ApiFailure 401 when signed out */
  user: Caller;
  tables: Tables;
  now: Date;
  simulatePeers: boolean;
  /** Sends an event to a provider or a place in a room over realtime, once this run is committed. */
  emit: Emit;
  tokenOptions: TokenOptions | undefined;
  mediaServer: MediaServer | undefined;
}

/** One operation's mock. */
export interface MockHandler {
  operation: Operation;
  /** Creates the function that answers the operation's calls for a server. */
  answerFor: (server: MockServer) => AnswerCall;
  /** Creates the MSW handler for a server. */
  serve: (server: MockServer) => HttpHandler;
}

/** Answers a call. A thrown ApiFailure rolls changes back; a returned one keeps them. */
type Resolve<O extends Operation> = (context: HandlerContext<O>) => v.InferInput<O['response']> | ApiFailure;

/** For how long the answer to an idempotency key is stored, and how many for one caller. */
const REMEMBERED_HOURS = 24;
const REMEMBERED_ANSWERS = 500;

/**
 * Mocks an operation. Query and body are parsed by the operation's schemas, access is checked, a repeated
 * Idempotency-Key returns its first answer, and an answer that does not fit the contract is an error.
 */
export function defineHandler<O extends Operation>(operation: O, resolve: Resolve<O>): MockHandler {
  const answerFor =
    (server: MockServer): AnswerCall =>
    async ({ request, params }) => {
      const isCutOff = () => server.isOnline?.() === false;
      if (isCutOff()) return noConnection();
      if (server.latencyMs) await delay(server.latencyMs);
      if (isCutOff()) return noConnection();
      try {
        const input = await readInput(operation, request);
        const outbox = createOutbox();
        const result = await server.store.run((tables) =>
          run(operation, resolve, { request, params, input, tables, server, emit: outbox.emit }),
        );
        if (result instanceof ApiFailure) throw result;
        outbox.send(server.publish);
        return answer({ data: result });
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        if (failure.code === 'MOCK_BREAKS_CONTRACT') return refuse(failure);
        if (isLoggedRefusal(operation, failure)) await keepRefusal(server, operation, failure, { request, params });
        return refuse(
          isDeclared(errorsOf(operation), failure)
            ? failure
            : breach(operation, `refuses with ${failure.status} ${failure.code}, which it does not declare`),
        );
      }
    };
  return { operation, answerFor, serve: (server) => on(operation, answerFor(server)) };
}

/**
 * Keeps a refusal in a run of its own, as the changes of the refused one are rolled back. A log that is down hides no
 * refusal.
 */
async function keepRefusal(
  server: MockServer,
  operation: Operation,
  failure: ApiFailure,
  { request, params }: { request: Request; params: Record<string, string> },
): Promise<void> {
  const now = server.now();
  try {
    await server.store.run((tables) => {
      const caller = readCaller(request, tables, now, server.readToken);
      const { id } = params;
      if (caller) logRefusal(tables, { operation, failure, caller, ...(id !== undefined && { id }) }, now);
    });
  } catch (problem) {
    if (!(problem instanceof ApiFailure)) throw problem;
  }
}

/** The error for a mock that violates the contract. */
function breach(operation: Operation, problem: string): ApiFailure {
  return new ApiFailure(500, 'MOCK_BREAKS_CONTRACT', `The mock of ${operation.name} ${problem}.`);
}

interface RawInput {
  search: URLSearchParams;
  body: unknown;
  /** The body as it was sent; empty for a form. */
  text: string;
}

async function readInput(operation: Operation, request: Request): Promise<RawInput> {
  const { searchParams } = new URL(request.url);
  if (operation.body && operation.encoding === 'multipart')
    return { search: searchParams, body: await readForm(operation.body, request), text: '' };
  const text = operation.body ? await request.text() : '';
  try {
    return { search: searchParams, body: text === '' ? {} : (JSON.parse(text) as unknown), text };
  } catch {
    return { search: searchParams, body: null, text };
  }
}

interface Run {
  request: Request;
  params: Record<string, string>;
  input: RawInput;
  tables: Tables;
  server: MockServer;
  emit: Emit;
}

function run<O extends Operation>(
  operation: O,
  resolve: Resolve<O>,
  { request, params, input, tables, server, emit }: Run,
): unknown {
  const now = server.now();
  const caller = readCaller(request, tables, now, server.readToken);
  checkToken(operation, request, caller);
  checkAccess(operation.access, caller);
  checkOrganization(request, caller);
  checkMediaType(operation, request, input.text);
  checkFeature(operation, tables);
  const side = checkScopeOf(operation, { tables, caller, params });
  checkAct(operation, tables, caller);

  const key = readIdempotencyKey(operation, request);
  const sent = JSON.stringify(input.body ?? null);
  // A key belongs to its caller and its operation. Visitors have no name: what they send tells them apart.
  const owner = caller?.userId ?? `visitor ${sent}`;
  const answerId = key === null ? null : [owner, operation.name, ...Object.values(params), key].join(' ');
  const first = answerId === null ? undefined : tables.answers.get(answerId);
  // A key stands for one intent (decision 0016): another body under it is a mistake of the caller, not a repetition.
  if (first && first.body !== undefined && first.body !== sent)
    throw new ApiFailure(
      idempotencyMismatch.status,
      idempotencyMismatch.code,
      'This key was used for another request.',
    );
  if (first) return first.data;

  const context = {
    params,
    query: operation.query && parseInput(operation.query, readQuery(operation.query, input.search)),
    body: operation.body && parseBody(operation.body, input.body),
    secret: operation.takesSecret && (request.headers.get('X-Participant-Secret') ?? undefined),
    caller,
    get user() {
      if (caller === null) throw unauthenticated();
      return caller;
    },
    tables,
    now,
    simulatePeers: server.simulatePeers ?? false,
    emit,
    tokenOptions: server.tokens,
    mediaServer: server.mediaServer,
  };
  const result = resolve(context as HandlerContext<O>);
  if (result instanceof ApiFailure) return result;
  if (isUnloggedAct(operation, side, tables))
    throw breach(operation, 'is an act of administrators and leaves no entry in the audit log');
  const parsed = v.safeParse(operation.response, result);
  if (!parsed.success)
    throw breach(
      operation,
      `answers against the contract at ${parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')}`,
    );
  const { output: data } = parsed;
  if (answerId !== null) remember(tables, { id: answerId, data, body: sent }, { owner, now });
  return data;
}

/**
 * Whether an act of administrators changed something without a trace. A client who cancels their own session is no
 * administrator.
 */
function isUnloggedAct(operation: Operation, side: ScopeSide | null, tables: Tables): boolean {
  const act = actOf(operation.name);
  const isOwn = side === 'PARTY' && isForAdministrators(operation);
  if (isOwn || operation.method === 'GET' || tables.auditEntries.isTouched) return false;
  if (act === null) return side === 'ADMINISTRATOR';
  return effectOf(act).does.includes(operation.name) && changesOf(tables) !== null;
}

/** Whether administrators meet the record of a call beside those whose own it is. */
function isForAdministrators(operation: Operation): boolean {
  const scope = scopeOf(operation);
  return scope?.kind === 'RECORD' && scope.act !== undefined;
}

/** What only administrators may call is theirs by the table of their acts. @throws ApiFailure 403 */
function checkAct({ name, access }: Operation, tables: Tables, caller: Caller | null): void {
  const act = access === 'admin' && caller !== null ? actOf(name) : null;
  if (act !== null && caller !== null) standingFor(act, tables, caller);
}

/** What is turned off for everyone is refused, whoever asks. @throws ApiFailure 403 */
function checkFeature(operation: Operation, tables: Tables): void {
  const feature = featureOf(operation);
  if (feature !== null && featuresOff(tables).includes(feature))
    throw new ApiFailure(featureOff.status, featureOff.code, 'This is turned off at present.', { feature });
}

/**
 * Stores an answer, and deletes those that are too old and the earliest of a caller with too many: no caller’s calls
 * end another’s.
 */
function remember(
  tables: Tables,
  row: { id: string; data: unknown; body: string },
  { owner, now }: { owner: string; now: Date },
): void {
  tables.answers.put({ ...row, at: iso(now) });
  const since = now.getTime() - REMEMBERED_HOURS * 3_600_000;
  const stored = tables.answers.all();
  const own = stored.filter(({ id }) => id.startsWith(`${owner} `));
  const surplus = new Set(own.slice(0, Math.max(0, own.length - REMEMBERED_ANSWERS)));
  for (const old of stored) if (surplus.has(old) || Date.parse(old.at) < since) tables.answers.remove(old.id);
}
