import type { CancellationCode } from '@sakina/platform/contract';
import { useCallback } from 'react';
import { useCancellationText } from './messages/index.ts';

/**
 * Returns a function that names why a session was canceled: the one wording for both sides, administrators and notices.
 */
export function useCancellationReason(): (code: CancellationCode) => string {
  const t = useCancellationText();
  return useCallback((code) => t(`code.${code}`), [t]);
}
