import type { RetentionLoss } from '@sakina/platform/contract';
import { useAdminSettingsText } from '../messages/index.ts';

/** Says what a shorter time deletes, with its count. */
export function useLossText(): (loss: RetentionLoss) => string {
  const t = useAdminSettingsText();
  return ({ path, records }) => t(`loss.${path}`, { count: records });
}
