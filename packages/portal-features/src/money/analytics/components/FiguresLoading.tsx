import { LoadingRegion, Skeleton, Stack, StatGroup } from '@sakina/design-system';

/** Room for four numbers and a chart while they are read. @param label What is on its way, for screen readers. */
export function FiguresLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Stack gap="x4">
        <StatGroup>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="block" size="sm" />
          ))}
        </StatGroup>
        <Skeleton shape="block" size="lg" />
      </Stack>
    </LoadingRegion>
  );
}
