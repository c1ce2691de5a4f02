import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { useDashboardText } from '../messages/index.ts';

/** Stands in for the list while it is read. */
export function LoadingPast() {
  const t = useDashboardText();
  return (
    <LoadingRegion label={t('past.loading')}>
      <Stack gap="x2">
        <Skeleton shape="block" size="sm" />
        <Skeleton shape="block" size="sm" />
        <Skeleton shape="block" size="sm" />
      </Stack>
    </LoadingRegion>
  );
}
