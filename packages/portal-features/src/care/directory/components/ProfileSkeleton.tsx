import { Inline, LoadingRegion, Skeleton, Split, Stack } from '@sakina/design-system';
import { useDirectoryText } from '../messages/index.ts';

/** The outline of a profile while it is on its way. */
export function ProfileSkeleton() {
  const t = useDirectoryText();
  return (
    <LoadingRegion label={t('profile.loading')}>
      <Split position="end" side={<Skeleton shape="block" size="lg" />}>
        <Stack gap="x4">
          <Inline gap="x2">
            <Skeleton shape="avatar" />
            <Skeleton shape="heading" />
          </Inline>
          <Skeleton lines={3} />
          <Skeleton lines={5} />
          {/* A profile is longer than a window: what stands below it does not come up and go again. */}
          <Skeleton shape="block" size="lg" />
          <Skeleton shape="block" size="lg" />
        </Stack>
      </Split>
    </LoadingRegion>
  );
}
