import { LoadingBlocks } from '../../../shared/index.ts';
import { useBroadcastsText } from '../messages/index.ts';

/** Stands where broadcasts are being read. */
export function LoadingBroadcasts() {
  const t = useBroadcastsText();
  return <LoadingBlocks label={t('loading')} sizes={['md', 'md']} />;
}
