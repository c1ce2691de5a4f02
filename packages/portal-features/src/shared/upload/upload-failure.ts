import { isApiError } from '@sakina/platform/client';

/** The kinds of file that every upload takes. */
export const UPLOAD_KINDS = ['PDF', 'JPEG', 'PNG'] as const;

/** What is wrong with an upload, where there is more to say than that it failed. */
export type UploadFailure = 'tooLarge' | 'wrongKind' | 'cutOff';

/** Tells why a file did not arrive; null where the general message is the best one. */
export function uploadFailure(error: unknown): UploadFailure | null {
  if (isApiError(error, 'FILE_TOO_LARGE')) return 'tooLarge';
  if (isApiError(error, 'FILE_TYPE_UNSUPPORTED')) return 'wrongKind';
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout') ? 'cutOff' : null;
}
