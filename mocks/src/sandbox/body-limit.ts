import type { IncomingMessage } from 'node:http';
import type { Operation } from '@sakina/platform/contract';
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

const ordinary: BodyLimit = { bytes: BODY_LIMIT, refusal: () => new ApiFailure(413, 'TOO_LARGE', 'This is too large.') };

const uploads = allOperations.filter(({ encoding }) => encoding === 'multipart');

/** The limit of a request: an upload may have as many bytes as the files of its operation, everything else a megabyte. */
export function bodyLimitOf({ method, headers }: IncomingMessage, pathname: string): BodyLimit {
  if (!headers['content-type']?.startsWith('multipart/form-data')) return ordinary;
  const upload = uploads.find((operation) => operation.method === method && matchPath(operation.path, pathname) !== null);
  if (!upload) return ordinary;
  const files = fileLimits(upload);
  const bytes = files.reduce((sum, limit) => sum + limit, FORM_BYTES);
  return { bytes: Math.max(bytes, BODY_LIMIT), refusal: () => fileTooLarge(Math.max(0, ...files)) };
}

interface Definition {
  type: string;
  innerType?: { _zod: { def: Definition } };
  shape?: Record<string, { _zod: { def: Definition } }>;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
}

/** The most bytes of each file that an operation takes; a file without a limit counts as none. */
function fileLimits({ body }: Operation): number[] {
  if (!body) return [];
  const { shape = {} } = body._zod.def as unknown as Definition;
  return Object.values(shape).flatMap((field) => {
    const own = field._zod.def;
    const { type, checks = [] } = own.innerType ? own.innerType._zod.def : own;
    return type === 'file' ? [checks.find((entry) => entry._zod.def.check === 'max_size')?._zod.def.maximum ?? 0] : [];
  });
}
