import type { BookingState } from '@sakina/platform/domain';
import { useCallback } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';

/**
 * The words for a status; shorter than for clients where a table needs it. The same function until the language
 * changes.
 */
export function useStatusText(): (state: BookingState) => string {
  const t = useAdminSessionsText();
  const shared = useSharedText();
  return useCallback((state) => (state === 'NO_SHOW' ? t('status.NO_SHOW') : shared(`status.${state}`)), [t, shared]);
}
