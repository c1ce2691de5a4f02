import { ApiFailure } from './api-failure.ts';

/** The bytes by which files of a kind begin. */
const signatures: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** How many bytes at the start of a file tell its kind. */
export const SIGNATURE_BYTES = 8;

/** The media type that the first bytes of a file show; `application/octet-stream` for any that is not known here. */
export function mediaTypeOf(start: Uint8Array): string {
  return (
    signatures.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0] ??
    'application/octet-stream'
  );
}

const names: Readonly<Record<string, string>> = { 'application/pdf': 'PDF', 'image/png': 'PNG', 'image/jpeg': 'JPEG' };

/** A file that has more bytes than are taken. */
export function fileTooLarge(limitBytes: number): ApiFailure {
  const megabytes = Math.floor((limitBytes / (1024 * 1024)) * 10) / 10;
  return new ApiFailure(413, 'FILE_TOO_LARGE', `This file is too large. It may have at most ${megabytes} MB.`, {
    limitBytes,
  });
}

/** A file whose content is of a kind that is not taken. */
export function fileTypeUnsupported(accepted: readonly string[]): ApiFailure {
  const words = accepted.map((type) => names[type] ?? type).join(', ');
  return new ApiFailure(
    415,
    'FILE_TYPE_UNSUPPORTED',
    `This kind of file cannot be read. Please choose one of: ${words}.`,
    { accepted },
  );
}
