import { ApiFailure } from './api-failure.ts';

/** The magic bytes of file types. */
const signatures: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** How many bytes at the start of a file identify its type. */
export const SIGNATURE_BYTES = 8;

/** The media type of a file by its first bytes; `application/octet-stream` if unknown. */
export function mediaTypeOf(start: Uint8Array): string {
  return (
    signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0] ??
    'application/octet-stream'
  );
}

const names: Readonly<Record<string, string>> = { 'application/pdf': 'PDF', 'image/png': 'PNG', 'image/jpeg': 'JPEG' };

/** A file is larger than allowed. */
export function fileTooLarge(limitBytes: number): ApiFailure {
  const megabytes = Math.floor((limitBytes / (1024 * 1024)) * 10) / 10;
  return new ApiFailure(413, 'FILE_TOO_LARGE', `This file is too large. It may have at most ${megabytes} MB.`, {
    limitBytes,
  });
}

/** The content of a file is of a type that is not allowed. */
export function fileTypeUnsupported(accepted: readonly string[]): ApiFailure {
  const words = accepted.map((type) => names[type] ?? type).join(', ');
  return new ApiFailure(
    415,
    'FILE_TYPE_UNSUPPORTED',
    `This kind of file cannot be read. Please choose one of: ${words}.`,
    { accepted },
  );
}
