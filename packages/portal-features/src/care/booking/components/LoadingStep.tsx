import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { useBookingText } from '../messages/index.ts';

/** Placeholder for the open times. */
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

/** Placeholder for the form of a step, below its question. */
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
