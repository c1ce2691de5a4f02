import {
  idempotencyKeyInvalid,
  mediaTypeUnsupported,
  organizationForeign,
  refreshTokens,
  tokenInvalid,
} from '@sakina/platform/contract';
import type { Operation, OperationError } from '@sakina/platform/contract';
import { ApiFailure } from './api-failure.ts';
import type { Caller } from './caller.ts';

const refusal = ({ status, code }: OperationError, message: string) => new ApiFailure(status, code, message);

/**
 * Whoever sends a token means to be known by it, on public operations too: one that is not valid is refused, so that it
 * is renewed, instead of being answered as a visitor.
 * @throws ApiFailure 401
 */
export function checkToken({ name }: Operation, request: Request, caller: Caller | null): void {
  // A renewal is by the refresh token alone: the access token has usually expired by then.
  if (name !== refreshTokens.name && caller === null && request.headers.has('Authorization'))
    throw refusal(tokenInvalid, 'This login is no longer valid. Please log in again.');
}

/** Who acts for an organization belongs to it. @throws ApiFailure 403 */
export function checkOrganization(request: Request, caller: Caller | null): void {
  const id = request.headers.get('X-Organization-Id');
  if (id !== null && caller !== null && !caller.organizationIds.includes(id))
    throw refusal(organizationForeign, 'This account does not belong to that organization.');
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** A body is JSON and says so. @throws ApiFailure 415 */
export function checkMediaType({ encoding, body }: Operation, request: Request, text: string): void {
  const type = request.headers.get('Content-Type');
  if (body && encoding !== 'multipart' && text !== '' && !JSON_TYPE.test(type ?? ''))
    throw refusal(mediaTypeUnsupported, 'Send the body as application/json.');
}

/** 8 to 128 printable ASCII characters: shorter ones meet by chance. */
const KEY = /^[\x21-\x7e]{8,128}$/;

/** The Idempotency-Key of a request, or null without one. @throws ApiFailure 422 */
export function readIdempotencyKey({ idempotent }: Operation, request: Request): string | null {
  const key = idempotent ? request.headers.get('Idempotency-Key') : null;
  if (key !== null && !KEY.test(key))
    throw refusal(idempotencyKeyInvalid, 'An Idempotency-Key has 8 to 128 printable characters.');
  return key;
}
