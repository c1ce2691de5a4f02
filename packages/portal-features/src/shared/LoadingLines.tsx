import { LoadingRegion, Skeleton, Stack } from '@sakina/design-system';

export interface LoadingLinesProps {
  /** What is on its way, for screen readers. */
  label: string;
  /** Lines of each part, from the top. */
  lines: readonly number[];
}

/** Stands for text or rows until they are there: lines, in parts. */
export function LoadingLines({ label, lines }: LoadingLinesProps) {
  return (
    <LoadingRegion label={label}>
      <Stack gap="x3">
        {lines.map((count, part) => (
          <Skeleton key={part} lines={count} />
        ))}
      </Stack>
    </LoadingRegion>
  );
}
