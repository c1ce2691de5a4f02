import type { AppointmentStatus } from '@sakina/platform/contract';
import { useSharedText } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';

/** The words for a status; shorter than for clients where a table needs it. */
export function useStatusText(): (status: AppointmentStatus) => string {
  const t = useAdminSessionsText();
  const shared = useSharedText();
  return (status) => (status === 'NO_SHOW' ? t('status.NO_SHOW') : shared(`status.${status}`));
}
