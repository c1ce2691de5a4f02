import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';

/**
 * Stands for a form until it is there. As tall as a window, as forms are: what stands below does not come up and go
 * again.
 */
export function LoadingForm({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Stack gap="x3">
        <Skeleton lines={2} />
        <Skeleton shape="block" size="lg" />
        <Skeleton shape="block" size="lg" />
      </Stack>
    </LoadingRegion>
  );
}
