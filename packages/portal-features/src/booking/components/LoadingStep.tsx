import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { useBookingText } from '../messages/index.ts';

/** Stands in for the times while they are read. */
export function LoadingTimes() {
  const t = useBookingText();
  return (
    <LoadingRegion label={t('time.loading')}>
      <Stack gap="x2">
        <Skeleton shape="text" />
        <Skeleton shape="block" size="lg" />
        <Skeleton shape="block" size="sm" />
      </Stack>
    </LoadingRegion>
  );
}

/** Stands under the question of a step while its answer is on its way. */
export function LoadingStep() {
  const t = useBookingText();
  return (
    <LoadingRegion label={t('step.loading')}>
      <Stack gap="x3">
        <Skeleton lines={3} />
        <Skeleton shape="block" size="sm" />
        <Skeleton shape="button" />
      </Stack>
    </LoadingRegion>
  );
}
