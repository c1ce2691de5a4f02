import { Grid, Stack, Stat, Text } from '@sakina/design-system';

export interface Figure {
  /** What the number counts. */
  label: string;
  /** The number, formatted for the locale. */
  value: string;
}

export interface FiguresProps {
  figures: readonly Figure[];
  /** When they were counted, and how. */
  note: string;
}

/** Key figures in rows of equal length, with the date of the counts. */
export function Figures({ figures, note }: FiguresProps) {
  return (
    <Stack gap="x2">
      <Grid min={figures.length % 3 === 0 ? 'md' : 'sm'} gap="x3">
        {figures.map(({ label, value }) => (
          <Stat size="large" key={label} label={label} value={value} />
        ))}
      </Grid>
      <Text size="sm" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}
