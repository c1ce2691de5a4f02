import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';
import type { SkeletonProps } from '@sakina/design-system';

export interface LoadingBlocksProps {
  /** What is on its way, for screen readers. */
  label: string;
  /** Height of each block, from the top. */
  sizes: readonly NonNullable<SkeletonProps['size']>[];
}

/** Stands for panels or rows until they are there: one block for each. */
export function LoadingBlocks({ label, sizes }: LoadingBlocksProps) {
  return (
    <LoadingRegion label={label}>
      <Stack gap="x2">
        {sizes.map((size, index) => (
          <Skeleton key={index} shape="block" size={size} />
        ))}
      </Stack>
    </LoadingRegion>
  );
}
