import type { CancellationCode } from '@sakina/platform/contract';
import { useCancellationText } from './messages/index.ts';

/**
 * Returns a function that names why a session was canceled: the one wording for both sides, administrators and notices.
 */
export function useCancellationReason(): (code: CancellationCode) => string {
  const t = useCancellationText();
  return (code) => t(`code.${code}`);
}
