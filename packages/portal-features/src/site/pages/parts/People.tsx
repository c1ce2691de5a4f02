import { Avatar, Grid, Heading, Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';

interface Person {
  name: string;
  /** Language of the name, as a BCP 47 tag. */
  lang: string;
  /** Their responsibility. */
  role: string;
  /** One sentence about them. */
  line: string;
}

export interface PeopleProps {
  people: readonly Person[];
}

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.x2};
`;

/** People with their names, responsibilities, and a sentence about each. */
export function People({ people }: PeopleProps) {
  return (
    <Grid as="ul" min="xl" gap="x4">
      {people.map(({ name, lang, role, line }) => (
        <Item key={name}>
          <Avatar name={name} size="lg" />
          <Stack gap="half">
            <Heading level={3} size="lg">
              <bdi lang={lang}>{name}</bdi>
            </Heading>
            <Text size="sm" tone="muted" font="control">
              {role}
            </Text>
            <Text measure>{line}</Text>
          </Stack>
        </Item>
      ))}
    </Grid>
  );
}
