import { isApiError } from '@sakina/platform/client';
import type { JoiningMessage } from '../messages/index.ts';

/** The specific message for a failed upload; null where the general one applies. */
export function uploadFailure(error: unknown): JoiningMessage | null {
  if (!isApiError(error)) return null;
  if (error.kind === 'network' || error.kind === 'timeout') return 'apply.documents.cutOff';
  const byCode: Readonly<Record<string, JoiningMessage>> = {
    FILE_TOO_LARGE: 'apply.documents.tooLarge',
    FILE_TYPE_UNSUPPORTED: 'apply.documents.wrongKind',
    TOO_MANY_DOCUMENTS: 'apply.documents.full',
    APPLICATION_CLOSED: 'apply.saving.closed',
  };
  return Object.hasOwn(byCode, error.code) ? (byCode[error.code] ?? null) : null;
}
