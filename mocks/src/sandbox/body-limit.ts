import type { IncomingMessage } from 'node:http';
import type { Operation } from '@sakina/platform/contract';
import { partsOf } from '@sakina/platform/contract/parts';
import { allOperations } from '@sakina/platform/contract/table';
import { ApiFailure } from '../handlers/api-failure.ts';
import { fileTooLarge } from '../handlers/file-types.ts';
import { matchPath } from '../handlers/match-path.ts';

/** Bytes that a body may have, uploads excepted. */
export const BODY_LIMIT = 1024 * 1024;
/** Bytes that the other fields of an upload and the lines between its parts may take. */
const FORM_BYTES = 64 * 1024;

/** How large a body may be, and the refusal of one that is larger. */
export interface BodyLimit {
  bytes: number;
  refusal: () => ApiFailure;
}

const ordinary: BodyLimit = {
  bytes: BODY_LIMIT,
  refusal: () => new ApiFailure(413, 'TOO_LARGE', 'This is too large.'),
};

const uploads = allOperations.filter(({ encoding }) => encoding === 'multipart');

/** The limit of a request: an upload may have as many bytes as the files of its operation, everything else a megabyte. */
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

/** The most bytes of each file that an operation takes; a file without a limit counts as none. */
function fileLimits({ body }: Operation): number[] {
  if (!body) return [];
  const fields = Object.values(partsOf(body).fields).map(partsOf);
  return fields.filter(({ kind }) => kind === 'file').map(({ maximum = 0 }) => maximum);
}
