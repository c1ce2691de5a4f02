import { Grid, Stack, Stat, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import type { Figure } from './Figures.tsx';

interface Reading extends Figure {
  /** What the number does not say. */
  body: string;
}

export interface ReadingsProps {
  readings: readonly Reading[];
  /** When they were counted. */
  note: string;
}

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space.x1h};
  padding-block-start: ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
`;

/** Figures, each with its limits. */
export function Readings({ readings, note }: ReadingsProps) {
  return (
    <Stack gap="x3">
      <Grid as="ul" min="xl" gap="x4">
        {readings.map(({ label, value, body }) => (
          <Item key={label}>
            <Stat size="large" label={label} value={value} />
            <Text measure>{body}</Text>
          </Item>
        ))}
      </Grid>
      <Text size="sm" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}
