import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { useBroadcastsText } from '../messages/index.ts';

/** Stands where broadcasts are being read. */
export function LoadingBroadcasts() {
  const t = useBroadcastsText();
  return (
    <LoadingRegion label={t('loading')}>
      <Stack gap="x2">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </LoadingRegion>
  );
}
