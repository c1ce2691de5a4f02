import * as v from 'valibot';
import type { Operation, ResponseOf } from '../contract/operation.ts';
import { ApiError, UNEXPECTED_MESSAGE } from './api-error.ts';
import { redact, redactText } from './redact.ts';
import { retryAfterMs } from './retry-after.ts';

/** The result of sending a request once. */
export type Answer<T> = { ok: true; data: T } | { ok: false; error: ApiError; retryAfterMs: number | null };

/** What reading an answer needs. */
export interface Reading {
  /** Epoch milliseconds when it was received. */
  now: number;
  /** Texts of the request that must not appear in an error. */
  secrets: readonly string[];
}

const refused = (error: ApiError, wait: number | null = null) => ({ ok: false as const, error, retryAfterMs: wait });

/** Reads an answer: its `data`, validated against the contract, or the error it represents. */
export function readAnswer<O extends Operation>(
  operation: O,
  response: Response,
  text: string,
  reading: Reading,
): Answer<ResponseOf<O>> {
  const { status } = response;
  if (isRedirect(response)) {
    return refused(
      new ApiError({
        kind: 'contract',
        code: 'UNEXPECTED_REDIRECT',
        message: `The answer to ${operation.name} points elsewhere`,
        ...(status > 0 && { status }),
      }),
    );
  }
  // An opaque or error response says nothing about the server, not even that it was one of ours.
  if (status === 0) return refused(transportError(undefined, []));
  const body = parse(text);
  if (response.ok) return unwrap(operation, body, status);
  const wait = retryAfterMs(response.headers, reading.now);
  return refused(refusal(response, body, reading, wait), wait);
}

/** The connection failed or broke: the transport’s message, without what it may quote of the request (API-2). */
export function transportError(cause: unknown, secrets: readonly string[]): ApiError {
  const message =
    cause instanceof Error && cause.message !== '' ? redactText(cause.message, secrets) : UNEXPECTED_MESSAGE;
  return new ApiError({ kind: 'network', code: 'NETWORK', message });
}

function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** The parsed JSON, or undefined if it is unreadable. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The server's message, else the transport's, else a general one. */
function refusal(response: Response, body: unknown, { now, secrets }: Reading, wait: number | null): ApiError {
  const answer = (typeof body === 'object' && body !== null ? redact(body, secrets) : {}) as Record<string, unknown>;
  const said = [answer['message'], redactText(response.statusText, secrets)].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return new ApiError({
    kind: 'http',
    message: typeof said === 'string' ? said : UNEXPECTED_MESSAGE,
    code: typeof answer['code'] === 'string' && answer['code'] !== '' ? answer['code'] : `HTTP_${response.status}`,
    details: answer['details'],
    status: response.status,
    retryAt: wait === null ? undefined : now + wait,
  });
}

function unwrap<O extends Operation>(operation: O, body: unknown, status: number): Answer<ResponseOf<O>> {
  const data = typeof body === 'object' && body !== null ? (body as { data?: unknown }).data : undefined;
  const parsed = v.safeParse(operation.response, data);
  if (parsed.success) return { ok: true, data: parsed.output as ResponseOf<O> };
  // Only path and rule name the problem: an error may be reported, so it must not contain values of a record.
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'data'}: ${issue.type}`);
  return refused(
    new ApiError({
      kind: 'contract',
      code: 'CONTRACT_BREACH',
      message: `The answer to ${operation.name} does not fit the contract`,
      details: { operation: operation.name, problems },
      status,
    }),
  );
}
