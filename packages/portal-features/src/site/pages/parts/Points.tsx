import { Grid, Heading, Stack, Text, theme } from '@sakina/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Point {
  /** A short title. */
  title: string;
  /** Why, in a sentence or two. */
  body: string;
  /** A lucide icon, `aria-hidden`. */
  icon?: ReactNode;
}

export interface PointsProps {
  points: readonly Point[];
  /**
   * Whether their order means something.
   * @default false
   */
  isOrdered?: boolean;
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.x1h};
  padding-block-start: ${theme.space.x2};
  border-block-start: 1px solid ${theme.color.hairline};
  & > svg { inline-size: 1.5rem; block-size: 1.5rem; color: ${theme.color.actionText}; }
`;

/** Points of equal weight side by side, each with an explanation. */
export function Points({ points, isOrdered = false }: PointsProps) {
  return (
    // Four in a row rather than three and one left over.
    <Grid as={isOrdered ? 'ol' : 'ul'} min={points.length === 4 ? 'sm' : 'lg'} gap="x4">
      {points.map(({ title, body, icon }) => (
        <Item key={title}>
          {icon}
          <Stack gap="half">
            <Heading level={3} size="md">
              {title}
            </Heading>
            <Text measure>{body}</Text>
          </Stack>
        </Item>
      ))}
    </Grid>
  );
}
