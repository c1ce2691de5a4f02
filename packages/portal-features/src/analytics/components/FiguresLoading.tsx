import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import { Figures } from './Figures.tsx';

/** Room for four numbers and a chart while they are read. @param label What is on its way, for screen readers. */
export function FiguresLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Stack gap="x4">
        <Figures>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="block" size="sm" />
          ))}
        </Figures>
        <Skeleton shape="block" size="lg" />
      </Stack>
    </LoadingRegion>
  );
}
