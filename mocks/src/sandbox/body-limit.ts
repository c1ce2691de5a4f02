import type { IncomingMessage } from 'node:http';
import type { Operation } from '@sakina/platform/contract';
import { partsOf } from '@sakina/platform/contract/parts';
import { allOperations } from '@sakina/platform/contract/table';
import { ApiFailure } from '../handlers/api-failure.ts';
import { fileTooLarge } from '../handlers/file-types.ts';
import { matchPath } from '../handlers/match-path.ts';

/** Bytes that a body may have, uploads excepted. */
export const BODY_LIMIT = 1024 * 1024;
/** Bytes for the other fields of an upload and its part headers. */
const FORM_BYTES = 64 * 1024;

/** The limit of a body, and the refusal of a larger one. */
export interface BodyLimit {
  bytes: number;
  refusal: () => ApiFailure;
}

const ordinary: BodyLimit = {
  bytes: BODY_LIMIT,
  refusal: () => new ApiFailure(413, 'TOO_LARGE', 'This is too large.'),
};

const uploads = allOperations.filter(({ encoding }) => encoding === 'multipart');

/** The limit of a request: the file limits of its operation for an upload, otherwise 1 MB. */
export function bodyLimitOf({ method, headers }: IncomingMessage, pathname: string): BodyLimit {
  if (!headers['content-type']?.startsWith('multipart/form-data')) return ordinary;
  const upload = uploads.find(
    (operation) => operation.method === method && matchPath(operation.path, pathname) !== null,
  );
  if (!upload) return ordinary;
  const files = fileLimits(upload);
  const bytes = files.reduce((sum, limit) => sum + limit, FORM_BYTES);
  return { bytes: Math.max(bytes, BODY_LIMIT), refusal: () => fileTooLarge(Math.max(0, ...files)) };
}

/** The size limit of each file of an operation; a file without a limit counts 0. */
function fileLimits({ body }: Operation): number[] {
  if (!body) return [];
  const fields = Object.values(partsOf(body).fields).map(partsOf);
  return fields.filter(({ kind }) => kind === 'file').map(({ maximum = 0 }) => maximum);
}
