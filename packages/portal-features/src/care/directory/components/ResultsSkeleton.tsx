import { Card, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { useDirectoryText } from '../messages/index.ts';

/** Three cards' worth of outlines while the first page is on its way. */
export function ResultsSkeleton() {
  const t = useDirectoryText();
  return (
    <LoadingRegion label={t('results.loading')}>
      <Stack gap="x2">
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <Skeleton shape="avatar" />
            <Skeleton shape="heading" />
            <Skeleton lines={3} />
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
