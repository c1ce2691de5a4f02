import { LoadingBlocks } from '../../../shared/index.ts';
import { useDashboardText } from '../messages/index.ts';

/** Stands in for the list while it is read. */
export function LoadingPast() {
  const t = useDashboardText();
  return <LoadingBlocks label={t('past.loading')} sizes={['sm', 'sm', 'sm']} />;
}
