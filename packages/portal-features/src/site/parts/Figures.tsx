import { Grid, Stack, Stat, Text } from '@sakina/design-system';

export interface Figure {
  /** What is counted. */
  label: string;
  /** The number, formatted for the reader. */
  value: string;
}

export interface FiguresProps {
  figures: readonly Figure[];
  /** When they were counted, and how. */
  note: string;
}

/** Numbers that lead, in rows of equal length, with the day on which they were counted. */
export function Figures({ figures, note }: FiguresProps) {
  return (
    <Stack gap="x2">
      <Grid min={figures.length % 3 === 0 ? 'md' : 'sm'} gap="x3">
        {figures.map(({ label, value }) => (
          <Stat key={label} label={label} value={value} />
        ))}
      </Grid>
      <Text size="sm" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}
